const text = `
size         vcpus  memory  disks  temp  cached       uncached    cached-burst  uncached-burst
-            count  GiB     count  GiB   IOPS/MBps    IOPS/MBps   IOPS/MBps     IOPS/MBps
M32dms_v2    32     875     32     1024  40000/400    20000/500   40000/1000    40000/1000
M64dms_v2    64     1792    64     2048  80000/800    40000/1000  80000/2000    80000/2000
M64ds_v2     64     1024    64     2048  80000/800    40000/1000  80000/2000    80000/2000
M128dms_v2   128    3892    64     4096  160000/1600  80000/2000  250000/4000   80000/4000
M128ds_v2    128    2048    64     4096  160000/1600  80000/2000  250000/4000   80000/4000
M192idms_v2  192    4096    64     4096  160000/1600  80000/2000  250000/4000   80000/4000
M192ids_v2   192    2048    64     4096  160000/1600  80000/2000  250000/4000   80000/4000
`;

export const mdsv2 = {
  series: 'Mdsv2',
  source: 'mdsv2',
  also: ['mdsv2-2022'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'The page lists the cached limit as a figure of the temp disk; an older copy of the page listed such figures for cache and temp disk together',
  text,
} as const;
