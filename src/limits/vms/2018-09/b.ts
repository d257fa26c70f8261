const text = `
size  vcpus  memory  disks  temp  cached     local      uncached
-     count  GiB     count  GiB   IOPS/MBps  IOPS/MBps  IOPS/MBps
B1ms  1      2       2      4     local      800/10     640/10
B1s   1      1       2      4     local      400/10     320/10
B2ms  2      8       4      16    local      2400/22.5  1920/22.5
B2s   2      4       4      8     local      1600/15    1280/15
B4ms  4      16      8      32    local      3600/35    2880/35
B8ms  8      32      16     64    local      4320/50    4320/50
`;

export const b = {
  series: 'B',
  source: 'sizes-general-2018',
  also: ['bv1'],
  tempDisk: 'cached limit',
  hostCache: false,
  premiumStorage: true,
  note: 'The page lists the figures of the temp disk alone; today’s page says that the series has no host cache',
  text,
} as const;
