const text = `
size     vcpus  memory  disks  temp  cached     local      uncached    uncached-burst
-        count  GiB     count  GiB   IOPS/MBps  IOPS/MBps  IOPS/MBps   IOPS/MBps
L8s_v2   8      64      16     80    local      4000/80    8000/160    8000/1280
L16s_v2  16     128     32     160   local      8000/160   16000/320   16000/1280
L32s_v2  32     256     32     320   local      16000/320  32000/640   32000/1280
L48s_v2  48     384     32     480   local      24000/480  48000/960   48000/2000
L64s_v2  64     512     32     640   local      32000/640  64000/1280  64000/2000
L80s_v2  80     640     32     800   local      40000/800  80000/1400  80000/2000
`;

export const lsv2 = {
  file: 'src/limits/vms/current/lsv2.ts',
  series: 'Lsv2',
  edition: 'current',
  source: 'lsv2',
  also: ['lsv2-2020'],
  tempDisk: 'cached gate',
  hostCache: false,
  note: 'No host cache. An older copy of the page gives the temp disk 4000 IOPS and 80 MBps for every 8 vCPUs; the local NVMe disks stand apart',
  text,
} as const;
