const text = `
size        vcpus  memory  disks  cached                uncached    uncached-burst  elastic      elastic-burst
-           count  GiB     count  IOPS/MBps             IOPS/MBps   IOPS/MBps       IOPS/MBps    IOPS/MBps
M32ms_v2    32     875     32     40000/400@api-2021    20000/500   40000/1000      -            -
M64ms_v2    64     1792    64     80000/800@api-2021    40000/1000  80000/2000      -            -
M64s_v2     64     1024    64     80000/800@api-2021    40000/1000  80000/2000      -            -
M128ms_v2   128    3892    64     160000/1600@api-2021  80000/2000  80000/4000      -            -
M128s_v2    128    2048    64     160000/1600@api-2021  80000/2000  80000/4000      -            -
M192ims_v2  192    4096    64     160000/1600@api-2021  80000/2000  80000/4000      -            -
M192is_v2   192    2048    64     160000/1600@api-2021  80000/2000  80000/4000      120000/2000  120000/4000
`;

export const msv2 = {
  series: 'Msv2',
  source: 'msv2',
  tempDisk: 'none',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
