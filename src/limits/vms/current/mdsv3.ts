const text = `
size         vcpus  memory  disks  temp  cached       uncached     elastic
-            count  GiB     count  GiB   IOPS/MBps    IOPS/MBps    IOPS/MBps
M12ds_v3     12     240     64     400   10000/100    16250/390    16250/390
M24ds_v3     24     480     64     400   20000/200    32500/780    32500/780
M48ds_1_v3   48     974     64     400   40000/400    65000/1560   65000/1560
M96ds_1_v3   96     974     64     400   40000/400    65000/1560   65000/1560
M96ds_2_v3   96     1946    64     400   160000/1600  130000/3120  130000/3120
M176ds_3_v3  176    2794    64     400   160000/1600  130000/4000  130000/4000
M176ds_4_v3  176    3892    64     400   160000/1600  130000/4000  130000/4000
`;

export const mdsv3 = {
  series: 'Mdsv3',
  source: 'mdsv3',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  cachedMayBeHigher: true,
  note: 'The cached limit is what the page lists for the temp disk, which counts against the same limit; it lists none for the cache itself, so the limit may be higher. The page does not say how the temp disk is attached',
  text,
} as const;
