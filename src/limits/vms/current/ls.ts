const text = `
size  vcpus  memory  disks  temp  cached     local        uncached
-     count  GiB     count  GiB   IOPS/MBps  IOPS/MBps    IOPS/MBps
L4s   4      32      16     678   local      20000/200    5000/125
L8s   8      64      32     1388  local      40000/400    10000/250
L16s  16     128     64     2807  local      80000/800    20000/500
L32s  32     256     64     5630  local      160000/1600  40000/1000
`;

export const ls = {
  series: 'Ls',
  source: 'previous-sizes',
  also: ['lsv2'],
  tempDisk: 'cached limit',
  hostCache: false,
  premiumStorage: true,
  note: 'A previous generation. No host cache: what the page lists is the temp disk alone',
  text,
} as const;
