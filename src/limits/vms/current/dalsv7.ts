const text = `
size        vcpus  memory  disks  cached       uncached      uncached-burst  elastic       elastic-burst
-           count  GiB     count  IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
D2als_v7    2      4       10     unpublished  4000/118      44000/1412      4400/136      48400/1653
D4als_v7    4      8       12     unpublished  8000/234      47200/1412      8800/273      52083/1653
D8als_v7    8      16      26     unpublished  16000/468     47200/1412      17600/547     52083/1653
D16als_v7   16     32      48     unpublished  32000/936     72700/1412      35200/1095    80000/1653
D32als_v7   32     64      64     unpublished  64000/1872    94400/1916      70400/2191    104167/2241
D48als_v7   48     96      64     unpublished  96000/2808    99000/2874      105600/3291   108900/3362
D64als_v7   64     128     64     unpublished  128000/3744   132000/3832     140800/4382   145200/4484
D96als_v7   96     192     64     unpublished  192000/5663   192500/5749     211200/6573   211750/6669
D128als_v7  128    256     64     unpublished  204800/7488   225280/7663     281600/8764   310886/8966
D160als_v7  160    320     64     unpublished  212000/10344  242640/11410    310000/10356  355443/11450
`;

export const dalsv7 = {
  series: 'Dalsv7',
  source: 'dalsv7',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
