const text = `
size      vcpus  memory  disks  cached       uncached     uncached-burst  elastic      elastic-burst
-         count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
E2as_v6   2      16      4      unpublished  4000/90      20000/1250      4000/90      20000/1250
E4as_v6   4      32      8      unpublished  7600/180     20000/1250      7600/180     20000/1250
E8as_v6   8      64      16     unpublished  15200/360    20000/1250      15200/360    20000/1250
E16as_v6  16     128     32     unpublished  30400/720    40000/1250      30400/720    40000/1250
E20as_v6  20     160     32     unpublished  38000/900    64000/1600      38000/900    64000/1600
E32as_v6  32     256     32     unpublished  57600/1440   80000/1700      57600/1440   80000/1700
E48as_v6  48     384     32     unpublished  86400/2160   90000/2550      86400/2160   90000/2550
E64as_v6  64     512     32     unpublished  115200/2880  120000/3400     115200/2880  120000/3400
E96as_v6  96     672     32     unpublished  175000/4320  175000/5090     175000/4320  175000/5090
`;

export const easv6 = {
  series: 'Easv6',
  source: 'easv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
