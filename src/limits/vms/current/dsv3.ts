const text = `
size     vcpus  memory  disks  temp  cache  cached       uncached    cached-burst  uncached-burst
-        count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps   IOPS/MBps     IOPS/MBps
D2s_v3   2      8       4      16    50     4000/32      3200/48     4000/200      4000/200        # The burst of the cached limit is doubtful: the other sizes with 2 vCPUs (D2as_v4, E2s_v3, E2as_v4) have 100 MBps
D4s_v3   4      16      8      32    100    8000/64      6400/96     8000/200      8000/200
D8s_v3   8      32      16     64    200    16000/128    12800/192   16000/400     16000/400
D16s_v3  16     64      32     128   400    32000/256    25600/384   32000/800     32000/800
D32s_v3  32     128     32     256   800    64000/512    51200/768   64000/1600    64000/1600
D48s_v3  48     192     32     384   1200   96000/768    76800/1152  96000/2000    80000/2000
D64s_v3  64     256     32     512   1600   128000/1024  80000/1200  128000/2000   80000/2000
`;

export const dsv3 = {
  series: 'Dsv3',
  source: 'dsv3',
  also: ['dsv3-2022'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'The burst of the cached limit is from an older copy of the page; the newer one has no such column',
  text,
} as const;
