const text = `
size     vcpus  memory  disks  temp  nvme-disks  nvme-size  cached     local      nvme           uncached    uncached-burst  elastic
-        count  GiB     count  GiB   count       GB         IOPS/MBps  IOPS/MBps  IOPS/MBps      IOPS/MBps   IOPS/MBps       IOPS/MBps
L8s_v3   8      64      16     80    1           1920       local      4000/80    400000/2000    12800/290   20000/1200      12800/290
L16s_v3  16     128     32     160   2           1920       local      8000/160   800000/4000    25600/600   40000/1600      25600/600
L32s_v3  32     256     32     320   4           1920       local      16000/320  1500000/8000   51200/865   80000/2000      51200/865
L48s_v3  48     384     32     480   6           1920       local      24000/480  2200000/14000  76800/1315  80000/3000      76800/1315
L64s_v3  64     512     32     640   8           1920       local      32000/640  2900000/16000  80000/1735  80000/3000      80000/1735
L80s_v3  80     640     32     800   10          1920       local      40000/800  3800000/20000  80000/2160  80000/3000      80000/2160
`;

export const lsv3 = {
  series: 'Lsv3',
  source: 'lsv3',
  tempDisk: 'cached limit',
  hostCache: false,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'No host cache. The page gives the temp disk 4000 IOPS and 80 MBps for every 8 vCPUs; the local NVMe disks stand apart',
  text,
} as const;
