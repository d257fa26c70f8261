const text = `
size        vcpus  memory  disks  cached       uncached
-           count  GiB     count  IOPS/MBps    IOPS/MBps
DC2es_v6    2      8       8      unpublished  3750/106
DC4es_v6    4      16      12     unpublished  6400/212
DC8es_v6    8      32      24     unpublished  12800/424
DC16es_v6   16     64      48     unpublished  25600/848
DC32es_v6   32     128     64     unpublished  51200/1696
DC48es_v6   48     192     64     unpublished  76800/2544
DC64es_v6   64     256     64     unpublished  102400/3392
DC96es_v6   96     384     64     unpublished  153600/4000
DC128es_v6  128    512     64     unpublished  204800/4000
`;

export const dcesv6 = {
  series: 'DCesv6',
  source: 'dcesv6',
  tempDisk: 'none',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
