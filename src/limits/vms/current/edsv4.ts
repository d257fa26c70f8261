const text = `
size       vcpus  memory  disks  temp  cache  cached       uncached    uncached-burst
-          count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps   IOPS/MBps
E2ds_v4    2      16      4      75    50     9000/125     3200/48     4000/200
E4ds_v4    4      32      8      150   100    19000/250    6400/96     8000/200
E8ds_v4    8      64      16     300   200    38000/500    12800/192   16000/400
E16ds_v4   16     128     32     600   400    75000/1000   25600/384   32000/800
E20ds_v4   20     160     32     750   500    94000/1250   32000/480   40000/1000
E32ds_v4   32     256     32     1200  800    150000/2000  51200/768   64000/1600
E48ds_v4   48     384     32     1800  1200   225000/3000  76800/1152  80000/2000
E64ds_v4   64     504     32     2400  1600   300000/4000  80000/1200  80000/2000
E80ids_v4  80     504     64     2400  -      375000/4000  80000/1500  80000/2000
`;

export const edsv4 = {
  series: 'Edsv4',
  source: 'edsv4',
  also: ['edsv4-2020'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher. Cache sizes are from a page from 2020, which listed other cached limits (19000/120 for E2ds_v4)',
  text,
} as const;
