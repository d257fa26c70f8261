const text = `
size             vcpus  memory  disks  cached       uncached     uncached-burst  elastic       elastic-burst
-                count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps     IOPS/MBps
E2bs_v5/nvme     2      16      4      unpublished  8000/230     10000/1200      12000/300     15000/1200
E4bs_v5/nvme     4      32      8      unpublished  16000/460    20000/1200      21400/600     30000/1200
E8bs_v5/nvme     8      64      16     unpublished  33000/930    40000/1200      44200/1200    60000/1200
E16bs_v5/nvme    16     128     32     unpublished  66000/1800   70000/2000      88400/2300    96000/2600
E32bs_v5/nvme    32     256     32     unpublished  130000/3700  140000/4000     174200/4800   180000/5200
E48bs_v5/nvme    48     384     32     unpublished  190000/5600  200000/6000     253300/7300   260000/7850
E64bs_v5/nvme    64     512     32     unpublished  220000/6000  230000/6500     294800/7800   310000/8500
E96bs_v5/nvme    96     672     32     unpublished  260000/7500  260000/8000     390000/8500   390000/9000
E112ibs_v5/nvme  112    672     64     unpublished  260000/8000  260000/8000     400000/10000  400000/10000   # Offered with NVMe only
`;

export const ebsv5Nvme = {
  series: 'Ebsv5',
  source: 'ebdsv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'NVMe interface, generation 2 only. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
