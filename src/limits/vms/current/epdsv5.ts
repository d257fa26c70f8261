const text = `
size       vcpus  memory  disks  temp  cached       uncached   uncached-burst
-          count  GiB     count  GiB   IOPS/MBps    IOPS/MBps  IOPS/MBps
E2pds_v5   2      16      4      75    9375/125     3750/85    10000/1200
E4pds_v5   4      32      8      150   19000/250    6400/145   20000/1200
E8pds_v5   8      64      16     300   38000/500    12800/290  20000/1200
E16pds_v5  16     128     32     600   75000/1000   25600/600  40000/1200
E20pds_v5  20     160     32     750   95000/1250   32000/750  64000/1600
E32pds_v5  32     208     32     1200  150000/2000  51200/865  80000/2000
`;

export const epdsv5 = {
  series: 'Epdsv5',
  source: 'epdsv5',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher',
  text,
} as const;
