const text = `
size        vcpus  memory  disks  temp   nvme-disks  nvme-size  cached       local          local-write    uncached      uncached-burst  elastic       elastic-burst
-           count  GiB     count  GiB    count       GiB        IOPS/MBps    IOPS/MBps      IOPS/MBps      IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
D2lds_v7    2      4       10     110    1           110        unpublished  50000/280      25000/140      4000/115      45000/1410      5000/135      56250/1640
D4lds_v7    4      8       12     220    1           220        unpublished  100000/560     50000/280      8000/230      45000/1410      10000/270     56250/1640
D8lds_v7    8      16      26     440    1           440        unpublished  200000/1120    100000/560     16000/460     45000/1410      20000/540     56250/1640
D16lds_v7   16     32      48     880    2           440        unpublished  400000/2240    200000/1120    32000/940     75000/1410      40000/1080    93750/1640
D32lds_v7   32     64      64     1760   4           440        unpublished  800000/4480    400000/2240    64000/1885    100000/1915     80000/2160    125000/2225
D48lds_v7   48     96      64     2640   6           440        unpublished  1200000/6720   600000/3360    96000/2830    160000/2875     120000/3285   200000/3335
D64lds_v7   64     126     64     3520   4           880        unpublished  1600000/8960   800000/4480    128000/3775   160000/3830     160000/4320   200000/4450     # The page lists 126 GiB; the resource API of 2026 has 128
D96lds_v7   96     384     64     5280   6           880        unpublished  2400000/13440  1200000/6720   192000/5664   200000/5749     240000/6576   250000/6675     # The page lists 384 GiB; the resource API of 2026 has 192
D128lds_v7  128    256     64     7040   4           1760       unpublished  3200000/17920  1600000/8960   204000/7552   225280/7664     320000/8786   352000/8898     # The page lists 204000 IOPS; D128ls_v7 and D128ds_v7 have 204800
D192lds_v7  192    384     64     10560  6           1760       unpublished  4800000/26880  2400000/13440  307200/11328  350000/12000    480000/13152  546875/13932
D248lds_v7  248    496     64     14080  5           2816       unpublished  6400000/35840  3200000/17000  396800/13144  500000/15000    620000/16988  781250/19387
`;

export const dldsv7 = {
  series: 'Dldsv7',
  source: 'dldsv7',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
