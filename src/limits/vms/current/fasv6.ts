const text = `
size      vcpus  memory  disks  cached       uncached     uncached-burst  elastic      elastic-burst
-         count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
F2as_v6   2      8       4      unpublished  4000/90      20000/1250      8000/90      20000/1250
F4as_v6   4      16      8      unpublished  7600/180     20000/1250      15200/180    20000/1250
F8as_v6   8      32      16     unpublished  15200/360    40000/1250      30400/360    80000/1250
F16as_v6  16     64      32     unpublished  30400/720    40000/1250      60800/720    80000/1250
F32as_v6  32     128     32     unpublished  57600/1440   57600/1700      115200/1440  115200/1700
F48as_v6  48     192     32     unpublished  86400/2160   86400/2550      172800/2160  172800/2550
F64as_v6  64     256     32     unpublished  115200/2880  115200/3400     230400/2880  230400/3400
`;

export const fasv6 = {
  series: 'Fasv6',
  source: 'fasv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
