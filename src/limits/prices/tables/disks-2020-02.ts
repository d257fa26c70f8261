const text = `
item  price
-     ?/month
P4    4.9
P6    9.47
P10   18.29
P15   35.26
P20   67.92
P30   125.39
P40   240.29
P50   459.69
S4    1.3
S6    2.54
S10   4.97
S15   9.56
S20   18.36
S30   34.55
S40   69.09
S50   138.17
`;

export const disks202002 = {
  file: 'src/limits/prices/tables/disks-2020-02.ts',
  kind: 'disk',
  region: 'not stated',
  date: '2020-02-05',
  source: 'retail-disks-2020-02',
  note: 'The list names no region and no currency; the figures look like euros',
  text,
} as const;
