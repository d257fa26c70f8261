const text = `
size       vcpus  memory  disks  cached       uncached
-          count  GiB     count  IOPS/MBps    IOPS/MBps
DC2as_v6   2      8       4      unpublished  unpublished
DC4as_v6   4      16      8      unpublished  unpublished
DC8as_v6   8      32      16     unpublished  unpublished
DC16as_v6  16     64      32     unpublished  unpublished
DC32as_v6  32     128     32     unpublished  unpublished
DC48as_v6  48     192     32     unpublished  unpublished
DC64as_v6  64     256     32     unpublished  unpublished
DC96as_v6  96     384     32     unpublished  unpublished
`;

export const dcasv6 = {
  series: 'DCasv6',
  source: 'dcasv6',
  also: ['size-api-2026'],
  tempDisk: 'none',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor any limit of remote disks; the number of data disks is that of the resource API of 2026',
  text,
} as const;
