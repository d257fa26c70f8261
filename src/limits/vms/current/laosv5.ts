const text = `
size         vcpus  memory  disks  temp    nvme-disks  nvme-size  cached       local            local-write     uncached      uncached-burst  elastic       elastic-burst  host-cache
-            count  GiB     count  GB      count       GB         IOPS/MBps    IOPS/MBps        IOPS/MBps       IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps      -
L2aos_v5     2      16      4      1440    1           1440       unpublished  215625/1220      107813/565      4400/150      44000/1413      5000/170      50000/1600     yes
L4aos_v5     4      32      8      2880    1           2880       unpublished  431250/2440      215625/1125     8800/300      47200/1413      10000/340     53636/1600     yes
L8aos_v5     8      64      16     5760    1           5760       unpublished  862500/4875      431250/2250     17600/600     47200/1413      20000/680     53636/1600     yes
L12aos_v5    12     96      32     8640    1           8640       unpublished  1293750/7315     646875/3375     26400/900     47200/1413      30000/1020    53636/1600     yes
L16aos_v5    16     128     32     11520   1           11520      unpublished  1725000/9750     862500/4500     35200/1200    72700/1413      40000/1360    82613/1600     yes
L24aos_v5    24     192     32     17280   2           8640       unpublished  2587500/14625    1293750/6750    52800/1800    72700/1916      60000/2040    82613/2170     yes
L32aos_v5    32     256     32     23040   2           11520      none         3450000/19500    1725000/9000    70400/2400    94400/2875      80000/2720    107272/3258    no
L48aos_v5    48     384     32     34560   3           11520      unpublished  5175000/29250    2587500/13500   105600/3600   132000/5749     120000/4080   150000/6515    yes
L64aos_v5    64     512     32     46080   3           15360      unpublished  6900000/39000    3450000/18000   140800/4800   192500/5749     160000/5440   218750/6515    yes
L96aos_v5    96     768     32     103680  9           11520      unpublished  10350000/58500   5175000/27000   211200/7200   220000/7664     240000/8160   250000/8685    yes   # The page lists nine local disks; six of this size have its figures, and L128aos_v5 has six larger ones
L128aos_v5   128    1024    64     92160   6           15360      unpublished  13800000/78000   6900000/36000   260000/9600   260000/10588    320000/10880  320000/12000   yes
L160iaos_v5  160    1040    64     138240  9           15360      unpublished  20700000/117000  10350000/54000  260000/12000  260000/12000    400000/12000  400000/12000   yes
`;

export const laosv5 = {
  series: 'Laosv5',
  source: 'laosv5',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. Host caching is supported except on L32aos_v5, and the page gives no limit for it',
  text,
} as const;
