const text = `
size          vcpus  memory  disks  temp  cache  cached                    uncached
-             count  GiB     count  GiB   GiB    IOPS/MBps                 IOPS/MBps
NC4as_T4_v3   4      28      8      176   -      unpublished               unpublished
NC8as_T4_v3   8      56      16     352   -      unpublished               unpublished
NC16as_T4_v3  16     110     32     352   144    32000/503.31648@api-2025  48000/unpublished@api-2025   # The cache size is from the resource API of 2025 too, which gives no throughput of the uncached limit
NC64as_T4_v3  64     440     32     2816  -      unpublished               unpublished
`;

export const ncast4v3 = {
  file: 'src/limits/vms/current/ncast4v3.ts',
  series: 'NCasT4v3',
  edition: 'current',
  source: 'ncast4v3',
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor any limit of remote disks, nor figures of the temp disk, or how it is attached',
  text,
} as const;
