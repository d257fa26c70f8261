const text = `
size     vcpus  memory  disks  temp  cache  cached              uncached
-        count  GiB     count  GiB   GiB    IOPS/MBps           IOPS/MBps
F2s_v2   2      4       4      16    32     4000/unpublished    unpublished
F4s_v2   4      8       8      32    64     8000/unpublished    unpublished
F8s_v2   8      16      16     64    128    16000/unpublished   unpublished
F16s_v2  16     32      32     128   256    32000/unpublished   unpublished
F32s_v2  32     64      32     256   512    64000/unpublished   unpublished
F64s_v2  64     128     32     512   1024   128000/unpublished  unpublished
F72s_v2  72     144     32     576   1520   144000/unpublished  unpublished
`;

export const fsv2 = {
  series: 'Fsv2',
  source: 'sizes-compute-2018',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  note: 'The page lists the IOPS of the cached limit alone, and no uncached limit',
  text,
} as const;
