const text = `
size     vcpus  memory  disks  cached                   uncached    uncached-burst
-        count  GiB     count  IOPS/MBps                IOPS/MBps   IOPS/MBps
D2s_v5   2      8       4      9000/125@api-2026-08-18  3750/85     10000/1200
D4s_v5   4      16      8      unpublished              6400/145    20000/1200
D8s_v5   8      32      16     unpublished              12800/290   20000/1200
D16s_v5  16     64      32     unpublished              25600/600   40000/1200
D32s_v5  32     128     32     unpublished              51200/865   80000/2000
D48s_v5  48     192     32     unpublished              76800/1315  80000/3000
D64s_v5  64     256     32     unpublished              80000/1735  80000/3000
D96s_v5  96     384     32     unpublished              80000/2600  80000/4000
`;

export const dsv5 = {
  series: 'Dsv5',
  source: 'dsv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
