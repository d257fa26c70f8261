const text = `
size       vcpus  memory  disks  cached       uncached      uncached-burst  elastic       elastic-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
FX2ms_v2   2      42      8      unpublished  8000/273      40000/1250      12000/300     60000/1375
FX4ms_v2   4      84      12     unpublished  16000/545     65000/1800      21400/600     86938/1980
FX8ms_v2   8      168     24     unpublished  33000/1091    65000/1800      44200/1200    87061/1980
FX12ms_v2  12     252     48     unpublished  49500/1636    67500/2400      66300/1750    90409/2567
FX16ms_v2  16     336     48     unpublished  66000/2182    70000/3000      88400/2300    93758/3163
FX24ms_v2  24     504     48     unpublished  98000/3273    105000/4500     131300/3550   140679/4881
FX32ms_v2  32     672     64     unpublished  130000/4364   140000/6000     174200/4800   187600/6600
FX48ms_v2  48     1008    64     unpublished  190000/6545   200000/9000     253300/7300   266632/10038
FX64ms_v2  64     1344    64     unpublished  220000/8727   230000/9750     294800/9600   308200/10725
FX96ms_v2  96     1832    64     unpublished  260000/10000  260000/10625    400000/11250  400000/12000
`;

export const fxmsv2 = {
  series: 'FXmsv2',
  source: 'fxmsv2',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
