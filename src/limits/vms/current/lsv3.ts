const text = `
size     vcpus  memory  disks  temp  cached     local      uncached    uncached-burst  elastic
-        count  GiB     count  GiB   IOPS/MBps  IOPS/MBps  IOPS/MBps   IOPS/MBps       IOPS/MBps
L8s_v3   8      64      16     80    local      4000/80    12800/290   20000/1200      12800/290
L16s_v3  16     128     32     160   local      8000/160   25600/600   40000/1600      25600/600
L32s_v3  32     256     32     320   local      16000/320  51200/865   80000/2000      51200/865
L48s_v3  48     384     32     480   local      24000/480  76800/1315  80000/3000      76800/1315
L64s_v3  64     512     32     640   local      32000/640  80000/1735  80000/3000      80000/1735
L80s_v3  80     640     32     800   local      40000/800  80000/2160  80000/3000      80000/2160
`;

export const lsv3 = {
  file: 'src/limits/vms/current/lsv3.ts',
  series: 'Lsv3',
  edition: 'current',
  source: 'lsv3',
  tempDisk: 'cached gate',
  hostCache: false,
  note: 'No host cache. The page gives the temp disk 4000 IOPS and 80 MBps for every 8 vCPUs; the local NVMe disks stand apart',
  text,
} as const;
