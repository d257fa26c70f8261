const text = `
size       vcpus  memory  disks  temp  cached       uncached    uncached-burst
-          count  GiB     count  GiB   IOPS/MBps    IOPS/MBps   IOPS/MBps
D2ads_v5   2      8       4      75    9000/125     3750/82     10000/600
D4ads_v5   4      16      8      150   19000/250    6400/144    20000/600
D8ads_v5   8      32      16     300   38000/500    12800/200   20000/600
D16ads_v5  16     64      32     600   75000/1000   25600/384   40000/800
D32ads_v5  32     128     32     1200  150000/2000  51200/768   80000/1000      # The page lists a burst of 1000 MBps; D32as_v5 has 1600
D48ads_v5  48     192     32     1800  225000/3000  76800/1152  80000/2000
D64ads_v5  64     256     32     2400  300000/4000  80000/1200  80000/2000
D96ads_v5  96     384     32     3600  450000/4000  80000/1600  80000/2000
`;

export const dadsv5 = {
  series: 'Dadsv5',
  source: 'dadsv5',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher',
  text,
} as const;
