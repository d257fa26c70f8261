const text = `
size     vcpus  memory  disks  temp  nvme-disks  nvme-size  cached     local      nvme           uncached    uncached-burst
-        count  GiB     count  GiB   count       GB         IOPS/MBps  IOPS/MBps  IOPS/MBps      IOPS/MBps   IOPS/MBps
L8s_v2   8      64      16     80    1           1920       local      4000/80    400000/2000    8000/160    8000/1280
L16s_v2  16     128     32     160   2           1920       local      8000/160   800000/4000    16000/320   16000/1280
L32s_v2  32     256     32     320   4           1920       local      16000/320  1500000/8000   32000/640   32000/1280
L48s_v2  48     384     32     480   6           1920       local      24000/480  2200000/14000  48000/960   48000/2000
L64s_v2  64     512     32     640   8           1920       local      32000/640  2900000/16000  64000/1280  64000/2000
L80s_v2  80     640     32     800   10          1920       local      40000/800  3800000/20000  80000/1400  80000/2000
`;

export const lsv2 = {
  series: 'Lsv2',
  source: 'lsv2',
  also: ['lsv2-2020'],
  tempDisk: 'cached limit',
  hostCache: false,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'No host cache. An older copy of the page gives the temp disk 4000 IOPS and 80 MBps for every 8 vCPUs; the local NVMe disks stand apart. It prints their size as 1.92 TiB, older copies as 1.92 TB',
  text,
} as const;
