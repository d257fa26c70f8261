const text = `
size    vcpus  memory  disks  temp  cache  cached       uncached
-       count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps
M64ms   64     1792    64     2048  6348   80000/800    40000/1000
M64s    64     1024    64     2048  6348   80000/800    40000/1000
M128ms  128    3800    64     4096  12696  160000/1600  80000/2000  # The page lists 3800 GiB of memory; today’s page 3892
M128s   128    2048    64     4096  12696  160000/1600  80000/2000
`;

export const m = {
  series: 'M',
  source: 'sizes-memory-2018',
  also: ['m-2020'],
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  text,
} as const;
