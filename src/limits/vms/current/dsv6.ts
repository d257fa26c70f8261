const text = `
size      vcpus  memory  disks  cached       uncached      uncached-burst  elastic       elastic-burst
-         count  GiB     count  IOPS/MB/s    IOPS/MB/s     IOPS/MB/s       IOPS/MB/s     IOPS/MB/s
D2s_v6    2      8       8      unpublished  3750/106      40000/1250      4167/124      44444/1463
D4s_v6    4      16      12     unpublished  6400/212      40000/1250      8333/248      52083/1463
D8s_v6    8      32      24     unpublished  12800/424     40000/1250      16667/496     52083/1463
D16s_v6   16     64      48     unpublished  25600/848     40000/1250      33333/992     52083/1463
D32s_v6   32     128     64     unpublished  51200/1696    80000/1696      66667/1984    104167/1984
D48s_v6   48     192     64     unpublished  76800/2544    80000/2544      100000/2976   104167/2976
D64s_v6   64     256     64     unpublished  102400/3392   102400/3392     133333/3969   133333/3969
D96s_v6   96     384     64     unpublished  153600/5088   153600/5088     200000/5953   200000/5953
D128s_v6  128    512     64     unpublished  204800/6782   204800/6782     266667/7935   266667/7935
D192s_v6  192    768     64     unpublished  260000/12000  260000/12000    400400/12000  400400/12000   # The page lists 400400 IOPS for Premium SSD v2 and Ultra Disk; the 192 vCPU sizes of Esv6 and Edsv6 have 400000
`;

export const dsv6 = {
  series: 'Dsv6',
  source: 'dsv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
