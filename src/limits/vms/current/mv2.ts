const text = `
size        vcpus  memory  disks  temp  cache  cached       uncached
-           count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps
M208ms_v2   208    5700    64     4096  7040   80000/800    40000/1000
M208s_v2    208    2850    64     4096  7040   80000/800    40000/1000
M416ms_v2   416    11400   64     8192  14080  250000/1600  80000/2000
M416s_v2    416    5700    64     8192  14080  250000/1600  80000/2000
M416s_8_v2  416    7600    64     4096  14080  250000/1600  80000/2000
`;

export const mv2 = {
  series: 'Mv2',
  source: 'mv2',
  also: ['mv2-2020'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'The page lists the cached limit as a figure of the temp disk; an older copy of the page listed such figures for cache and temp disk together',
  text,
} as const;
