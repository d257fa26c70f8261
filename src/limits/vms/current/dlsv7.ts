const text = `
size       vcpus  memory  disks  cached       uncached      uncached-burst  elastic       elastic-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
D2ls_v7    2      4       10     unpublished  4000/115      45000/1410      5000/135      56250/1640
D4ls_v7    4      8       12     unpublished  8000/230      45000/1410      10000/270     56250/1640
D8ls_v7    8      16      26     unpublished  16000/460     45000/1410      20000/540     56250/1640
D16ls_v7   16     32      48     unpublished  32000/920     75000/1410      40000/1080    93750/1640
D32ls_v7   32     64      64     unpublished  64000/1840    100000/1915     80000/2160    125000/2225
D48ls_v7   48     96      64     unpublished  96000/2760    160000/2875     120000/3285   200000/3335
D64ls_v7   64     126     64     unpublished  128000/3680   160000/3830     160000/4320   200000/4450     # The page lists 126 GiB; the resource API of 2026 has 128
D96ls_v7   96     384     64     unpublished  192000/5520   200000/5745     240000/6570   250000/6675     # The page lists 205000 for this burst, less than the size sustains; another copy of the Edsv7 page and the page of Dldsv7 have 250000. The page lists 384 GiB; the resource API of 2026 has 192
D128ls_v7  128    256     64     unpublished  204800/7360   225280/7660     320000/8640   352000/8895
D192ls_v7  192    384     64     unpublished  307200/11040  350000/12000    480000/13140  546875/13930
D248ls_v7  248    496     64     unpublished  396800/13145  500000/15000    620000/16740  781250/19385
`;

export const dlsv7 = {
  series: 'Dlsv7',
  source: 'dlsv7',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
