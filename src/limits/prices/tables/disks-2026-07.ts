const text = `
item  price
-     USD/month
P1    0.78
P2    1.56
P3    3.12
P4    5.8072
P6    11.2272
P10   21.68
P15   41.811428
P20   80.54
P30   148.68
P40   284.9371
P50   545.0971
P60   1040.64
P70   1982.17
P80   3964.34
E1    0.3
E2    0.6
E3    1.2
E4    2.4
E6    4.8
E10   9.6
E15   19.2
E20   38.4
E30   76.8
E40   153.6
E50   307.2
E60   614.4
E70   1228.8
E80   2457.6
S4    1.536
S6    3.008
S10   5.888
S15   11.328
S20   21.76
S30   40.96
S40   81.92
S50   163.84
S60   327.68
S70   655.36
S80   1310.72
`;

export const disks202607 = {
  file: 'src/limits/prices/tables/disks-2026-07.ts',
  kind: 'disk',
  region: 'westeurope',
  date: '2026-07-15',
  source: 'retail-disks-2026-07',
  text,
} as const;
