const text = `
size       vcpus  memory  disks  temp  cached       uncached     uncached-burst  elastic      elastic-burst
-          count  GiB     count  GiB   IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
E2bds_v5   2      16      4      75    9000/125     6000/170     10000/1200      8000/170     15000/1200
E4bds_v5   4      32      8      150   19000/250    12100/350    20000/1200      16200/350    30000/1200
E8bds_v5   8      64      16     300   38000/500    24200/680    40000/1200      32400/680    60000/1200
E16bds_v5  16     128     32     600   75000/1000   48400/1370   64000/2000      64800/1370   96000/2000
E32bds_v5  32     256     32     1200  150000/2000  96800/2740   120000/4000     129700/2740  160000/4000
E48bds_v5  48     384     32     1800  225000/3000  120000/4000  120000/4000     160000/4000  160000/4000
E64bds_v5  64     512     32     2400  300000/4000  120000/4000  120000/4000     160800/6500  160800/6500
E96bds_v5  96     672     32     3600  450000/4000  120000/4000  120000/4000     180000/6500  180000/6500
`;

export const ebdsv5Scsi = {
  series: 'Ebdsv5',
  source: 'ebdsv5',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'SCSI interface. The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher',
  text,
} as const;
