const text = `
size    vcpus  memory  disks  temp  cached     local       uncached
-       count  GiB     count  GiB   IOPS/MBps  IOPS/MBps   IOPS/MBps
E2_v3   2      16      4      50    local      3000/46     none       # The local disk writes 23 MBps
E4_v3   4      32      8      100   local      6000/93     none       # The local disk writes 46 MBps
E8_v3   8      64      16     200   local      12000/187   none       # The local disk writes 93 MBps
E16_v3  16     128     32     400   local      24000/375   none       # The local disk writes 187 MBps
E32_v3  32     256     32     800   local      48000/750   none       # The local disk writes 375 MBps
E64_v3  64     432     32     1600  local      96000/1000  none       # The local disk writes 500 MBps
`;

export const ev3 = {
  series: 'Ev3',
  source: 'sizes-memory-2018',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: false,
  note: 'No Premium Storage, and no limit of the machine over Standard disks',
  text,
} as const;
