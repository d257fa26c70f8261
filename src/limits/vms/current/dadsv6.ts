const text = `
size       vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       local         uncached     uncached-burst  elastic      elastic-burst
-          count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps     IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
D2ads_v6   2      8       4      110   1           110        unpublished  37500/180     4000/90      20000/1250      4000/90      20000/1250
D4ads_v6   4      16      8      220   1           220        unpublished  75000/360     7600/180     20000/1250      7600/180     20000/1250
D8ads_v6   8      32      16     440   1           440        unpublished  150000/720    15200/360    20000/1250      15200/360    20000/1250
D16ads_v6  16     64      32     880   2           440        unpublished  300000/1440   30400/720    40000/1250      30400/720    40000/1250
D32ads_v6  32     128     32     1760  4           440        unpublished  600000/2880   57600/1440   80000/1700      57600/1440   80000/1700
D48ads_v6  48     192     32     2640  6           440        unpublished  900000/4320   86400/2160   90000/2550      86400/2160   90000/2550
D64ads_v6  64     256     32     3520  4           880        unpublished  1200000/5760  115200/2880  120000/3400     115200/2880  120000/3400
D96ads_v6  96     384     32     5280  6           880        unpublished  1800000/8640  175000/4320  175000/5090     175000/4320  175000/5090
`;

export const dadsv6 = {
  series: 'Dadsv6',
  source: 'dadsv6',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. The page lists no figures for writes to them. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
