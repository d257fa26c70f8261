const text = `
size     vcpus  memory  disks  temp  cache  cached       uncached
-        count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps
E2s_v3   2      16      4      32    50     4000/32      3200/48
E4s_v3   4      32      8      64    100    8000/64      6400/96
E8s_v3   8      64      16     128   200    16000/128    12800/192
E16s_v3  16     128     32     256   400    32000/256    25600/384
E32s_v3  32     256     32     512   800    64000/512    51200/768
E64s_v3  64     432     32     864   1600   128000/1024  80000/1200
`;

export const esv3 = {
  series: 'Esv3',
  source: 'sizes-memory-2018',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  text,
} as const;
