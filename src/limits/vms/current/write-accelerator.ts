// The page also names M32s, M16s and M8s, which no page of sizes has.
const text = `
sizes                                                  disks  iops
-                                                      count  IOPS
M416ms_v2,M416s_8_v2,M416s_v2                          16     20,000
M208ms_v2,M208s_v2                                     8      10,000
M192ids_v2,M192idms_v2,M192is_v2,M192ims_v2            16     20,000
M128ms,M128s,M128ds_v2,M128dms_v2,M128s_v2,M128ms_v2   16     20,000
M64ms,M64ls,M64s,M64ds_v2,M64dms_v2,M64s_v2,M64ms_v2   8      10,000
M32ms,M32ls,M32ts,M32dms_v2,M32ms_v2                   4      5,000
M16ms                                                  2      2,500
M8ms                                                   1      1,250
M12s_v3,M12ds_v3                                       1      5,000
M24s_v3,M24ds_v3                                       2      5,000
M48s_1_v3,M48ds_1_v3                                   4      5,000
M96s_1_v3,M96ds_1_v3,M96s_2_v3,M96ds_2_v3              8      10,000
M176s_3_v3,M176ds_3_v3,M176s_4_v3,M176ds_4_v3          16     20,000
`;

/** How many disks of a size can have Write Accelerator, and the IOPS that all of them share. */
export const writeAcceleratorToday = {
  file: 'src/limits/vms/current/write-accelerator.ts',
  source: 'write-accelerator',
  text,
} as const;
