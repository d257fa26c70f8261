const text = `
size       vcpus  memory  disks  cached       uncached    uncached-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps   IOPS/MBps
D2pls_v5   2      4       4      unpublished  3750/85     10000/1200
D4pls_v5   4      8       8      unpublished  6400/145    20000/1200
D8pls_v5   8      16      16     unpublished  12800/290   20000/1200
D16pls_v5  16     32      32     unpublished  25600/600   40000/1200
D32pls_v5  32     64      32     unpublished  51200/865   80000/2000
D48pls_v5  48     96      32     unpublished  76800/1315  80000/3000
D64pls_v5  64     128     32     unpublished  80000/1735  80000/3000
`;

export const dplsv5 = {
  series: 'Dplsv5',
  source: 'dplsv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
