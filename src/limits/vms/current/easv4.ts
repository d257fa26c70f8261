const text = `
size      vcpus  memory  disks  temp  cache  cached       uncached    cached-burst  uncached-burst
-         count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps   IOPS/MBps     IOPS/MBps
E2as_v4   2      16      4      32    50     4000/32      3200/48     4000/100      4000/200
E4as_v4   4      32      8      64    100    8000/64      6400/96     8000/200      8000/200
E8as_v4   8      64      16     128   200    16000/128    12800/192   16000/400     16000/400
E16as_v4  16     128     32     256   400    32000/255    25600/384   32000/800     32000/800
E20as_v4  20     160     32     320   500    40000/320    32000/480   40000/1000    40000/1000
E32as_v4  32     256     32     512   800    64000/510    51200/768   64000/1600    64000/1600
E48as_v4  48     384     32     768   1200   96000/805.306368@api-2021  76800/1148  96000/2000    80000/2000
E64as_v4  64     512     32     1024  1600   128000/1020  80000/1200  128000/2000   80000/2000
E96as_v4  96     672     32     1344  2400   192000/1020  80000/1200  192000/2000   80000/2000
`;

export const easv4 = {
  series: 'Easv4',
  source: 'easv4',
  also: ['easv4-2022'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'The page lists the cache sizes under a wrong heading; a copy of 2022 has them under the right one, and the burst of the cached limit',
  text,
} as const;
