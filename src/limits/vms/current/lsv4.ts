const text = `
size     vcpus  memory  disks  temp   nvme-disks  nvme-size  cached       local          local-write    uncached     uncached-burst  elastic      elastic-burst  host-cache
-        count  GiB     count  GB     count       GB         IOPS/MBps    IOPS/MBps      IOPS/MBps      IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps      -
L2s_v4   2      16      8      480    1           480        unpublished  137500/750     55000/375      3750/106     40000/1250      4157/124     44444/1463     yes          # The page lists 4157; L4s_v4 and D2s_v6 point to 4167
L4s_v4   4      32      12     960    2           480        unpublished  275000/1500    110000/750     6400/212     40000/1250      8333/248     52083/1463     yes
L8s_v4   8      64      24     1920   4           480        unpublished  550000/3000    220000/1500    12800/424    40000/1250      16667/496    52083/1463     yes
L16s_v4  16     128     48     3840   4           960        unpublished  1100000/6000   440000/3000    25600/848    40000/1250      33333/992    52083/1463     yes
L32s_v4  32     256     64     7680   8           960        unpublished  2200000/12000  880000/6000    51200/1696   80000/1696      66667/1984   104167/1984    yes
L48s_v4  48     384     64     11520  6           1920       unpublished  3300000/18000  1320000/9000   76800/2544   80000/2544      100000/2976  104167/2976    yes
L64s_v4  64     512     64     15360  8           1920       unpublished  4400000/24000  1760000/12000  102400/3392  102400/3392     133333/3969  133333/3969    yes
L80s_v4  80     640     64     19200  10          1920       unpublished  5500000/30000  2200000/15000  128000/4240  128000/4240     166640/4960  166640/4960    yes
L96s_v4  96     768     64     23040  12          1920       none         6600000/36000  2640000/18000  153600/5088  153600/5088     200000/5953  200000/5953    no
`;

export const lsv4 = {
  series: 'Lsv4',
  source: 'lsv4',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. Host caching is supported except on L96s_v4, and the page gives no limit for it',
  text,
} as const;
