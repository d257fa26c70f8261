const text = `
disk  tier  shares  bucket-ios  bucket-size
-     -     VMs     IO          GiB
P1    P50   3       6,084,000   255
P2    P50   3       6,084,000   255
P3    P50   3       6,084,000   255
P4    P50   3       6,084,000   255
P6    P50   3       5,868,000   211
P10   P50   3       5,400,000   123
P15   P50   3       4,320,000   79
P20   P50   3       2,160,000   35
P30   P50   5       -           -
P40   P50   5       -           -
P50   -     5       -           -
P60   P80   10      -           -
P70   P80   10      -           -
P80   -     10      -           -
E1    -     3       -           -
E2    -     3       -           -
E3    -     3       -           -
E4    -     3       -           -
E6    -     3       -           -
E10   -     3       -           -
E15   -     3       -           -
E20   -     3       -           -
E30   -     5       -           -
E40   -     5       -           -
E50   -     5       -           -
E60   -     10      -           -
E70   -     10      -           -
E80   -     10      -           -
`;

/**
 * The highest performance tier that a disk can be set to, how many VMs can share it, and its full
 * burst bucket as the resource API has it. Standard HDD has none of the three.
 */
export const featuresToday = {
  file: 'src/limits/disks/current/features.ts',
  text,
  origin: { maxTier: 'performance-tiers', maxShares: 'shared-disk-sizes', burstBucket: 'api-2020' },
} as const;
