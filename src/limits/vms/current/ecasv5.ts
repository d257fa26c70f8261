const text = `
size       vcpus  memory  disks  cached       uncached
-          count  GiB     count  IOPS/MBps    IOPS/MBps
EC2as_v5   2      16      4      unpublished  3750/48
EC4as_v5   4      32      8      unpublished  6400/96
EC8as_v5   8      64      16     unpublished  12800/192
EC16as_v5  16     128     32     unpublished  25600/384
EC20as_v5  20     160     32     unpublished  32000/480
EC32as_v5  32     256     32     unpublished  51200/768    # The page lists 256 GiB; the resource API of 2026 has 192
EC48as_v5  48     384     32     unpublished  76800/1152
EC64as_v5  64     512     32     unpublished  80000/1200
EC96as_v5  96     672     32     unpublished  80000/1200
`;

export const ecasv5 = {
  series: 'ECasv5',
  source: 'ecasv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it. The page names Standard SSD, Standard HDD and Premium SSD as supported, and no other disks',
  text,
} as const;
