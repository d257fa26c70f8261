const text = `
size             vcpus  memory  disks  temp  cached       uncached
-                count  GiB     count  GiB   IOPS/MBps    IOPS/MBps
NV6ads_A10_v5    6      55      4      180   unpublished  6400/100
NV12ads_A10_v5   12     110     4      360   unpublished  12800/200    # The page lists 4 data disks; the resource API of 2026 has 8
NV18ads_A10_v5   18     220     8      720   unpublished  25600/384    # The page lists 8 data disks; the resource API of 2026 has 16
NV36ads_A10_v5   36     440     16     1440  unpublished  51200/768    # The page lists 16 data disks; the resource API of 2026 has 32
NV36adms_A10_v5  36     880     32     2880  unpublished  51200/768
NV72ads_A10_v5   72     880     32     2880  unpublished  80000/1200
`;

export const nvadsa10v5 = {
  series: 'NVadsA10v5',
  source: 'nvadsa10v5',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor figures of the temp disk, or how it is attached',
  text,
} as const;
