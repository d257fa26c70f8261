const text = `
size      vcpus  memory  disks  temp  cache  cached       uncached    cached-burst  uncached-burst
-         count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps   IOPS/MBps     IOPS/MBps
E2s_v3    2      16      4      32    50     4000/32      3200/48     4000/100      4000/200
E4s_v3    4      32      8      64    100    8000/64      6400/96     8000/200      8000/200
E8s_v3    8      64      16     128   200    16000/128    12800/192   16000/400     16000/400
E16s_v3   16     128     32     256   400    32000/256    25600/384   32000/800     32000/800
E20s_v3   20     160     32     320   400    40000/320    32000/480   40000/1000    40000/1000
E32s_v3   32     256     32     512   800    64000/512    51200/768   64000/1600    64000/1600
E48s_v3   48     384     32     768   1200   96000/768    76800/1152  96000/2000    80000/2000
E64is_v3  64     432     32     864   1600   128000/1024  80000/1200  128000/2000   80000/2000
E64s_v3   64     432     32     864   1600   128000/1024  80000/1200  128000/2000   80000/2000
`;

export const esv3 = {
  series: 'Esv3',
  source: 'esv3',
  also: ['esv3-2022'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'The page announces the end of the series for 15 November 2029; the burst of the cached limit is from an older copy, the newer one has no such column',
  text,
} as const;
