const text = `
size      vcpus  memory  disks  cached             uncached     uncached-burst  elastic      elastic-burst
-         count  GiB     count  IOPS/MBps          IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
D2as_v6   2      8       4      9000/125@api-2025  4000/90      20000/1250      4000/90      20000/1250
D4as_v6   4      16      8      unpublished        7600/180     20000/1250      7600/180     20000/1250
D8as_v6   8      32      16     unpublished        15200/360    20000/1250      15200/360    20000/1250
D16as_v6  16     64      32     unpublished        30400/720    40000/1250      30400/720    40000/1250
D32as_v6  32     128     32     unpublished        57600/1440   80000/1700      57600/1440   80000/1700
D48as_v6  48     192     32     unpublished        86400/2160   90000/2550      86400/2160   90000/2550
D64as_v6  64     256     32     unpublished        115200/2880  120000/3400     115200/2880  120000/3400
D96as_v6  96     384     32     unpublished        175000/4320  175000/5090     175000/4320  175000/5090
`;

export const dasv6 = {
  series: 'Dasv6',
  source: 'dasv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
