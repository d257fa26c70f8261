const text = `
size  vcpus  memory  disks  temp  cache  cached       uncached
-     count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps
GS1   2      28      8      56    264    10000/100    5000/125
GS2   4      56      16     112   528    20000/200    10000/250
GS3   8      112     32     224   1056   40000/400    20000/500
GS4   16     224     64     448   2112   80000/800    40000/1000
GS5   32     448     64     896   4224   160000/1600  80000/2000  # The design guide’s 5,000 IOPS and 50 MB/s are a core’s share of the cached limit
`;

export const gs = {
  series: 'GS',
  source: 'sizes-memory-2018',
  also: ['design-guide'],
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  text,
} as const;
