const text = `
size       vcpus  memory  disks  cached       uncached     uncached-burst  elastic      elastic-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
F2als_v6   2      4       4      unpublished  4000/90      20000/1250      8000/90      20000/1250
F4als_v6   4      8       8      unpublished  7600/180     20000/1250      15200/180    20000/1250
F8als_v6   8      16      16     unpublished  15200/360    40000/1250      30400/360    80000/1250
F16als_v6  16     32      32     unpublished  30400/720    40000/1250      60800/720    80000/1250
F32als_v6  32     64      32     unpublished  57600/1440   57600/1700      115200/1440  115200/1700
F48als_v6  48     96      32     unpublished  86400/2160   86400/2550      172800/2160  172800/2550
F64als_v6  64     128     32     unpublished  115200/2880  115200/3400     230400/2880  230400/3400
`;

export const falsv6 = {
  series: 'Falsv6',
  source: 'falsv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
