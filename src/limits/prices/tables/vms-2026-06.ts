const text = `
item         price
-            USD/hour
A0           0.02      # In one copy of the list only
A1           0.06      # In one copy of the list only
A2           0.12      # In one copy of the list only
A3           0.24      # In one copy of the list only
A4           0.48      # In one copy of the list only
A5           0.25      # In one copy of the list only
A6           0.5       # In one copy of the list only
A7           1         # In one copy of the list only
B2als_v2     0.0376    # Copies of the list hold 0.0376 and 0.0468: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B2as_v2      0.0752    # Copies of the list hold 0.0752 and 0.0844: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B2s_v2       0.0832    # Copies of the list hold 0.0832 and 0.0924: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B2ts_v2      0.0104    # Copies of the list hold 0.0104 and 0.0196: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B4ls_v2      0.147     # Copies of the list hold 0.147 and 0.166: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B8als_v2     0.266     # Copies of the list hold 0.266 and 0.303: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B8as_v2      0.301     # Copies of the list hold 0.301 and 0.338: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B16ls_v2     0.589     # Copies of the list hold 0.589 and 0.663: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B32als_v2    1.065     # Copies of the list hold 1.065 and 1.213: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B32ls_v2     1.179     # Copies of the list hold 1.179 and 1.326: meters of Windows and Cloud Services are mixed in, and the lowest is taken
B32s_v2      1.331     # Copies of the list hold 1.331 and 1.478: meters of Windows and Cloud Services are mixed in, and the lowest is taken
D4ads_v5     0.206     # Copies of the list hold 0.206 and 0.39: meters of Windows and Cloud Services are mixed in, and the lowest is taken
D8ads_v5     0.412     # Copies of the list hold 0.412 and 0.78: meters of Windows and Cloud Services are mixed in, and the lowest is taken
D8as_v5      0.344     # Copies of the list hold 0.344 and 0.712: meters of Windows and Cloud Services are mixed in, and the lowest is taken
D16as_v5     0.688     # Copies of the list hold 0.688 and 1.424: meters of Windows and Cloud Services are mixed in, and the lowest is taken
D48as_v5     2.064     # Copies of the list hold 2.064 and 4.272: meters of Windows and Cloud Services are mixed in, and the lowest is taken
D248s_v7     16.405    # In one copy of the list only
D372s_v7     24.608    # In one copy of the list only
E2bds_v6     0.195     # In one copy of the list only
E2bs_v6      0.174     # In one copy of the list only
E4bds_v6     0.391     # In one copy of the list only
E4bs_v6      0.349     # In one copy of the list only
E8bds_v6     0.782     # In one copy of the list only
E8bs_v6      0.698     # In one copy of the list only
E16bds_v6    1.563     # In one copy of the list only
E16bs_v6     1.395     # In one copy of the list only
E32bds_v6    3.126     # In one copy of the list only
E32bs_v6     2.79      # In one copy of the list only
E48bds_v6    4.69      # In one copy of the list only
E48bs_v6     4.186     # In one copy of the list only
E64bds_v6    6.253     # In one copy of the list only
E64bs_v6     5.581     # In one copy of the list only
E64is_v3     3.629     # In one copy of the list only
E96ads_v5    6.288     # Copies of the list hold 6.288, 6.334 and 10.704: meters of Windows and Cloud Services are mixed in, and the lowest is taken
E96bds_v6    9.379     # In one copy of the list only
E96bs_v6     8.371     # In one copy of the list only
E128bds_v6   12.506    # In one copy of the list only
E128bs_v6    11.162    # In one copy of the list only
E192ibds_v6  18.758    # In one copy of the list only
E192ibs_v6   16.742    # In one copy of the list only
E248s_v7     21.534    # In one copy of the list only
E372is_v7    35.531    # In one copy of the list only
M416s_8_v2   66.11
`;

export const vms202606 = {
  file: 'src/limits/prices/tables/vms-2026-06.ts',
  kind: 'vm',
  region: 'eastus',
  os: 'Linux',
  date: '2026-06-18',
  source: 'retail-2026-06',
  text,
} as const;
