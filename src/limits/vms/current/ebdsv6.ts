const text = `
size         vcpus  memory  disks  temp   nvme-disks  nvme-size  cached       local          local-write   uncached      uncached-burst  elastic       elastic-burst
-            count  GiB     count  GiB    count       GiB        IOPS/MBps    IOPS/MBps      IOPS/MBps     IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
E2bds_v6     2      16      8      110    1           110        unpublished  37500/180      15000/90      8800/253      30000/1200      13200/330     45000/1565
E4bds_v6     4      32      12     220    1           220        unpublished  75000/360      30000/180     17600/506     35000/1200      23540/660     46813/1565
E8bds_v6     8      64      24     440    1           440        unpublished  150000/720     60000/360     36300/1023    44000/1500      48620/1320    58933/1935
E16bds_v6    16     128     48     880    2           440        unpublished  300000/1440    120000/720    72600/1980    77000/2500      97240/2530    103133/3194
E32bds_v6    32     256     64     1760   4           440        unpublished  600000/2880    240000/1440   143000/4070   154000/5000     191620/5280   206360/6486
E48bds_v6    48     384     64     2640   6           440        unpublished  900000/4320    360000/2160   209000/6160   220000/7000     278630/8030   293295/9124
E64bds_v6    64     512     64     3520   4           880        unpublished  1200000/5760   480000/2880   242000/6600   253000/8000     324280/8580   339020/10400
E96bds_v6    96     768     64     5280   6           880        unpublished  1800000/8640   720000/4320   286000/8250   286000/10000    429000/9900   429000/12000
E128bds_v6   128    1024    64     7040   4           1760       unpublished  2400000/11520  960000/5760   330000/10000  350000/11500    500000/12000  530303/13800
E192ibds_v6  192    1832    64     10560  6           1760       unpublished  3600000/17280  1440000/8640  400000/14000  400000/14000    800000/14000  800000/14000
`;

export const ebdsv6 = {
  series: 'Ebdsv6',
  source: 'ebdsv6',
  also: ['modernization'],
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe (inferred)',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. The page does not say that they are NVMe, as local disks of v6 and v7 sizes are. The page lists them under the names of Edsv6, and they are taken by the number of vCPUs. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
