const text = `
size      vcpus  memory  disks  cached       uncached      uncached-burst  elastic       elastic-burst
-         count  GiB     count  IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
D2s_v7    2      8       10     unpublished  4000/115      45000/1410      5000/135      56250/1640
D4s_v7    4      16      12     unpublished  8000/230      45000/1410      10000/270     56250/1640
D8s_v7    8      32      26     unpublished  16000/460     45000/1410      20000/540     56250/1640
D16s_v7   16     64      48     unpublished  32000/940     75000/1410      40000/1080    93750/1640
D32s_v7   32     128     64     unpublished  64000/1885    100000/1915     80000/2160    125000/2225
D48s_v7   48     192     64     unpublished  96000/2830    160000/2875     120000/3285   200000/3335
D64s_v7   64     256     64     unpublished  128000/3775   160000/3830     160000/4320   200000/4450
D96s_v7   96     384     64     unpublished  192000/5665   200000/5745     240000/6570   250000/6675    # The page lists 205000 for this burst, less than the size sustains; another copy of the Edsv7 page and the page of Dldsv7 have 250000
D128s_v7  128    512     64     unpublished  204800/7550   225280/7660     320000/8640   352000/8895
D192s_v7  192    768     64     unpublished  307200/11325  350000/12000    480000/13140  546875/13930
D248s_v7  248    992     64     unpublished  396800/13145  500000/15000    620000/16740  781250/19385   # The network table of the page calls it D258s_v7
D372s_v7  372    1488    64     unpublished  500000/16000  500000/16000    800000/20000  800000/20000
`;

export const dsv7 = {
  series: 'Dsv7',
  source: 'dsv7',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
