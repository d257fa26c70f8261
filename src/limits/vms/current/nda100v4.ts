const text = `
size        vcpus  memory  disks  temp  cached       uncached
-           count  GiB     count  GiB   IOPS/MBps    IOPS/MBps
ND96asr_v4  96     900     32     6000  unpublished  80000/800   # The page lists 32 data disks; the resource API of 2026 has 16
`;

export const nda100v4 = {
  series: 'NDA100v4',
  source: 'nda100v4',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor figures of the temp disk, or how it is attached',
  text,
} as const;
