const text = `
size        vcpus  memory  disks  temp   nvme-disks  nvme-size  cached       local          local-write    uncached      uncached-burst  elastic       elastic-burst
-           count  GiB     count  GiB    count       GiB        IOPS/MBps    IOPS/MBps      IOPS/MBps      IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
E2ds_v7     2      16      10     110    1           110        unpublished  50000/280      25000/140      4000/115      45000/1410      5000/135      56250/1640
E4ds_v7     4      32      12     220    1           220        unpublished  100000/560     50000/280      8000/230      45000/1410      10000/270     56250/1640
E8ds_v7     8      64      26     440    1           440        unpublished  200000/1120    100000/560     16000/460     45000/1410      20000/540     56250/1640
E16ds_v7    16     128     48     880    2           440        unpublished  400000/2240    200000/1120    32000/940     75000/1410      40000/1080    93750/1640
E20ds_v7    20     160     48     1100   2           550        unpublished  500000/2800    250000/1400    40000/1150    75000/1410      50000/1350    93750/1640
E32ds_v7    32     256     64     1760   4           440        unpublished  800000/4480    400000/2240    64000/1885    100000/1915     80000/2160    125000/2225
E48ds_v7    48     384     64     2640   6           440        unpublished  1200000/6720   600000/3360    96000/2830    160000/2875     120000/3285   200000/3335
E64ds_v7    64     512     64     3520   4           880        unpublished  1600000/8960   800000/4480    128000/3775   160000/3830     160000/4320   200000/4450
E96ds_v7    96     768     64     5280   6           880        unpublished  2400000/13440  1200000/6720   192000/5665   200000/5745     240000/6570   250000/6675     # The page lists 205000 for this burst, less than the size sustains; another copy of the Edsv7 page and the page of Dldsv7 have 250000
E128ds_v7   128    1024    64     7040   4           1760       unpublished  3200000/17920  1600000/8960   204800/7550   225280/7660     320000/8640   352000/8895
E192ds_v7   192    1536    64     10560  6           1760       unpublished  4800000/26880  2400000/13440  307200/11325  350000/12000    480000/13140  546875/13930
E248ds_v7   248    1984    64     14080  5           2816       unpublished  6400000/35840  3200000/17000  396800/13145  500000/15000    620000/16740  781250/19385
E372ids_v7  372    2832    64     21120  3           7040       unpublished  6900000/36000  3450000/18000  500000/16000  500000/16000    800000/20000  800000/20000
`;

export const edsv7 = {
  series: 'Edsv7',
  source: 'edsv7',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
