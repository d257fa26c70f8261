const text = `
size     vcpus  memory  disks  temp  cache  cached     uncached   source
-        count  GiB     count  GiB   GiB    IOPS/MBps  IOPS/MBps  -
DS1_v2   1      3.5     4      7     43     4000/32    3200/48    sizes-general-2018
DS11_v2  2      14      8      28    72     8000/64    6400/96    sizes-memory-2018
DS2_v2   2      7       8      14    86     8000/64    6400/96    sizes-general-2018
DS12_v2  4      28      16     56    144    16000/128  12800/192  sizes-memory-2018
DS3_v2   4      14      16     28    172    16000/128  12800/192  sizes-general-2018
DS13_v2  8      56      32     112   288    32000/256  25600/384  sizes-memory-2018
DS4_v2   8      28      32     56    344    32000/256  25600/384  sizes-general-2018
DS14_v2  16     112     64     224   576    64000/512  51200/768  sizes-memory-2018
DS5_v2   16     56      64     112   688    64000/512  51200/768  sizes-general-2018
DS15_v2  20     140     64     280   720    80000/640  64000/960  sizes-memory-2018
`;

export const dsv2 = {
  series: 'DSv2',
  source: 'sizes-general-2018',
  also: ['throttling'],
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  text,
} as const;
