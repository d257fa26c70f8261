const text = `
size       vcpus  memory  disks  cached       uncached      uncached-burst  elastic       elastic-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
F1als_v7   1      2       10     unpublished  4000/118      44000/1412      4400/136      48400/1653
F2als_v7   2      4       12     unpublished  8000/234      47200/1412      8800/273      52083/1653
F4als_v7   4      8       26     unpublished  16000/468     47200/1412      17600/547     52083/1653
F8als_v7   8      16      48     unpublished  32000/936     72700/1412      35200/1095    80000/1653
F16als_v7  16     32      64     unpublished  64000/1872    94400/1916      70400/2191    104167/2241
F32als_v7  32     64      64     unpublished  128000/3744   132000/3832     140800/4382   145200/4484
F48als_v7  48     96      64     unpublished  192000/5663   192500/5749     211200/6573   211750/6669
F64als_v7  64     128     64     unpublished  204800/7488   225280/7663     281600/8764   310886/8966
F80als_v7  80     160     64     unpublished  212000/10344  242640/11410    310000/10356  355443/11450
`;

export const falsv7 = {
  series: 'Falsv7',
  source: 'falsv7',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
