const text = `
size      vcpus  memory  disks  cached       uncached    uncached-burst
-         count  GiB     count  IOPS/MBps    IOPS/MBps   IOPS/MBps
D2ls_v5   2      4       4      unpublished  3750/85     10000/1200
D4ls_v5   4      8       8      unpublished  6400/145    20000/1200
D8ls_v5   8      16      16     unpublished  12800/290   20000/1200
D16ls_v5  16     32      32     unpublished  25600/600   40000/1200
D32ls_v5  32     64      32     unpublished  51200/865   80000/2000
D48ls_v5  48     96      32     unpublished  76800/1315  80000/3000
D64ls_v5  64     128     32     unpublished  80000/1735  80000/3000
D96ls_v5  96     192     32     unpublished  80000/2600  80000/4000
`;

export const dlsv5 = {
  series: 'Dlsv5',
  source: 'dlsv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
