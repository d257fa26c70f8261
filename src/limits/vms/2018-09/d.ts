const text = `
size  vcpus  memory  disks  temp  cached     local      uncached   source
-     count  GiB     count  GiB   IOPS/MBps  IOPS/MBps  IOPS/MBps  -
D1    1      3.5     4      50    local      3000/46    none       sizes-general-2018  # The local disk writes 23 MBps
D11   2      14      8      100   local      6000/93    none       sizes-memory-2018   # The local disk writes 46 MBps
D2    2      7       8      100   local      6000/93    none       sizes-general-2018  # The local disk writes 46 MBps
D12   4      28      16     200   local      12000/187  none       sizes-memory-2018   # The local disk writes 93 MBps
D3    4      14      16     200   local      12000/187  none       sizes-general-2018  # The local disk writes 93 MBps
D13   8      56      32     400   local      24000/375  none       sizes-memory-2018   # The local disk writes 187 MBps
D4    8      28      32     400   local      24000/375  none       sizes-general-2018  # The local disk writes 187 MBps
D14   16     112     64     800   local      48000/750  none       sizes-memory-2018   # The local disk writes 375 MBps; the design guide counts 32 Standard disks on it
`;

export const d = {
  series: 'D',
  source: 'sizes-general-2018',
  also: ['design-guide', 'throttling'],
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: false,
  note: 'No Premium Storage, and no limit of the machine over Standard disks',
  text,
} as const;
