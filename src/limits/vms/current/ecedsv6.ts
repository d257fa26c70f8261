const text = `
size        vcpus  memory  disks  temp  cached       uncached
-           count  GiB     count  GiB   IOPS/MBps    IOPS/MBps
EC2eds_v6   2      16      8      110   unpublished  3750/106
EC4eds_v6   4      32      12     220   unpublished  6400/212
EC8eds_v6   8      64      24     440   unpublished  12800/424
EC16eds_v6  16     128     48     880   unpublished  25600/848
EC32eds_v6  32     256     64     1760  unpublished  51200/1696
EC48eds_v6  48     384     64     2640  unpublished  76800/2544
EC64eds_v6  64     512     64     3520  unpublished  80000/3392   # DC64eds_v6 has 102400 IOPS on its page
`;

export const ecedsv6 = {
  series: 'ECedsv6',
  source: 'ecedsv6',
  also: ['modernization'],
  tempDisk: 'local NVMe',
  hostCache: true,
  premiumStorage: true,
  note: 'The page does not say how the temp disk is attached, nor how fast it is; local disks of v6 and v7 sizes are NVMe, which does not count against the cached limit. Host caching is supported, and the page gives no limit for it. The page names Standard SSD, Standard HDD and Premium SSD as supported, and no other disks',
  text,
} as const;
