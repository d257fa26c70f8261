const text = `
size          vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       local        uncached     elastic
-             count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps    IOPS/MBps    IOPS/MBps
M64bds_1_v3   64     1397    64     3000  1           3000       unpublished  40000/400    130000/6000  160000/6000
M96bds_2_v3   96     1946    64     4500  1           4500       unpublished  40000/400    130000/8000  260000/8000
M128bds_3_v3  128    2794    64     6000  1           6000       unpublished  160000/1600  260000/8000  400000/10000
M176bds_4_v3  176    3892    64     8000  1           8000       unpublished  160000/1600  260000/8000  650000/10000
`;

export const mbdsv3Memory = {
  series: 'Mbdsv3',
  source: 'mbdsv3',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. The page lists no figures for writes to them. Host caching is supported, and the page gives no limit for it. IOPS are measured with random reads of 4 KiB, throughput with sequential reads of 128 KiB',
  text,
} as const;
