const text = `
size        vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       local         local-write  uncached      uncached-burst  elastic       elastic-burst
-           count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps     IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
FX2mds_v2   2      42      8      110   1           110        unpublished  37500/180     15000/90     8000/273      40000/1250      12000/300     60000/1375
FX4mds_v2   4      84      12     220   1           220        unpublished  75000/360     30000/180    16000/545     65000/1800      21400/600     86938/1980
FX8mds_v2   8      168     24     440   1           440        unpublished  150000/720    60000/360    33000/1091    65000/1800      44200/1200    87061/1980
FX12mds_v2  12     252     48     880   2           440        unpublished  300000/1440   120000/720   49500/1636    67500/2400      66300/1750    90409/2567
FX16mds_v2  16     336     48     880   2           440        unpublished  300000/1440   120000/720   66000/2182    70000/3000      88400/2300    93758/3163
FX24mds_v2  24     504     48     1320  3           440        unpublished  450000/2160   180000/1080  98000/3273    105000/4500     131300/3550   140679/4881
FX32mds_v2  32     672     64     1760  4           440        unpublished  600000/2880   240000/1440  130000/4364   140000/6000     174200/4800   187600/6600
FX48mds_v2  48     1008    64     2640  6           440        unpublished  900000/4320   360000/2160  190000/6545   200000/9000     253300/7300   266632/10038
FX64mds_v2  64     1344    64     3520  4           880        unpublished  1200000/5760  480000/2880  220000/8727   230000/9750     294800/9600   308200/10725
FX96mds_v2  96     1832    64     5280  6           880        unpublished  1800000/8640  720000/4320  260000/10000  260000/10625    400000/11250  400000/12000
`;

export const fxmdsv2 = {
  series: 'FXmdsv2',
  source: 'fxmdsv2',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
