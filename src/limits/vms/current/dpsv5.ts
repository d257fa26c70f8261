const text = `
size      vcpus  memory  disks  cached       uncached    uncached-burst
-         count  GiB     count  IOPS/MBps    IOPS/MBps   IOPS/MBps
D2ps_v5   2      8       4      unpublished  3750/85     10000/1200
D4ps_v5   4      16      8      unpublished  6400/145    20000/1200
D8ps_v5   8      32      16     unpublished  12800/290   20000/1200
D16ps_v5  16     64      32     unpublished  25600/600   40000/1200
D32ps_v5  32     128     32     unpublished  51200/865   80000/2000
D48ps_v5  48     192     32     unpublished  76800/1315  80000/3000
D64ps_v5  64     208     32     unpublished  80000/1735  80000/3000
`;

export const dpsv5 = {
  series: 'Dpsv5',
  source: 'dpsv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
