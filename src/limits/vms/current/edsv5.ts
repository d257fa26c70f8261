const text = `
size        vcpus  memory  disks  temp  cached       uncached     uncached-burst
-           count  GiB     count  GiB   IOPS/MBps    IOPS/MBps    IOPS/MBps
E2ds_v5     2      16      4      75    9000/125     3750/85      10000/1200
E4ds_v5     4      32      8      150   19000/250    6400/145     20000/1200
E8ds_v5     8      64      16     300   38000/500    12800/290    20000/1200
E16ds_v5    16     128     32     600   75000/1000   25600/600    40000/1200
E20ds_v5    20     160     32     750   94000/1250   32000/750    64000/1600
E32ds_v5    32     256     32     1200  150000/2000  51200/865    80000/2000
E48ds_v5    48     384     32     1800  225000/3000  76800/1315   80000/3000
E64ds_v5    64     512     32     2400  375000/4000  80000/1735   80000/3000      # The page lists 375000; E64ds_v4 has 300000
E96ds_v5    96     672     32     3600  450000/4000  80000/2600   80000/4000
E104ids_v5  104    672     64     3800  450000/4000  120000/4000  120000/4000
`;

export const edsv5 = {
  series: 'Edsv5',
  source: 'edsv5',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher',
  text,
} as const;
