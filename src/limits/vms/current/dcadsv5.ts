const text = `
size        vcpus  memory  disks  temp  cached       uncached
-           count  GiB     count  GiB   IOPS/MBps    IOPS/MBps
DC2ads_v5   2      8       4      75    9000/125     3750/48
DC4ads_v5   4      16      8      150   19000/250    6400/96
DC8ads_v5   8      32      16     300   38000/500    12800/192
DC16ads_v5  16     64      32     600   75000/1000   25600/384
DC32ads_v5  32     128     32     1200  150000/2000  51200/768
DC48ads_v5  48     192     32     1800  225000/3000  76800/1152
DC64ads_v5  64     256     32     2400  300000/4000  80000/1200
DC96ads_v5  96     384     32     3600  450000/4000  80000/1200
`;

export const dcadsv5 = {
  series: 'DCadsv5',
  source: 'dcadsv5',
  also: ['dcasv5-2021'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher. The page from 2021 names Standard SSD, Standard HDD and Premium SSD as supported, and no other disks',
  text,
} as const;
