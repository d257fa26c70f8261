const text = `
size             vcpus  memory  disks  temp  cached       uncached
-                count  GiB     count  GiB   IOPS/MBps    IOPS/MBps
ND96isr_H100_v5  96     1900    32     1024  unpublished  40800/612   # The page lists 32 data disks; the resource API of 2026 has 16. Besides the temp disk there are 8 NVMe disks of 28 TiB in all, without figures
`;

export const ndh100v5 = {
  series: 'NDH100v5',
  source: 'ndh100v5',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor figures of the temp disk, or how it is attached',
  text,
} as const;
