const text = `
size       vcpus  memory  disks  temp  cached       uncached    uncached-burst
-          count  GiB     count  GiB   IOPS/MBps    IOPS/MBps   IOPS/MBps
D2pds_v5   2      8       4      75    9375/125     3750/85     10000/1200
D4pds_v5   4      16      8      150   19000/250    6400/145    20000/1200
D8pds_v5   8      32      16     300   38000/500    12800/290   20000/1200
D16pds_v5  16     64      32     600   75000/1000   25600/600   40000/1200
D32pds_v5  32     128     32     1200  150000/2000  51200/865   80000/2000
D48pds_v5  48     192     32     1800  225000/3000  76800/1315  80000/3000
D64pds_v5  64     208     32     2400  300000/4000  80000/1735  80000/3000
`;

export const dpdsv5 = {
  series: 'Dpdsv5',
  source: 'dpdsv5',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher',
  text,
} as const;
