const text = `
size      vcpus  memory  disks  cached       uncached     uncached-burst  elastic      elastic-burst
-         count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
E2bs_v5   2      16      4      unpublished  6000/170     10000/1200      8000/170     15000/1200
E4bs_v5   4      32      8      unpublished  12100/350    20000/1200      16200/350    30000/1200
E8bs_v5   8      64      16     unpublished  24200/680    40000/1200      32400/680    60000/1200
E16bs_v5  16     128     32     unpublished  48400/1370   64000/2000      64800/1370   96000/2000
E32bs_v5  32     256     32     unpublished  96800/2740   120000/4000     129700/2740  160000/4000
E48bs_v5  48     384     32     unpublished  120000/4000  120000/4000     160000/4000  160000/4000
E64bs_v5  64     512     32     unpublished  120000/4000  120000/4000     160800/6500  160800/6500
E96bs_v5  96     672     32     unpublished  120000/4000  120000/4000     180000/6500  180000/6500
`;

export const ebsv5Scsi = {
  series: 'Ebsv5',
  source: 'ebdsv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI',
  premiumStorage: true,
  note: 'SCSI interface. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
