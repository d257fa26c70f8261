const text = `
size          vcpus  memory  disks  temp  cache  cached                    uncached
-             count  GiB     count  GiB   GiB    IOPS/MBps                 IOPS/MBps
NC4as_T4_v3   4      28      8      176   -      unpublished               48000/737.28@api-2024   # The copy of the resource API has 703 MiB/s, rounded down, which is taken for the 737.28 MB/s of NC16as_T4_v3
NC8as_T4_v3   8      56      16     352   -      unpublished               48000/737.28@api-2024   # The copy of the resource API has 703 MiB/s, rounded down, which is taken for the 737.28 MB/s of NC16as_T4_v3
NC16as_T4_v3  16     110     32     352   144    32000/503.31648@api-2025  48000/737.28@api-2025   # The cache size is from the resource API of 2025 too
NC64as_T4_v3  64     440     32     2816  -      unpublished               48000/737.28@api-2024   # The copy of the resource API has 703 MiB/s, rounded down, which is taken for the 737.28 MB/s of NC16as_T4_v3
`;

export const ncast4v3 = {
  series: 'NCasT4v3',
  source: 'ncast4v3',
  also: ['api-2025'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor any limit of remote disks, nor figures of the temp disk, or how it is attached. That remote disks are attached over SCSI is inferred from NC16as_T4_v3 alone, for which the resource API of 2025 names no controller',
  text,
} as const;
