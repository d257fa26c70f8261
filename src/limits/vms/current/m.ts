const text = `
size    vcpus  memory  disks  temp   cache  cached       uncached    cached-burst  uncached-burst
-       count  GiB     count  GiB    GiB    IOPS/MBps    IOPS/MBps   IOPS/MBps     IOPS/MBps
M8ms    8      218.75  8      256    793    10000/100    5000/125    10000/250     10000/250
M16ms   16     437.5   16     512    1587   20000/200    10000/250   20000/500     20000/500
M32ls   32     256     32     1024   3174   40000/400    20000/500   40000/1000    40000/1000
M32ms   32     875     32     1024   3174   40000/400    20000/500   40000/1000    40000/1000
M32ts   32     192     32     1024   3174   40000/400    20000/500   40000/1000    40000/1000
M64     64     1024    64     7168   1228   80000/800    40000/1000  80000/2000    80000/2000
M64ls   64     512     64     2048   6348   80000/800    40000/1000  80000/2000    80000/2000
M64m    64     1792    64     7168   1228   80000/800    40000/1000  80000/2000    80000/2000
M64ms   64     1792    64     2048   6348   80000/800    40000/1000  80000/2000    80000/2000
M64s    64     1024    64     2048   6348   80000/800    40000/1000  80000/2000    80000/2000
M128    128    2048    64     14336  2456   250000/1600  80000/2000  250000/4000   80000/4000
M128m   128    3892    64     14336  2456   250000/1600  80000/2000  250000/4000   80000/4000
M128ms  128    3892    64     4096   12696  160000/1600  80000/2000  250000/4000   80000/4000
M128s   128    2048    64     4096   12696  160000/1600  80000/2000  250000/4000   80000/4000
`;

export const m = {
  series: 'M',
  source: 'm',
  also: ['m-2020'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'The page lists the cached limit as a figure of the temp disk; an older copy of the page listed such figures for cache and temp disk together',
  text,
} as const;
