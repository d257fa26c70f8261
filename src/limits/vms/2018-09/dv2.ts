const text = `
size    vcpus  memory  disks  temp  cached     local      uncached   source
-       count  GiB     count  GiB   IOPS/MBps  IOPS/MBps  IOPS/MBps  -
D1_v2   1      3.5     4      50    local      3000/46    none       sizes-general-2018  # The local disk writes 23 MBps
D11_v2  2      14      8      100   local      6000/93    none       sizes-memory-2018   # The local disk writes 46 MBps
D2_v2   2      7       8      100   local      6000/93    none       sizes-general-2018  # The local disk writes 46 MBps
D12_v2  4      28      16     200   local      12000/187  none       sizes-memory-2018   # The local disk writes 93 MBps
D3_v2   4      14      16     200   local      12000/187  none       sizes-general-2018  # The local disk writes 93 MBps
D13_v2  8      56      32     400   local      24000/375  none       sizes-memory-2018   # The local disk writes 187 MBps
D4_v2   8      28      32     400   local      24000/375  none       sizes-general-2018  # The local disk writes 187 MBps
D14_v2  16     112     64     800   local      48000/750  none       sizes-memory-2018   # The local disk writes 375 MBps
D5_v2   16     56      64     800   local      48000/750  none       sizes-general-2018  # The local disk writes 375 MBps
D15_v2  20     140     64     1000  local      60000/937  none       sizes-memory-2018   # The local disk writes 468 MBps
`;

export const dv2 = {
  series: 'Dv2',
  source: 'sizes-general-2018',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: false,
  note: 'No Premium Storage, and no limit of the machine over Standard disks',
  text,
} as const;
