const text = `
size       vcpus  memory  disks  temp   nvme-disks  nvme-size  cached                local          local-write   uncached      uncached-burst  elastic       elastic-burst
-          count  GiB     count  GiB    count       GiB        IOPS/MBps             IOPS/MBps      IOPS/MBps     IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
D2ds_v6    2      8       8      110    1           110        unpublished           37500/180      15000/90      3750/106      40000/1250      4167/124      44444/1463
D4ds_v6    4      16      12     220    1           220        unpublished           75000/360      30000/180     6400/212      40000/1250      8333/248      52083/1463
D8ds_v6    8      32      24     440    1           440        unpublished           150000/720     60000/360     12800/424     40000/1250      16667/496     52083/1463
D16ds_v6   16     64      48     880    2           440        unpublished           300000/1440    120000/720    25600/848     40000/1250      33333/992     52083/1463
D32ds_v6   32     128     64     1760   4           440        unpublished           600000/2880    240000/1440   51200/1696    80000/1696      66667/1984    104167/1984
D48ds_v6   48     192     64     2640   6           440        unpublished           900000/4320    360000/2160   76800/2544    80000/2544      100000/2976   104167/2976
D64ds_v6   64     256     64     3520   4           880        unpublished           1200000/5760   480000/2880   102400/3392   102400/3392     133333/3969   133333/3969
D96ds_v6   96     384     64     5280   6           880        unpublished           1800000/8640   720000/4320   153600/5088   153600/5088     200000/5953   200000/5953
D128ds_v6  128    512     64     7040   4           1760       450000/4000@api-2025  2400000/11520  960000/5760   204800/6782   204800/6782     266667/7935   266667/7935
D192ds_v6  192    768     64     10560  6           1760       unpublished           3600000/17280  1440000/8640  260000/12000  260000/12000    400400/12000  400400/12000    # The page lists 400400 IOPS for Premium SSD v2 and Ultra Disk; the 192 vCPU sizes of Esv6 and Edsv6 have 400000
`;

export const ddsv6 = {
  series: 'Ddsv6',
  source: 'ddsv6',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe (inferred)',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
