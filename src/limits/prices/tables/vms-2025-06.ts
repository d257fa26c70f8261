const text = `
item      price
-         USD/hour
B8ls_v2   0.295     # Copies of the list hold 0.295 and 0.332: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B16as_v2  0.602     # Copies of the list hold 0.602 and 0.675: meters of Windows and Cloud Services are mixed in, and the lowest is taken
D2as_v5   0.086     # Copies of the list hold 0.086 and 0.178: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E8as_v5   0.452     # Copies of the list hold 0.452, 0.498 and 0.82: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E32as_v5  1.808     # Copies of the list hold 1.808, 1.854 and 3.28: meters of Windows and Cloud Services are mixed in, and the lowest is taken
`;

export const vms202506 = {
  file: 'src/limits/prices/tables/vms-2025-06.ts',
  kind: 'vm',
  region: 'eastus',
  os: 'Linux',
  date: '2025-06-03',
  source: 'retail-2025-06',
  text,
} as const;
