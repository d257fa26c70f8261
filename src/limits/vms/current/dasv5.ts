const text = `
size      vcpus  memory  disks  cached       uncached    uncached-burst
-         count  GiB     count  IOPS/MBps    IOPS/MBps   IOPS/MBps
D2as_v5   2      8       4      unpublished  3750/82     10000/600
D4as_v5   4      16      8      unpublished  6400/144    20000/600
D8as_v5   8      32      16     unpublished  12800/200   20000/600
D16as_v5  16     64      32     unpublished  25600/384   40000/800
D32as_v5  32     128     32     unpublished  51200/768   80000/1600
D48as_v5  48     192     32     unpublished  76800/1152  80000/2000
D64as_v5  64     256     32     unpublished  80000/1200  80000/2000
D96as_v5  96     384     32     unpublished  80000/1600  80000/2000
`;

export const dasv5 = {
  series: 'Dasv5',
  source: 'dasv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
