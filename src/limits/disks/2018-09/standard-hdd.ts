const text = `
disk  size   base       host-cache
-     GiB    IOPS/MB/s  -
S4    32     500/60     yes         # The page lists 30 GB, a slip for 32
S6    64     500/60     yes
S10   128    500/60     yes
S20   512    500/60     yes
S30   1,024  500/60     yes
S40   2,048  500/60     yes
S50   4,095  500/60     yes
`;

export const standardHdd2018 = {
  file: 'src/limits/disks/2018-09/standard-hdd.ts',
  family: 'Standard HDD',
  edition: '2018-09',
  source: 'managed-disk-limits-2018',
  also: ['standard-storage-2018', 'throttling'],
  note: 'At most, for IOs of 8 KB on a Standard-tier VM; 300 IOPS on a Basic-tier one',
  text,
} as const;
