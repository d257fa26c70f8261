const text = `
size         vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       local          uncached
-            count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps      IOPS/MBps
DC2eds_v6    2      8       8      110   1           110        unpublished  37500/180      3750/106
DC4eds_v6    4      16      12     220   1           220        unpublished  75000/360      6400/212
DC8eds_v6    8      32      24     440   1           440        unpublished  150000/720     12800/424
DC16eds_v6   16     64      48     880   2           440        unpublished  300000/1440    25600/848
DC32eds_v6   32     128     64     1760  4           440        unpublished  600000/2880    51200/1696
DC48eds_v6   48     192     64     2640  6           440        unpublished  900000/4320    76800/2544
DC64eds_v6   64     256     64     3520  4           880        unpublished  1200000/5760   102400/3392
DC96eds_v6   96     384     64     5280  6           880        unpublished  1800000/8640   153600/4000
DC128eds_v6  128    512     64     7040  4           1760       unpublished  2400000/11520  204800/4000
`;

export const dcedsv6 = {
  series: 'DCedsv6',
  source: 'dcedsv6',
  also: ['modernization'],
  tempDisk: 'local NVMe',
  hostCache: true,
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. The page does not say that they are NVMe, as local disks of v6 and v7 sizes are. The page lists no figures for writes to them. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
