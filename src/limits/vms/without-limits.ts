const text = `
numbers                          names
-                                -
1,2,4,8                          A*_v2
2,4,8                            A*m_v2
2,3,4,5,11,12,13,14              D*_v2_Promo,DS*_v2_Promo
48                               D*_v3
2,4,8,16,32,48,64                D*_v4,D*d_v4
2,4,8,16,32,48,64,96             D*_v5,D*a_v4,D*d_v5
8                                DC*_v2
4,8,16,32,48,64,96               DC*ads_cc_v5,DC*as_cc_v5
1,2,4,8,16,24,32,48              DC*ds_v3,DC*s_v3
1,2,4                            DC*s_v2
20,48                            E*_v3
2,4,8,16,20,32,48,64             E*_v4,E*d_v4
2,4,8,16,20,32,48,64,96          E*_v5,E*a_v4,E*d_v5
104                              E*i_v5,E*id_v5
96                               E*ias_v4,EC*iads_v5,EC*ias_v5,ND*amsr_A100_v4,ND*is_MI300X_v5,ND*isr_H200_v5,ND*isr_MI300X_v5
4,8,16,20,32,48,64,96            EC*ads_cc_v5,EC*as_cc_v5
120,120-16,120-32,120-64,120-96  HB*rs_v2,HB*rs_v3
44,44-16,44-32                   HC*rs
416                              M*bs_v3,M*ds_10_v3,M*ds_12_v3,M*ds_9_v3,M*s_10_v2,M*s_10_v3,M*s_12_v3,M*s_9_v2,M*s_9_v3
8,16,32                          NC*ads_A10_v4,NG*ads_V620_v1
36,72,144,288                    NC*ds_xl_RTXPRO6000BSE_v6
24,36,72,144,288                 NC*lds_xl_RTXPRO6000BSE_v6
24                               NC*rs_v3
6,12,24                          NC*s_v3,NV*s_v2
372                              D*ids_v7,D*is_v7
40                               NCC*ads_H100_v5,ND*rs_v2
128                              ND*isr_GB300_v6,ND*isr_NDR_GB200_v6
32                               NG*adms_V620_v1
10,20,40                         NP*s
4,8,12,24                        NV*ads_V710_v5
4,8,16,32                        NV*as_v4
12,24,48                         NV*s_v3
6                                PB*s
`;

/**
 * Sizes that the resource API of 2026-08-01 or the price list of 2026-08-22 (D372is_v7, D372ids_v7)
 * names and that have no row here, so that their names are not called unknown: the numbers that stand in place of a star, and the names with that star.
 */
export const sizesWithoutLimits = { file: 'src/limits/vms/without-limits.ts', text } as const;
