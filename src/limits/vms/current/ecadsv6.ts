const text = `
size        vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       local        uncached
-           count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps    IOPS/MBps
EC2ads_v6   2      16      4      75    1           75         unpublished  9000/125     unpublished
EC4ads_v6   4      32      8      150   1           150        unpublished  19000/250    unpublished
EC8ads_v6   8      64      16     300   1           300        unpublished  38000/500    unpublished
EC16ads_v6  16     128     32     600   1           600        unpublished  75000/1000   unpublished
EC32ads_v6  32     256     32     1200  1           1200       unpublished  150000/2000  unpublished
EC48ads_v6  48     384     32     1800  1           1800       unpublished  225000/3000  unpublished
EC64ads_v6  64     512     32     2400  1           2400       unpublished  300000/4000  unpublished
EC96ads_v6  96     672     32     3600  1           3600       unpublished  450000/4000  unpublished
`;

export const ecadsv6 = {
  series: 'ECadsv6',
  source: 'ecadsv6',
  also: ['size-api-2026'],
  tempDisk: 'local NVMe',
  hostCache: true,
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. The page lists no figures for writes to them. Host caching is supported, and the page gives no limit for it, nor any limit of remote disks; the number of data disks is that of the resource API of 2026',
  text,
} as const;
