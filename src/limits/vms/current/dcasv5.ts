const text = `
size       vcpus  memory  disks  cached       uncached
-          count  GiB     count  IOPS/MBps    IOPS/MBps
DC2as_v5   2      8       4      unpublished  3750/48
DC4as_v5   4      16      8      unpublished  6400/96
DC8as_v5   8      32      16     unpublished  12800/192
DC16as_v5  16     64      32     unpublished  25600/384
DC32as_v5  32     128     32     unpublished  51200/768
DC48as_v5  48     192     32     unpublished  76800/1152
DC64as_v5  64     256     32     unpublished  80000/1200
DC96as_v5  96     384     32     unpublished  80000/1200
`;

export const dcasv5 = {
  series: 'DCasv5',
  source: 'dcasv5',
  also: ['dcasv5-2021'],
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it. The page from 2021 names Standard SSD, Standard HDD and Premium SSD as supported, and no other disks',
  text,
} as const;
