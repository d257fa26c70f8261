const text = `
size       vcpus  memory  disks  temp  nvme-disks  nvme-size  cached       local         local-write  uncached     uncached-burst  elastic      elastic-burst
-          count  GiB     count  GiB   count       GiB        IOPS/MBps    IOPS/MBps     IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
E2pds_v6   2      16      8      110   1           110        unpublished  37500/180     15000/90     3750/106     10000/1250      4163/124     11100/1463
E4pds_v6   4      32      12     220   1           220        unpublished  75000/360     30000/180    6400/212     20000/1250      8333/248     26040/1463
E8pds_v6   8      64      24     440   1           440        unpublished  150000/720    60000/360    12800/424    20000/1250      16666/496    26040/1463
E16pds_v6  16     128     48     880   2           440        unpublished  300000/1440   120000/720   25600/848    40000/1250      33331/992    52080/1463
E32pds_v6  32     256     64     1760  4           440        unpublished  600000/2880   240000/1440  51200/1696   80000/2000      66662/1984   104160/2340
E48pds_v6  48     384     64     2640  6           440        unpublished  900000/4320   360000/2160  76800/2544   80000/3000      99994/2976   104160/3510
E64pds_v6  64     512     64     3520  4           880        unpublished  1200000/5760  480000/2880  102400/3392  102400/3392     133325/3969  133325/3969
E96pds_v6  96     672     64     5280  6           880        unpublished  1800000/8640  720000/4320  153600/5000  153600/5000     199987/5850  199987/5850
`;

export const epdsv6 = {
  series: 'Epdsv6',
  source: 'epdsv6',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe (inferred)',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. The page lists the throughput of reads and writes in each other’s columns. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
