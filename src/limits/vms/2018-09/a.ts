const text = `
size  vcpus  memory  disks  temp  cached     uncached
-     count  GiB     count  GiB   IOPS/MBps  IOPS/MBps
A0    1      0.768   1      20    none       none
A1    1      1.75    2      70    none       none
A2    2      3.5     4      135   none       none
A5    2      14      4      135   none       none
A3    4      7       8      285   none       none
A6    4      28      8      285   none       none
A4    8      14      16     605   none       none       # 16 Standard HDDs of 500 IOPS and 60 MiB/s gave 529 MiB/s together and the local disk 15 MiB/s in the tests of 2017
A7    8      56      16     605   none       none
`;

export const a = {
  series: 'A',
  source: 'sizes-general-2018',
  also: ['throttling'],
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: false,
  note: 'No Premium Storage, and no throttling at the machine',
  text,
} as const;
