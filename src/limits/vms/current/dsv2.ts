const text = `
size    vcpus  memory  disks  temp  cache  cached     uncached
-       count  GiB     count  GiB   GiB    IOPS/MBps  IOPS/MBps
DS1_v2  1      3.5     4      7     43     4000/32    3200/48
DS2_v2  2      7       8      14    86     8000/64    6400/96
DS3_v2  4      14      16     28    172    16000/128  12800/192
DS4_v2  8      28      32     56    344    32000/256  25600/384
DS5_v2  16     56      64     112   688    64000/512  51200/768
`;

export const dsv2 = {
  series: 'DSv2',
  source: 'dsv2',
  also: ['api-2020'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'The page lists the cached limits as those of the temp disk and says that there is no host cache; the page from 2018 and the one on memory optimised sizes list the same for cache and temp disk together. Cache sizes are from the resource API of 2020',
  text,
} as const;
