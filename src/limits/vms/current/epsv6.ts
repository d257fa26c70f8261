const text = `
size      vcpus  memory  disks  cached       uncached     uncached-burst  elastic      elastic-burst
-         count  GiB     count  IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
E2ps_v6   2      16      8      unpublished  3750/106     10000/1250      4163/124     11100/1463
E4ps_v6   4      32      12     unpublished  6400/212     20000/1250      8333/248     26040/1463
E8ps_v6   8      64      24     unpublished  12800/424    20000/1250      16666/496    26040/1463
E16ps_v6  16     128     48     unpublished  25600/848    40000/1250      33331/992    52080/1463
E32ps_v6  32     256     64     unpublished  51200/1696   80000/2000      66662/1984   104160/2340
E48ps_v6  48     384     64     unpublished  76800/2544   80000/3000      99994/2976   104160/3510
E64ps_v6  64     512     64     unpublished  102400/3392  102400/3392     133325/3969  133325/3969
E96ps_v6  96     672     64     unpublished  153600/5000  153600/5000     199987/5850  199987/5850
`;

export const epsv6 = {
  series: 'Epsv6',
  source: 'epsv6',
  tempDisk: 'none',
  hostCache: true,
  controller: 'NVMe (inferred)',
  premiumStorage: true,
  note: 'Host caching is supported, and the page gives no limit for it',
  text,
} as const;
