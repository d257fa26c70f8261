const text = `
item      price
-         USD/hour
B4as_v2   0.15      # Copies of the list hold 0.15 and 0.169: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E2ads_v5  0.131     # Copies of the list hold 0.131, 0.177 and 0.223: meters of Windows and Cloud Services are mixed in, and the lowest is taken
`;

export const vms202505 = {
  file: 'src/limits/prices/tables/vms-2025-05.ts',
  kind: 'vm',
  region: 'eastus',
  os: 'Linux',
  date: '2025-05-16',
  source: 'retail-2025-05',
  text,
} as const;
