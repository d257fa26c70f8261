const text = `
item       price
-          USD/hour
B16s_v2    0.666     # Copies of the list hold 0.666 and 0.739: meters of Windows and Cloud Services are mixed in, and the lowest is taken
D16ads_v5  0.824     # Copies of the list hold 0.824 and 1.56: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E4ads_v5   0.262     # Copies of the list hold 0.262, 0.308 and 0.446: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E64ads_v5  4.192     # Copies of the list hold 4.192, 4.238 and 7.136: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E96as_v5   5.424     # Copies of the list hold 5.424, 5.47 and 9.84: meters of Windows and Cloud Services are mixed in, and the lowest is taken
`;

export const vms202604 = {
  file: 'src/limits/prices/tables/vms-2026-04.ts',
  kind: 'vm',
  region: 'eastus',
  os: 'Linux',
  date: '2026-04-02',
  source: 'retail-2026-04',
  text,
} as const;
