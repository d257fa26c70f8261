const text = `
size      vcpus  memory  disks  cached       uncached     uncached-burst  elastic      elastic-burst  host-cache
-         count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps      -
L2as_v4   2      16      4      unpublished  4000/90      20000/1250      4000/90      20000/1250     yes
L4as_v4   4      32      8      unpublished  7600/180     20000/1250      7600/180     20000/1250     yes
L8as_v4   8      64      16     unpublished  15200/360    20000/1250      15200/360    20000/1250     yes
L16as_v4  16     128     32     unpublished  30400/720    40000/1250      30400/720    40000/1250     yes
L32as_v4  32     256     32     unpublished  57600/1440   80000/1700      57600/1440   80000/1700     yes
L48as_v4  48     384     32     unpublished  86400/2160   90000/2550      86400/2160   90000/2550     yes
L64as_v4  64     512     32     unpublished  115200/2880  120000/3400     115200/2880  120000/3400    yes
L80as_v4  80     640     32     unpublished  144000/3600  147500/4245     144000/3600  147500/4245    yes
L96as_v4  96     768     32     none         172800/4320  175000/5090     172800/4320  175000/5090    no
`;

export const lasv4 = {
  file: 'src/limits/vms/current/lasv4.ts',
  series: 'Lasv4',
  edition: 'current',
  source: 'lasv4',
  tempDisk: 'local NVMe',
  hostCache: true,
  note: 'The local NVMe disks stand outside the cached limit; the page gives their size in GB. Host caching is supported except on L96as_v4, and the page gives no limit for it',
  text,
} as const;
