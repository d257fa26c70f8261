const text = `
disk  size   base       host-cache
-     GiB    IOPS/MB/s  -
E10   128    500/60     yes
E15   256    500/60     yes
E20   512    500/60     yes
E30   1,024  500/60     yes
E40   2,048  500/60     yes
E50   4,095  500/60     yes
`;

export const standardSsd2018 = {
  file: 'src/limits/disks/2018-09/standard-ssd.ts',
  family: 'Standard SSD',
  edition: '2018-09',
  source: 'standard-ssd-2018',
  note: 'At most: the page says “up to”',
  text,
} as const;
