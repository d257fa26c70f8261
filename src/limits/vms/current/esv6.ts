const text = `
size       vcpus  memory  disks  cached       uncached      uncached-burst  elastic       elastic-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
E2s_v6     2      16      8      unpublished  3750/106      40000/1250      4167/124      44444/1463
E4s_v6     4      32      12     unpublished  6400/212      40000/1250      8333/248      52083/1463
E8s_v6     8      64      24     unpublished  12800/424     40000/1250      16667/496     52083/1463
E16s_v6    16     128     48     unpublished  25600/848     40000/1250      33333/992     52083/1463
E20s_v6    20     160     48     unpublished  32000/1060    64000/1600      41667/1240    83333/1872
E32s_v6    32     256     64     unpublished  51200/1696    80000/1696      66667/1984    104167/1984
E48s_v6    48     384     64     unpublished  76800/2544    80000/2544      100000/2976   104167/2976
E64s_v6    64     512     64     unpublished  102400/3392   102400/3392     133333/3969   133333/3969
E96s_v6    96     768     64     unpublished  153600/5088   153600/5088     200000/5953   200000/5953
E128s_v6   128    1024    64     unpublished  204800/6782   204800/6782     266667/7935   266667/7935
E192is_v6  192    1832    64     unpublished  260000/12000  260000/12000    400000/12000  400000/12000
`;

export const esv6 = {
  series: 'Esv6',
  source: 'esv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
