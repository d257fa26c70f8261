const text = `
size        vcpus  memory  disks  cached       uncached      uncached-burst  elastic       elastic-burst
-           count  GiB     count  IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
E2bs_v6     2      16      8      unpublished  8800/253      30000/1200      13200/330     45000/1565
E4bs_v6     4      32      12     unpublished  17600/506     35000/1200      23540/660     46813/1565
E8bs_v6     8      64      24     unpublished  36300/1023    44000/1500      48620/1320    58933/1935
E16bs_v6    16     128     48     unpublished  72600/1980    77000/2500      97240/2530    103133/3194
E32bs_v6    32     256     64     unpublished  143000/4070   154000/5000     191620/5280   206360/6486
E48bs_v6    48     384     64     unpublished  209000/6160   220000/7000     278630/8030   293295/9124
E64bs_v6    64     512     64     unpublished  242000/6600   253000/8000     324280/8580   339020/10400
E96bs_v6    96     768     64     unpublished  286000/8250   286000/10000    429000/9900   429000/12000
E128bs_v6   128    1024    64     unpublished  330000/10000  350000/11500    500000/12000  530303/13800
E192ibs_v6  192    1832    64     unpublished  400000/14000  400000/14000    800000/14000  800000/14000
`;

export const ebsv6 = {
  series: 'Ebsv6',
  source: 'ebsv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
