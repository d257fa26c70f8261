const text = `
size     vcpus  memory  disks  temp  cache  cached     uncached
-        count  GiB     count  GiB   GiB    IOPS/MBps  IOPS/MBps
DS11_v2  2      14      8      28    72     8000/64    6400/96
DS12_v2  4      28      16     56    144    16000/128  12800/192
DS13_v2  8      56      32     112   288    32000/256  25600/384
DS14_v2  16     112     64     224   576    64000/512  51200/768
DS15_v2  20     140     64     280   720    80000/640  64000/960
`;

export const dsv2Memory = {
  series: 'DSv2',
  source: 'dsv2-memory',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'A previous generation',
  text,
} as const;
