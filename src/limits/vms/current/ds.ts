const text = `
size  vcpus  memory  disks  temp  cache  cached     uncached
-     count  GiB     count  GiB   GiB    IOPS/MBps  IOPS/MBps
DS1   1      3.5     4      7     43     4000/32    3200/32
DS11  2      14      8      28    72     8000/64    6400/64
DS2   2      7       8      14    86     8000/64    6400/64
DS12  4      28      16     56    144    16000/128  12800/128
DS3   4      14      16     28    172    16000/128  12800/128
DS13  8      56      32     112   288    32000/256  25600/256
DS4   8      28      32     56    344    32000/256  25600/256
DS14  16     112     64     224   576    64000/512  51200/512
`;

export const ds = {
  series: 'DS',
  source: 'previous-sizes',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'A previous generation',
  text,
} as const;
