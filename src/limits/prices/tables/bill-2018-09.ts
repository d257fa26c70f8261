const text = `
item            price
-               USD/month
D14             1,570.58   # The text says 1,570
32×1TB-HDD      1,638.40   # 51.20 each; the text says 1,638
D14+32×1TB-HDD  3,208.98   # The text says 3,208
DS13            1,003.66   # The text says 1,003
4×P30           544.34     # 136.085 each
DS13+4×P30      1,544.34   # So printed; 1,003.66 and 544.34 are 1,548.00
`;

export const bill201809 = {
  file: 'src/limits/prices/tables/bill-2018-09.ts',
  kind: 'bill',
  region: 'not stated',
  date: '2018-09-24',
  source: 'design-guide',
  text,
} as const;
