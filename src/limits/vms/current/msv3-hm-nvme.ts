const text = `
size               vcpus  memory  disks  cached       uncached     elastic
-                  count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps
M416s_6_v3/nvme    416    5696    64     unpublished  130000/4000  130000/4000
M416s_8_v3/nvme    416    7600    64     unpublished  130000/4000  130000/4000
M624s_12_v3/nvme   624    11400   64     unpublished  130000/4000  130000/4000
M832s_12_v3/nvme   832    11400   64     unpublished  130000/4000  260000/8000
M832is_16_v3/nvme  832    15200   64     unpublished  130000/4000  260000/8000
`;

export const msv3HmNvme = {
  series: 'Msv3HM',
  source: 'msv3-hm',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'NVMe interface. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
