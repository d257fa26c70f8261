const text = `
size       vcpus  memory  disks  cached       uncached     uncached-burst  elastic      elastic-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
F2ams_v6   2      16      4      unpublished  4000/90      20000/1250      8000/90      20000/1250
F4ams_v6   4      32      8      unpublished  7600/180     20000/1250      15200/180    20000/1250
F8ams_v6   8      64      16     unpublished  15200/360    40000/1250      30400/360    80000/1250
F16ams_v6  16     128     32     unpublished  30400/720    40000/1250      60800/720    80000/1250
F32ams_v6  32     256     32     unpublished  57600/1440   57600/1700      115200/1440  115200/1700
F48ams_v6  48     384     32     unpublished  86400/2160   86400/2550      172800/2160  172800/2550
F64ams_v6  64     512     32     unpublished  115200/2880  115200/3400     230400/2880  230400/3400
`;

export const famsv6 = {
  series: 'Famsv6',
  source: 'famsv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
