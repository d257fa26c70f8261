const text = `
disk  size    base        burst      burst-time  on-demand     plus        host-cache
-     GiB     IOPS/MB/s   IOPS/MB/s  min         IOPS/MB/s     IOPS/MB/s   -
P1    4       120/25      3,500/170  30          -             -           yes
P2    8       120/25      3,500/170  30          -             -           yes
P3    16      120/25      3,500/170  30          -             -           yes
P4    32      120/25      3,500/170  30          -             -           yes
P6    64      240/50      3,500/170  30          -             -           yes
P10   128     500/100     3,500/170  30          -             -           yes
P15   256     1,100/125   3,500/170  30          -             -           yes
P20   512     2,300/150   3,500/170  30          -             -           yes
P30   1,024   5,000/200   -          -           30,000/1,000  8,000/300   yes
P40   2,048   7,500/250   -          -           30,000/1,000  16,000/600  yes
P50   4,096   7,500/250   -          -           30,000/1,000  20,000/900  below-4TiB  # A host cache needs less than 4,096 GiB, so a disk of the full size has none
P60   8,192   16,000/500  -          -           30,000/1,000  20,000/900  no
P70   16,384  18,000/750  -          -           30,000/1,000  20,000/900  no
P80   32,767  20,000/900  -          -           30,000/1,000  20,000/900  no
`;

export const premiumSsd = {
  file: 'src/limits/disks/current/premium-ssd.ts',
  family: 'Premium SSD',
  edition: 'current',
  source: 'premium-ssd',
  also: ['disk-api-2026', 'premium-storage-performance'],
  text,
} as const;
