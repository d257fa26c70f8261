const text = `
size  vcpus  memory  disks  temp  cached     local      uncached
-     count  GiB     count  GiB   IOPS/MBps  IOPS/MBps  IOPS/MBps
F1    1      2       4      16    local      3000/46    none       # The local disk writes 23 MBps
F2    2      4       8      32    local      6000/93    none       # The local disk writes 46 MBps
F4    4      8       16     64    local      12000/187  none       # The local disk writes 93 MBps
F8    8      16      32     128   local      24000/375  none       # The local disk writes 187 MBps
F16   16     32      64     256   local      48000/750  none       # The local disk writes 375 MBps
`;

export const f = {
  series: 'F',
  source: 'sizes-compute-2018',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: false,
  note: 'No Premium Storage, and no limit of the machine over Standard disks',
  text,
} as const;
