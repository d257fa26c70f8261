const text = `
numbers                                                    names
-                                                          -
1,2,4,8                                                    A*_v2
2,4,8                                                      A*m_v2
2,3,4,5,11,12,13,14                                        D*_v2_Promo,DS*_v2_Promo
48                                                         D*_v3
2,4,8,16,32,48,64                                          D*_v4,D*d_v4,EC*eds_v6,EC*es_v6
2,4,8,16,32,48,64,96                                       D*_v5,D*a_v4,D*d_v5,DC*ads_v6,DC*as_v6,EC*ads_v6,EC*as_v6
2,4,8,16,32,48,64,96,128                                   D*nls_v6,D*ns_v6,DC*eds_v6,DC*es_v6,E*ns_v6
8                                                          DC*_v2
4,8,16,32,48,64,96                                         DC*ads_cc_v5,DC*as_cc_v5
1,2,4,8,16,24,32,48                                        DC*ds_v3,DC*s_v3
1,2,4                                                      DC*s_v2
20,48                                                      E*_v3
2,4,8,16,20,32,48,64                                       E*_v4,E*d_v4
2,4,8,16,20,32,48,64,96                                    E*_v5,E*a_v4,E*d_v5
104                                                        E*i_v5,E*id_v5
96                                                         E*ias_v4,EC*iads_v5,EC*ias_v5,ND*amsr_A100_v4,ND*is_MI300X_v5,ND*isr_H200_v5,ND*isr_MI300X_v5
4,8,16,20,32,48,64,96                                      EC*ads_cc_v5,EC*as_cc_v5
4,12,24,36,48                                              FX*mds
120,120-16,120-32,120-64,120-96                            HB*rs_v2,HB*rs_v3
176,176-24,176-48,176-96,176-144                           HB*rs_v4,HX*rs
368,368-48,368-96,368-144,368-192,368-240,368-288,368-336  HB*rs_v5
44,44-16,44-32                                             HC*rs
416                                                        M*bs_v3,M*ds_10_v3,M*ds_6_v3,M*ds_8_v3,M*ds_9_v3,M*s_10_v2,M*s_10_v3,M*s_6_v3,M*s_8_v3,M*s_9_v2,M*s_9_v3
416,624,832                                                M*ds_12_v3,M*s_12_v3
832                                                        M*ids_16_v3,M*is_16_v3
8,16,32                                                    NC*ads_A10_v4,NG*ads_V620_v1
4,8,16,64                                                  NC*as_T4_v3
36,72,144,288                                              NC*ds_xl_RTXPRO6000BSE_v6
24,36,72,144,288                                           NC*lds_xl_RTXPRO6000BSE_v6
24                                                         NC*rs_v3
6,12,24                                                    NC*s_v3,NV*s_v2
40                                                         NCC*ads_H100_v5,ND*rs_v2
128                                                        ND*isr_GB300_v6,ND*isr_NDR_GB200_v6
32                                                         NG*adms_V620_v1
10,20,40                                                   NP*s
36                                                         NV*adms_A10_v5
6,12,18,36,72                                              NV*ads_A10_v5
4,8,12,24                                                  NV*ads_V710_v5
4,8,16,32                                                  NV*as_v4
12,24,48                                                   NV*s_v3
6                                                          PB*s
`;

/**
 * Sizes that the resource API of 2026-08-01 names and that have no row here, so that their names are
 * not called unknown: the numbers that stand in place of a star, and the names with that star.
 */
export const knownToAzure = { file: 'src/limits/vms/known.ts', text } as const;
