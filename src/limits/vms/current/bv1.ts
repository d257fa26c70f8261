const text = `
size   vcpus  memory  disks  temp  cached       local          uncached   uncached-burst
-      count  GiB     count  GiB   IOPS/MBps    IOPS/MBps      IOPS/MBps  IOPS/MBps
B1ls   1      0.5     2      4     local        200/10.48576   160/10     4000/100        # The page calls it B1ls2 in some of its tables
B1ms   1      2       2      4     local        800/10.48576   640/10     4000/100
B1s    1      1       2      4     local        400/22.528*    320/10     4000/100        # The figures of the temp disk are from the resource API of 2025; that of 2020 has 10.48576 MB/s
B2ms   2      8       4      16    local        2400/23.59296  1920/22.5  4000/100
B2s    2      4       4      8     local        1600/15.72864  1280/15    4000/100
B4ms   4      16      8      32    local        3600/36.70016  2880/35    8000/200
B8ms   8      32      16     64    local        4320/52.4288   4320/50    8000/200
B12ms  12     48      16     96    unpublished  -              4320/50    16000/400       # Not in the API of that year
B16ms  16     64      32     128   local        8640/104.8576  4320/50    16000/400
B20ms  20     80      32     160   local        10800/124.928  4320/50    16000/400       # The figures of the temp disk are from the resource API of 2025; that of 2020 has 131.072 MB/s
`;

export const bv1 = {
  series: 'Bv1',
  source: 'bv1',
  also: ['api-2020', 'api-2025'],
  tempDisk: 'cached limit',
  hostCache: false,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'No host cache. The page lists no figures of the temp disk; unless noted they are from the resource API of 2020, which holds bytes a second',
  text,
} as const;
