const text = `
size     vcpus  memory  disks  temp  cache  cached       uncached
-        count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps
D2s_v3   2      8       4      16    50     4000/32      3200/48
D4s_v3   4      16      8      32    100    8000/64      6400/96
D8s_v3   8      32      16     64    200    16000/128    12800/192
D16s_v3  16     64      32     128   400    32000/256    25600/384
D32s_v3  32     128     32     256   800    64000/512    51200/768
D64s_v3  64     256     32     512   1600   128000/1024  80000/1200
`;

export const dsv3 = {
  series: 'Dsv3',
  source: 'sizes-general-2018',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  text,
} as const;
