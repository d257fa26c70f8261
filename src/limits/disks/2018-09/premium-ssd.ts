const text = `
disk  size    base        host-cache
-     GiB     IOPS/MiB/s  -
P4    32      120/25      yes
P6    64      240/50      yes
P10   128     500/100     yes
P15   256     1,100/125   yes
P20   512     2,300/150   yes         # The documentation lists 512 GB among GiB
P30   1,024   5,000/200   yes
P40   2,048   7,500/250   yes
P50   4,095   7,500/250   yes
P60   8,192   12,500/480  no          # A preview size then; the figures changed when it became available
P70   16,384  15,000/750  no          # A preview size then; the figures changed when it became available
P80   32,767  20,000/750  no          # A preview size then; the figures changed when it became available. The guide lists (32 GiB) behind the size, a slip for 32 TiB
`;

export const premiumSsd2018 = {
  file: 'src/limits/disks/2018-09/premium-ssd.ts',
  family: 'Premium SSD',
  edition: '2018-09',
  source: 'design-guide',
  text,
} as const;
