const text = `
size       vcpus  memory  disks  temp   nvme-disks  nvme-size  cached       local          local-write   uncached    uncached-burst  elastic     elastic-burst  host-cache
-          count  GiB     count  GB     count       GB         IOPS/MBps    IOPS/MBps      IOPS/MBps     IOPS/MBps   IOPS/MBps       IOPS/MBps   IOPS/MBps      -
L2aos_v4   2      16      4      1440   3           480        unpublished  180000/1100    72000/550     4400/150    20000/1250      4400/150    20000/1250     yes
L4aos_v4   4      32      8      2880   3           960        unpublished  360000/2200    144000/1100   8800/300    20000/1250      8800/300    20000/1250     yes
L8aos_v4   8      64      16     5760   6           960        unpublished  720000/4400    288000/2200   17600/600   20000/1250      17600/600   20000/1250     yes
L12aos_v4  12     96      32     8640   9           960        unpublished  1080000/6600   432000/3300   26400/900   30000/1250      26400/900   30000/1250     yes          # The page lists 32 data disks; the resource API of 2026 has 16
L16aos_v4  16     128     32     11520  6           1920       unpublished  1440000/8800   576000/4400   35200/1200  40000/1250      35200/1200  40000/1250     yes
L24aos_v4  24     192     32     17280  9           1920       unpublished  2160000/13200  864000/6600   52800/1800  60000/1800      52800/1800  60000/1800     yes
L32aos_v4  32     256     32     23040  12          1920       none         2880000/17600  1152000/8800  70400/2400  80000/2400      70400/2400  80000/2400     no
`;

export const laosv4 = {
  series: 'Laosv4',
  source: 'laosv4',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. Host caching is supported except on L32aos_v4, and the page gives no limit for it',
  text,
} as const;
