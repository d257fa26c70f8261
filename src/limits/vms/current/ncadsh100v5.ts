const text = `
size              vcpus  memory  disks  temp  cached       uncached
-                 count  GiB     count  GiB   IOPS/MBps    IOPS/MBps
NC40ads_H100_v5   40     320     8      3576  unpublished  100000/3000
NC80adis_H100_v5  80     640     16     7152  unpublished  240000/7000
`;

export const ncadsh100v5 = {
  series: 'NCadsH100v5',
  source: 'ncadsh100v5',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor figures of the temp disk, or how it is attached',
  text,
} as const;
