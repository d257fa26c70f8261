const text = `
size       vcpus  memory  disks  cached       uncached
-          count  GiB     count  IOPS/MBps    IOPS/MBps
EC2as_v6   2      16      4      unpublished  unpublished
EC4as_v6   4      32      8      unpublished  unpublished
EC8as_v6   8      64      16     unpublished  unpublished
EC16as_v6  16     128     32     unpublished  unpublished
EC32as_v6  32     256     32     unpublished  unpublished
EC48as_v6  48     384     32     unpublished  unpublished
EC64as_v6  64     512     32     unpublished  unpublished
EC96as_v6  96     672     32     unpublished  unpublished
`;

export const ecasv6 = {
  series: 'ECasv6',
  source: 'ecasv6',
  also: ['size-api-2026'],
  tempDisk: 'none',
  hostCache: true,
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it, nor any limit of remote disks; the number of data disks is that of the resource API of 2026',
  text,
} as const;
