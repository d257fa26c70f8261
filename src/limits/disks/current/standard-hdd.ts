const text = `
disk  size    base       plus       host-cache
-     GiB     IOPS/MB/s  IOPS/MB/s  -
S4    32      500/60     -          yes
S6    64      500/60     -          yes
S10   128     500/60     -          yes
S15   256     500/60     -          yes
S20   512     500/60     -          yes
S30   1,024   500/60     1,500/150  yes
S40   2,048   500/60     3,000/300  yes
S50   4,096   500/60     3,000/500  below-4TiB  # A host cache needs less than 4,096 GiB, so a disk of the full size has none
S60   8,192   1,300/300  3,000/500  no
S70   16,384  2,000/500  3,000/500  no
S80   32,767  2,000/500  3,000/500  no
`;

export const standardHdd = {
  file: 'src/limits/disks/current/standard-hdd.ts',
  family: 'Standard HDD',
  edition: 'current',
  source: 'standard-hdd',
  also: ['disk-api-2026', 'premium-storage-performance'],
  note: 'At most: the documentation says “up to”',
  text,
} as const;
