const text = `
size     vcpus  memory  disks  temp  cache  cached       uncached    uncached-burst
-        count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps   IOPS/MBps
F2s_v2   2      4       4      16    32     4000/31      3200/47     4000/200
F4s_v2   4      8       8      32    64     8000/63      6400/95     8000/200
F8s_v2   8      16      16     64    128    16000/127    12800/190   16000/400
F16s_v2  16     32      32     128   256    32000/255    25600/380   32000/800
F32s_v2  32     64      32     256   512    64000/512    51200/750   64000/1600
F48s_v2  48     96      32     384   768    96000/768    76800/1100  80000/2000
F64s_v2  64     128     32     512   1024   128000/1024  80000/1100  80000/2000
F72s_v2  72     144     32     576   1520   144000/1152  80000/1100  80000/2000
`;

export const fsv2 = {
  series: 'Fsv2',
  source: 'fsv2',
  also: ['fsv2-2022'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'The page lists the cached limit as a figure of the temp disk; an older copy of the page listed such figures for cache and temp disk together, and the cache sizes',
  text,
} as const;
