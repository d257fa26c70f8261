const text = `
size  vcpus  memory  disks  temp  cache  cached     uncached   source
-     count  GiB     count  GiB   GiB    IOPS/MBps  IOPS/MBps  -
DS1   1      3.5     4      7     43     4000/32    3200/32    sizes-general-2018
DS11  2      14      8      28    72     8000/64    6400/64    sizes-memory-2018
DS2   2      7       8      14    86     8000/64    6400/64    sizes-general-2018
DS12  4      28      16     56    144    16000/128  12800/128  sizes-memory-2018
DS3   4      14      16     28    172    16000/128  12800/128  sizes-general-2018
DS13  8      56      32     112   288    32000/256  25600/256  sizes-memory-2018
DS4   8      28      32     56    344    32000/256  25600/256  sizes-general-2018
DS14  16     112     64     224   576    64000/512  51200/512  sizes-memory-2018   # The design guide lists 50,000 IOPS and 32 data disks; its 4,000 IOPS and 33 MB/s are a core’s share of the cached limit
`;

export const ds = {
  series: 'DS',
  source: 'sizes-general-2018',
  also: ['design-guide', 'surprises', 'aggregating'],
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  text,
} as const;
