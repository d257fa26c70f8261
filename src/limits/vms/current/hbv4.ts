const text = `
size        vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       uncached
-           count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps
HB176rs_v4  176    768     32     480   2           1800       unpublished  80000/2000@api-2024   # The copy of the resource API has 1907 MiB/s, rounded down, which is taken for 2000 MB/s
`;

export const hbv4 = {
  series: 'HBv4',
  source: 'hbv4',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor any limit of remote disks, nor figures of the temp disk, of the local NVMe disks beside it, or how the temp disk is attached',
  text,
} as const;
