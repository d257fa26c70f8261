const text = `
size        vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       uncached
-           count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps
HB368rs_v5  368    432     32     480   8           1788       unpublished  unpublished   # The page lists 14304 GiB as the size of one local NVMe disk, which is what all eight have together; the page lists 432 GB of memory, the resource API of 2026 has 448 GiB
`;

export const hbv5 = {
  series: 'HBv5',
  source: 'hbv5',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor any limit of remote disks, nor figures of the temp disk, of the local NVMe disks beside it, or how the temp disk is attached',
  text,
} as const;
