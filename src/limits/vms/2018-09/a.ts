const text = `
size  vcpus  memory  disks  temp  cached     uncached
-     count  GiB     count  GiB   IOPS/MBps  IOPS/MBps
A4    8      14      16     605   none       none       # No throttling at the machine; 16 Standard HDDs of 500 IOPS and 60 MiB/s gave 529 MiB/s together and the local disk 15 MiB/s in the tests of 2017
`;

export const a = {
  file: 'src/limits/vms/2018-09/a.ts',
  series: 'A',
  edition: '2018-09',
  source: 'sizes-general-2018',
  also: ['throttling'],
  tempDisk: 'cached gate',
  hostCache: true,
  text,
} as const;
