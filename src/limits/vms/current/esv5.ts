const text = `
size       vcpus  memory  disks  cached       uncached     uncached-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps
E2s_v5     2      16      4      unpublished  3750/85      10000/1200
E4s_v5     4      32      8      unpublished  6400/145     20000/1200
E8s_v5     8      64      16     unpublished  12800/290    20000/1200
E16s_v5    16     128     32     unpublished  25600/600    40000/1200
E20s_v5    20     160     32     unpublished  32000/750    64000/1600
E32s_v5    32     256     32     unpublished  51200/865    80000/2000
E48s_v5    48     384     32     unpublished  76800/1315   80000/3000
E64s_v5    64     512     32     unpublished  80000/1735   80000/3000
E96s_v5    96     672     32     unpublished  80000/2600   80000/4000
E104is_v5  104    672     64     unpublished  120000/4000  120000/4000
`;

export const esv5 = {
  series: 'Esv5',
  source: 'esv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
