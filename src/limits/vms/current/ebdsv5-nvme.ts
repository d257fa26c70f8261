const text = `
size              vcpus  memory  disks  temp  cached       uncached     uncached-burst  elastic       elastic-burst
-                 count  GiB     count  GiB   IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps     IOPS/MBps
E2bds_v5/nvme     2      16      4      75    9000/125     8000/230     10000/1200      12000/300     15000/1200
E4bds_v5/nvme     4      32      8      150   19000/250    16000/460    20000/1200      21400/600     30000/1200
E8bds_v5/nvme     8      64      16     300   38000/500    33000/930    40000/1200      44200/1200    60000/1200
E16bds_v5/nvme    16     128     32     600   75000/1000   66000/1800   70000/2000      88400/2300    96000/2600
E32bds_v5/nvme    32     256     32     1200  150000/2000  130000/3700  140000/4000     174200/4800   180000/5200
E48bds_v5/nvme    48     384     32     1800  225000/3000  190000/5600  200000/6000     253300/7300   260000/7850
E64bds_v5/nvme    64     512     32     2400  300000/4000  220000/6000  230000/6500     294800/7800   310000/8500
E96bds_v5/nvme    96     672     32     3600  450000/4000  260000/7500  260000/8000     390000/8500   390000/9000
E112ibds_v5/nvme  112    672     64     3800  450000/4000  260000/8000  260000/8000     400000/10000  400000/10000   # Offered with NVMe only
`;

export const ebdsv5Nvme = {
  series: 'Ebdsv5',
  source: 'ebdsv5',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'NVMe interface, generation 2 only. The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher',
  text,
} as const;
