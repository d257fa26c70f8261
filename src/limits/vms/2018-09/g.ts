const text = `
size  vcpus  memory  disks  temp  cached     local       uncached
-     count  GiB     count  GiB   IOPS/MBps  IOPS/MBps   IOPS/MBps
G1    2      28      8      384   local      6000/93     none       # The local disk writes 46 MBps
G2    4      56      16     768   local      12000/187   none       # The local disk writes 93 MBps
G3    8      112     32     1536  local      24000/375   none       # The local disk writes 187 MBps
G4    16     224     64     3072  local      48000/750   none       # The local disk writes 375 MBps
G5    32     448     64     6144  local      96000/1500  none       # The local disk writes 750 MBps
`;

export const g = {
  series: 'G',
  source: 'sizes-memory-2018',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: false,
  note: 'No Premium Storage, and no limit of the machine over Standard disks',
  text,
} as const;
