const text = `
size        vcpus  memory  disks  cached       uncached     uncached-burst
-           count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps
E2as_v5     2      16      4      unpublished  3750/82      10000/600
E4as_v5     4      32      8      unpublished  6400/144     20000/600
E8as_v5     8      64      16     unpublished  12800/200    20000/600
E16as_v5    16     128     32     unpublished  25600/384    40000/800
E20as_v5    20     160     32     unpublished  32000/480    64000/1000
E32as_v5    32     256     32     unpublished  51200/768    80000/1600
E48as_v5    48     384     32     unpublished  76800/1152   80000/2000
E64as_v5    64     512     32     unpublished  80000/1200   80000/2000
E96as_v5    96     672     32     unpublished  80000/1600   80000/2000
E112ias_v5  112    672     64     unpublished  120000/2000  120000/2000
`;

export const easv5 = {
  series: 'Easv5',
  source: 'easv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
