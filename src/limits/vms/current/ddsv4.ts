const text = `
size      vcpus  memory  disks  temp  cache  cached       uncached    uncached-burst
-         count  GiB     count  GiB   GiB    IOPS/MB/s    IOPS/MB/s   IOPS/MB/s
D2ds_v4   2      8       4      75    50     9000/125     3200/48     4000/200
D4ds_v4   4      16      8      150   100    19000/250    6400/96     8000/200
D8ds_v4   8      32      16     300   200    38000/500    12800/192   16000/400
D16ds_v4  16     64      32     600   400    85000/1000   25600/384   32000/800       # The page lists 85000; D16ds_v5 has 75000
D32ds_v4  32     128     32     1200  800    150000/2000  51200/768   64000/1600
D48ds_v4  48     192     32     1800  1200   225000/3000  76800/1152  80000/2000
D64ds_v4  64     256     32     2400  1600   300000/4000  80000/1200  80000/2000
`;

export const ddsv4 = {
  series: 'Ddsv4',
  source: 'ddsv4',
  also: ['api-2020'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher. Cache sizes are from the resource API of 2020, which held about twice these IOPS for cache and local disk together',
  text,
} as const;
