const text = `
item                    price   per
-                       USD     -
StandardHDD-operations  0.0036  100,000-IOs
`;

export const meters201806 = {
  file: 'src/limits/prices/tables/meters-2018-06.ts',
  kind: 'meter',
  region: 'not stated',
  date: '2018-06-05',
  source: 'standard-storage-2018',
  text,
} as const;
