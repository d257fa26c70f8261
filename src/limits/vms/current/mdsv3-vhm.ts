const text = `
size             vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       uncached     elastic
-                count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps    IOPS/MBps
M896ixds_32_v3   896    30400   64     4096  1           4096       unpublished  110000/8000  200000/8000
M896ixds_24_v3   896    23088   64     4096  1           4096       unpublished  110000/8000  200000/8000
M1792ixds_32_v3  1792   30400   64     4096  1           4096       unpublished  110000/8000  200000/8000
`;

export const mdsv3Vhm = {
  series: 'Mdsv3VHM',
  source: 'mdsv3-vhm',
  tempDisk: 'local NVMe',
  hostCache: true,
  premiumStorage: true,
  note: 'The local NVMe disk does not count against the cached limit, and the page gives no figures of it. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
