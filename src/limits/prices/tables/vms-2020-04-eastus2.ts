const text = `
item  price
-     USD/hour
G1    0.55
G2    1.1
G3    2.2
G4    4.4
G5    7.82
GS1   0.55
GS2   1.1
GS3   2.2
GS4   4.4
GS5   7.82
L4s   0.343
L8s   0.686
L16s  1.373
L32s  2.746
`;

export const vms202004EastUs2 = {
  file: 'src/limits/prices/tables/vms-2020-04-eastus2.ts',
  kind: 'vm',
  region: 'eastus2',
  os: 'Linux',
  date: '2020-04-30',
  source: 'retail-2020-04',
  note: 'The list has no price of East US for this size',
  text,
} as const;
