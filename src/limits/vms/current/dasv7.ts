const text = `
size       vcpus  memory  disks  cached       uncached      uncached-burst  elastic       elastic-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
D2as_v7    2      8       10     unpublished  4000/118      44000/1412      4400/136      48400/1653
D4as_v7    4      16      12     unpublished  8000/234      47200/1412      8800/273      52083/1653
D8as_v7    8      32      26     unpublished  16000/468     47200/1412      17600/547     52083/1653
D16as_v7   16     64      48     unpublished  32000/936     72700/1412      35200/1095    80000/1653
D32as_v7   32     128     64     unpublished  64000/1872    94400/1916      70400/2191    104167/2241
D48as_v7   48     192     64     unpublished  96000/2808    99000/2874      105600/3291   108900/3362
D64as_v7   64     256     64     unpublished  128000/3744   132000/3832     140800/4382   145200/4484
D96as_v7   96     384     64     unpublished  192000/5663   192500/5749     211200/6573   211750/6669
D128as_v7  128    512     64     unpublished  204800/7488   225280/7663     281600/8764   310886/8966
D160as_v7  160    640     64     unpublished  212000/10344  242640/11410    310000/10356  355443/11450
`;

export const dasv7 = {
  series: 'Dasv7',
  source: 'dasv7',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
