const text = `
size       vcpus  memory  disks  cached       uncached   uncached-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps  IOPS/MBps
B2pts_v2   2      1       4      unpublished  3750/85    10000/960
B2pls_v2   2      4       4      unpublished  3750/85    10000/960
B2ps_v2    2      8       4      unpublished  3750/85    10000/960
B4pls_v2   4      8       8      unpublished  6400/145   20000/960
B4ps_v2    4      16      8      unpublished  6400/145   20000/960
B8pls_v2   8      16      16     unpublished  12800/290  20000/960
B8ps_v2    8      32      16     unpublished  12800/290  20000/960
B16pls_v2  16     32      32     unpublished  25600/600  40000/960
B16ps_v2   16     64      32     unpublished  25600/600  40000/960
`;

export const bpsv2 = {
  series: 'Bpsv2',
  source: 'bpsv2',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
