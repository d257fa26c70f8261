const text = `
size      vcpus  memory  disks  cached       uncached   uncached-burst
-         count  GiB     count  IOPS/MBps    IOPS/MBps  IOPS/MBps
E2ps_v5   2      16      4      unpublished  3750/85    10000/1200
E4ps_v5   4      32      8      unpublished  6400/145   10000/1200
E8ps_v5   8      64      16     unpublished  12800/290  20000/1200
E16ps_v5  16     128     32     unpublished  25600/600  40000/1200
E20ps_v5  20     160     32     unpublished  32000/750  64000/1600
E32ps_v5  32     208     32     unpublished  51200/865  80000/2000
`;

export const epsv5 = {
  series: 'Epsv5',
  source: 'epsv5',
  tempDisk: 'none',
  hostCache: true,
  controller: 'SCSI (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
