const text = `
size    vcpus  memory  disks  temp  cached     local       uncached
-       count  GiB     count  GiB   IOPS/MBps  IOPS/MBps   IOPS/MBps
D2_v3   2      8       4      50    local      3000/46     none       # The local disk writes 23 MBps
D4_v3   4      16      8      100   local      6000/93     none       # The local disk writes 46 MBps
D8_v3   8      32      16     200   local      12000/187   none       # The local disk writes 93 MBps
D16_v3  16     64      32     400   local      24000/375   none       # The local disk writes 187 MBps
D32_v3  32     128     32     800   local      48000/750   none       # The local disk writes 375 MBps
D64_v3  64     256     32     1600  local      96000/1000  none       # The local disk writes 500 MBps
`;

export const dv3 = {
  series: 'Dv3',
  source: 'sizes-general-2018',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: false,
  note: 'No Premium Storage, and no limit of the machine over Standard disks',
  text,
} as const;
