const text = `
size        vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       local          local-write  uncached      uncached-burst  elastic       elastic-burst
-           count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps      IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
E2ads_v7    2      16      10     110   1           110        unpublished  37500/280      15000/140    4000/118      44000/1412      4400/136      48400/1653
E4ads_v7    4      32      12     220   1           220        unpublished  75000/560      30000/280    8000/234      47200/1412      8800/273      52083/1653
E8ads_v7    8      64      26     440   1           440        unpublished  150000/1120    60000/560    16000/468     47200/1412      17600/547     52083/1653
E16ads_v7   16     128     48     880   2           440        unpublished  300000/2240    120000/1120  32000/936     72700/1412      35200/1095    80000/1653
E32ads_v7   32     256     64     1760  4           440        unpublished  600000/4480    240000/2240  64000/1872    94400/1916      70400/2191    104167/2241
E48ads_v7   48     384     64     2640  6           440        unpublished  900000/6720    360000/3360  96000/2808    99000/2874      105600/3291   108900/3362
E64ads_v7   64     512     64     3520  4           880        unpublished  1200000/8960   480000/4480  128000/3744   132000/3832     140800/4382   145200/4484
E96ads_v7   96     768     64     5280  6           880        unpublished  1800000/13440  720000/6720  192000/5663   192500/5749     211200/6573   211750/6669
E128ads_v7  128    1024    64     7040  4           1760       unpublished  2400000/17920  960000/8960  204800/7488   225280/7663     281600/8764   310886/8966
E160ads_v7  160    1280    64     8800  4           2200       unpublished  3000000/22400  -            212000/10344  242640/11410    310000/10356  355443/11450    # For writes to the local disks the page lists 12000000/11200, more IOPS than for reads; F80ads_v7, which has the same disks, has 1200000/11200
`;

export const eadsv7 = {
  series: 'Eadsv7',
  source: 'eadsv7',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
