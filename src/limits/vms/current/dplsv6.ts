const text = `
size       vcpus  memory  disks  cached       uncached     uncached-burst  elastic      elastic-burst
-          count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
D2pls_v6   2      4       8      unpublished  3750/106     10000/1250      4163/124     11100/1463
D4pls_v6   4      8       12     unpublished  6400/212     20000/1250      8333/248     26040/1463
D8pls_v6   8      16      24     unpublished  12800/424    20000/1250      16666/496    26040/1463
D16pls_v6  16     32      48     unpublished  25600/848    40000/1250      33331/992    52080/1463
D32pls_v6  32     64      64     unpublished  51200/1696   80000/2000      66662/1984   104160/2340
D48pls_v6  48     96      64     unpublished  76800/2544   80000/3000      99994/2976   104160/3510
D64pls_v6  64     128     64     unpublished  102400/3392  102400/3392     133325/3969  133325/3969
D96pls_v6  96     192     64     unpublished  153600/5000  153600/5000     199987/5850  199987/5850
`;

export const dplsv6 = {
  series: 'Dplsv6',
  source: 'dplsv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
