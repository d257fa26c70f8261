const text = `
item       price     date        source
-          USD/hour  -           -
E64as_v5   3.616     2023-12-18  retail-2023-12  # Copies of the list hold 3.616, 3.662 and 6.56: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B4as_v2    0.15      2025-05-16  retail-2025-05  # Copies of the list hold 0.15 and 0.169: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E2ads_v5   0.131     2025-05-16  retail-2025-05  # Copies of the list hold 0.131, 0.177 and 0.223: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B8ls_v2    0.295     2025-06-03  retail-2025-06  # Copies of the list hold 0.295 and 0.332: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B16as_v2   0.602     2025-06-03  retail-2025-06  # Copies of the list hold 0.602 and 0.675: meters of Windows and Cloud Services are mixed in, and the lowest is taken
D2as_v5    0.086     2025-06-03  retail-2025-06  # Copies of the list hold 0.086 and 0.178: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E8as_v5    0.452     2025-06-03  retail-2025-06  # Copies of the list hold 0.452, 0.498 and 0.82: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E32as_v5   1.808     2025-06-03  retail-2025-06  # Copies of the list hold 1.808, 1.854 and 3.28: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B16s_v2    0.666     2026-04-02  retail-2026-04  # Copies of the list hold 0.666 and 0.739: meters of Windows and Cloud Services are mixed in, and the lowest is taken
D16ads_v5  0.824     2026-04-02  retail-2026-04  # Copies of the list hold 0.824 and 1.56: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E4ads_v5   0.262     2026-04-02  retail-2026-04  # Copies of the list hold 0.262, 0.308 and 0.446: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E64ads_v5  4.192     2026-04-02  retail-2026-04  # Copies of the list hold 4.192, 4.238 and 7.136: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E96as_v5   5.424     2026-04-02  retail-2026-04  # Copies of the list hold 5.424, 5.47 and 9.84: meters of Windows and Cloud Services are mixed in, and the lowest is taken
`;

/** Prices of sizes that the newest lists do not have, from older ones; the note of each row says which of several was taken. */
export const vms2023To2026 = {
  file: 'src/limits/prices/tables/vms-2023-to-2026.ts',
  kind: 'vm',
  region: 'eastus',
  os: 'Linux',
  text,
} as const;
