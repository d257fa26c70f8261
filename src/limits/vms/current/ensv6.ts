const text = `
size       vcpus  memory  disks  cached       uncached      uncached-burst  elastic      elastic-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps    IOPS/MBps
E2ns_v6    2      16      8      unpublished  3750/106      40000/1250      4167/124     44444/1463
E4ns_v6    4      32      12     unpublished  6400/212      40000/1250      8333/248     52083/1463
E8ns_v6    8      64      24     unpublished  12800/424     40000/1250      16667/496    52083/1463
E16ns_v6   16     128     48     unpublished  25600/848     40000/1250      33333/992    52083/1463
E32ns_v6   32     256     64     unpublished  51200/1696    80000/1696      66667/1984   104167/1984
E48ns_v6   48     384     64     unpublished  76800/2544    80000/2544      100000/2976  104167/2976
E64ns_v6   64     512     64     unpublished  76800/2544    102400/3392     133333/3969  133333/3969     # The page lists the uncached limit of E48ns_v6 here; D64ns_v6 has 102400/3392
E96ns_v6   96     768     64     unpublished  153600/5088   153600/5088     200000/5953  200000/5953
E128ns_v6  128    1024    64     unpublished  204800/6782   204800/6782     266667/7935  266667/7935
`;

export const ensv6 = {
  series: 'Ensv6',
  source: 'ensv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
