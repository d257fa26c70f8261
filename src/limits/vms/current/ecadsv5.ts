const text = `
size        vcpus  memory  disks  temp  cached       uncached
-           count  GiB     count  GiB   IOPS/MBps    IOPS/MBps
EC2ads_v5   2      16      4      75    9000/125     3750/48
EC4ads_v5   4      32      8      150   19000/250    6400/96
EC8ads_v5   8      64      16     300   38000/500    12800/192
EC16ads_v5  16     128     32     600   75000/1000   25600/384
EC20ads_v5  20     160     32     750   94000/1250   32000/480
EC32ads_v5  32     256     32     1200  150000/2000  51200/768    # The page lists 256 GiB; the resource API of 2026 has 192
EC48ads_v5  48     384     32     1800  225000/3000  76800/1152
EC64ads_v5  64     512     32     2400  300000/4000  80000/1200
EC96ads_v5  96     672     32     3600  450000/4000  80000/1200
`;

export const ecadsv5 = {
  series: 'ECadsv5',
  source: 'ecasv5',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher. The page names Standard SSD, Standard HDD and Premium SSD as supported, and no other disks',
  text,
} as const;
