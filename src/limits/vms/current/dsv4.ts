const text = `
size     vcpus  memory  disks  cache  cached                           uncached    uncached-burst
-        count  GiB     count  GiB    IOPS/MBps                        IOPS/MBps   IOPS/MBps
D2s_v4   2      8       4      50     unpublished                      3200/48     4000/200
D4s_v4   4      16      8      100    38500/242.221056@api-2026-08-18  6400/96     8000/200
D8s_v4   8      32      16     200    unpublished                      12800/192   16000/400
D16s_v4  16     64      32     400    unpublished                      25600/384   32000/800
D32s_v4  32     128     32     800    unpublished                      51200/768   64000/1600
D48s_v4  48     192     32     1200   unpublished                      76800/1152  80000/2000
D64s_v4  64     256     32     1600   unpublished                      80000/1200  80000/2000
`;

export const dsv4 = {
  series: 'Dsv4',
  source: 'dsv4',
  also: ['api-2020'],
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it. Cache sizes are from the resource API of 2020',
  text,
} as const;
