const text = `
disk  size    base       burst      burst-time  plus       host-cache
-     GiB     IOPS/MB/s  IOPS/MB/s  min         IOPS/MB/s  -
E1    4       500/100    600/150    30          -          yes         # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100
E2    8       500/100    600/150    30          -          yes         # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100
E3    16      500/100    600/150    30          -          yes         # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100
E4    32      500/100    600/150    30          -          yes         # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100
E6    64      500/100    600/150    30          -          yes         # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100
E10   128     500/100    600/150    30          -          yes         # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100
E15   256     500/100    600/150    30          -          yes         # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100
E20   512     500/100    600/150    30          -          yes         # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100
E30   1,024   500/100    1,000/250  30          1,500/150  yes         # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100
E40   2,048   500/100    -          -           3,000/300  yes         # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100
E50   4,096   500/100    -          -           6,000/600  below-4TiB  # The documentation from 2023 lists 60 MB/s; the API of 2024 and 2026 has 100. A host cache needs less than 4,096 GiB
E60   8,192   2,000/400  -          -           6,000/750  no
E70   16,384  4,000/600  -          -           6,000/750  no
E80   32,767  6,000/750  -          -           6,000/750  no
`;

export const standardSsd = {
  file: 'src/limits/disks/current/standard-ssd.ts',
  family: 'Standard SSD',
  edition: 'current',
  source: 'disk-api-2026',
  also: ['standard-ssd', 'premium-storage-performance'],
  note: 'At most: the documentation says “up to”',
  text,
} as const;
