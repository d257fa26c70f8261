const text = `
size        vcpus  memory  disks  cached       uncached     elastic
-           count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps
M12s_v3     12     240     64     unpublished  16250/390    16250/390
M24s_v3     24     480     64     unpublished  32500/780    32500/780
M48s_1_v3   48     974     64     unpublished  65000/1560   65000/1560
M96s_1_v3   96     974     64     unpublished  65000/1560   65000/1560
M96s_2_v3   96     1946    64     unpublished  130000/3120  130000/3120
M176s_3_v3  176    2794    64     unpublished  130000/4000  130000/4000
M176s_4_v3  176    3892    64     unpublished  130000/4000  130000/4000
`;

export const msv3 = {
  series: 'Msv3',
  source: 'msv3',
  tempDisk: 'none',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
