const text = `
size     vcpus  memory  disks  temp  cached       uncached
-        count  GiB     count  GiB   IOPS/MBps    IOPS/MBps
FX4mds   4      84      8      168   40000/343    6700/104
FX12mds  12     252     24     504   100000/1029  20000/314
FX24mds  24     504     32     1008  200000/2057  40000/629
FX36mds  36     756     32     1512  300000/3086  60000/944
FX48mds  48     1008    32     2016  400000/3871  80000/1258
`;

export const fx = {
  series: 'FX',
  source: 'fx',
  also: ['fx-2022'],
  tempDisk: 'cached limit',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'The cached limit is from an older copy of the page; the newer one has no such column',
  text,
} as const;
