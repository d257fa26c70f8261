const text = `
size      vcpus  memory  disks  temp  cache  cached       uncached    cached-burst  uncached-burst
-         count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps   IOPS/MBps     IOPS/MBps
D2as_v4   2      8       4      16    50     4000/32      3200/48     4000/100      4000/200
D4as_v4   4      16      8      32    100    8000/64      6400/96     8000/200      8000/200
D8as_v4   8      32      16     64    200    16000/128    12800/192   16000/400     16000/400
D16as_v4  16     64      32     128   400    32000/255    25600/384   32000/800     32000/800
D32as_v4  32     128     32     256   800    64000/510    51200/768   64000/1600    64000/1600
D48as_v4  48     192     32     384   1200   96000/805.306368@api-2021  76800/1148  96000/2000    80000/2000
D64as_v4  64     256     32     512   1600   128000/1020  80000/1200  128000/2000   80000/2000
D96as_v4  96     384     32     768   2400   192000/1020  80000/1200  192000/2000   80000/2000
`;

export const dasv4 = {
  series: 'Dasv4',
  source: 'dasv4',
  also: ['dasv4-2020'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'The page lists the cached limit as a figure of the temp disk; an older copy of the page listed such figures for cache and temp disk together, and the cache sizes',
  text,
} as const;
