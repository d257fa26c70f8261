const text = `
item      price
-         USD/hour
E64as_v5  3.616     # Copies of the list hold 3.616, 3.662 and 6.56: meters of Windows and Cloud Services are mixed in, and the lowest is taken
`;

export const vms202312 = {
  file: 'src/limits/prices/tables/vms-2023-12.ts',
  kind: 'vm',
  region: 'eastus',
  os: 'Linux',
  date: '2023-12-18',
  source: 'retail-2023-12',
  text,
} as const;
