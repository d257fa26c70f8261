const text = `
size       vcpus  memory  disks  cached       uncached
-          count  GiB     count  IOPS/MBps    IOPS/MBps
EC2es_v6   2      16      8      unpublished  3750/106
EC4es_v6   4      32      12     unpublished  6400/212
EC8es_v6   8      64      24     unpublished  12800/424
EC16es_v6  16     128     48     unpublished  25600/848
EC32es_v6  32     256     64     unpublished  51200/1696
EC48es_v6  48     384     64     unpublished  76800/2544
EC64es_v6  64     512     64     unpublished  80000/3392   # DC64es_v6 has 102400 IOPS on its page
`;

export const ecesv6 = {
  series: 'ECesv6',
  source: 'ecesv6',
  tempDisk: 'none',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it. The page names Standard SSD, Standard HDD and Premium SSD as supported, and no other disks',
  text,
} as const;
