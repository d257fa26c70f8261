const text = `
size      vcpus  memory  disks  temp   nvme-disks  nvme-size  cached       local          local-write    uncached     uncached-burst  elastic      elastic-burst  host-cache
-         count  GiB     count  GB     count       GB         IOPS/MBps    IOPS/MBps      IOPS/MBps      IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps      -
L2as_v4   2      16      4      480    1           480        unpublished  137500/750     55000/375      4000/90      20000/1250      4000/90      20000/1250     yes
L4as_v4   4      32      8      960    2           480        unpublished  275000/1500    110000/750     7600/180     20000/1250      7600/180     20000/1250     yes
L8as_v4   8      64      16     1920   4           480        unpublished  550000/3000    220000/1500    15200/360    20000/1250      15200/360    20000/1250     yes
L16as_v4  16     128     32     3840   4           960        unpublished  1100000/6000   440000/3000    30400/720    40000/1250      30400/720    40000/1250     yes
L32as_v4  32     256     32     7680   8           960        unpublished  2200000/12000  880000/6000    57600/1440   80000/1700      57600/1440   80000/1700     yes
L48as_v4  48     384     32     11520  6           1920       unpublished  3300000/18000  1320000/9000   86400/2160   90000/2550      86400/2160   90000/2550     yes
L64as_v4  64     512     32     15360  8           1920       unpublished  4400000/24000  1760000/12000  115200/2880  120000/3400     115200/2880  120000/3400    yes
L80as_v4  80     640     32     19200  10          1920       unpublished  5500000/30000  2200000/15000  144000/3600  147500/4245     144000/3600  147500/4245    yes
L96as_v4  96     768     32     23040  12          1920       none         6600000/36000  2640000/18000  172800/4320  175000/5090     172800/4320  175000/5090    no
`;

export const lasv4 = {
  series: 'Lasv4',
  source: 'lasv4',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. Host caching is supported except on L96as_v4, and the page gives no limit for it',
  text,
} as const;
