const text = `
size  vcpus  memory  disks  temp  cached     local      uncached
-     count  GiB     count  GiB   IOPS/MBps  IOPS/MBps  IOPS/MBps
D14   16     112     64     800   local      48000/750  none       # No Premium Storage, and no limit of the machine over Standard disks; the local disk writes 375 MBps; the design guide counts 32 Standard disks on it
`;

export const d = {
  file: 'src/limits/vms/2018-09/d.ts',
  series: 'D',
  edition: '2018-09',
  source: 'sizes-memory-2018',
  also: ['design-guide', 'throttling'],
  tempDisk: 'cached gate',
  hostCache: true,
  text,
} as const;
