const text = `
size        vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       local        uncached     elastic
-           count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps    IOPS/MBps    IOPS/MBps
M16bds_v3   16     128     64     400   1           400        unpublished  10000/100    44000/1000   64000/1000
M32bds_v3   32     256     64     400   1           400        unpublished  20000/200    88000/2000   88000/2000
M48bds_v3   48     384     64     400   1           400        unpublished  40000/400    88000/2000   120000/2000
M64bds_v3   64     512     64     400   1           400        unpublished  40000/400    88000/2000   160000/2000
M96bds_v3   96     768     64     400   1           400        unpublished  40000/400    260000/4000  260000/4000
M128bds_v3  128    1024    64     400   1           400        unpublished  160000/1600  260000/4000  400000/4000
M176bds_v3  176    1536    64     400   1           400        unpublished  160000/1600  260000/6000  650000/6000
`;

export const mbdsv3 = {
  series: 'Mbdsv3',
  source: 'mbdsv3',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. The page lists no figures for writes to them. Host caching is supported, and the page gives no limit for it. IOPS are measured with random reads of 4 KiB, throughput with sequential reads of 128 KiB',
  text,
} as const;
