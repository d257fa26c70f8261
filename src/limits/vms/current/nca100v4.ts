const text = `
size             vcpus  memory  disks  temp  cached              uncached
-                count  GiB     count  GiB   IOPS/MBps           IOPS/MBps
NC24ads_A100_v4  24     220     8      64    32000/256@api-2025  30000/1000
NC48ads_A100_v4  48     440     16     128   unpublished         60000/2000
NC96ads_A100_v4  96     880     32     256   unpublished         120000/4000
`;

export const nca100v4 = {
  series: 'NCA100v4',
  source: 'nca100v4',
  also: ['api-2025'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor figures of the temp disk, or how it is attached. That remote disks are attached over SCSI is inferred from NC24ads_A100_v4 alone, for which the resource API of 2025 names no controller',
  text,
} as const;
