const text = `
size         vcpus  memory  disks  temp  cached       uncached     uncached-burst
-            count  GiB     count  GiB   IOPS/MBps    IOPS/MBps    IOPS/MBps
E2ads_v5     2      16      4      75    9000/125     3750/82      10000/600
E4ads_v5     4      32      8      150   19000/250    6400/144     20000/600
E8ads_v5     8      64      16     300   38000/500    12800/200    20000/600
E16ads_v5    16     128     32     600   75000/1000   25600/384    40000/800
E20ads_v5    20     160     32     750   94000/1250   32000/480    64000/1000
E32ads_v5    32     256     32     1200  150000/2000  51200/768    80000/1600
E48ads_v5    48     384     32     1800  225000/3000  76800/1152   80000/2000
E64ads_v5    64     512     32     2400  300000/4000  80000/1200   80000/2000
E96ads_v5    96     672     32     3600  450000/4000  80000/1600   80000/2000
E112iads_v5  112    672     64     3800  450000/4000  120000/2000  120000/2000
`;

export const eadsv5 = {
  series: 'Eadsv5',
  source: 'eadsv5',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher',
  text,
} as const;
