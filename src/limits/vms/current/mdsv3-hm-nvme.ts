const text = `
size                vcpus  memory  disks  temp  cached     local        uncached     elastic
-                   count  GiB     count  GiB   IOPS/MBps  IOPS/MBps    IOPS/MBps    IOPS/MBps
M416ds_6_v3/nvme    416    5696    64     400   local      250000/1600  130000/4000  130000/4000
M416ds_8_v3/nvme    416    7600    64     400   local      250000/1600  130000/4000  130000/4000
M624ds_12_v3/nvme   624    11400   64     400   local      250000/1600  130000/4000  130000/4000
M832ds_12_v3/nvme   832    11400   64     400   local      250000/1600  130000/4000  260000/8000
M832ids_16_v3/nvme  832    15200   64     400   local      250000/1600  130000/4000  260000/8000
`;

export const mdsv3HmNvme = {
  series: 'Mdsv3HM',
  source: 'mdsv3-hm',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'NVMe interface. Host caching is supported, and the page gives no limit for it. The figures of the temp disk are for reads, and the page does not say how it is attached',
  text,
} as const;
