const text = `
size        vcpus  memory  disks  temp   nvme-disks  nvme-size  cached       local          local-write    uncached      uncached-burst  elastic       elastic-burst
-           count  GiB     count  GB     count       GB         IOPS/MBps    IOPS/MBps      IOPS/MBps      IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
L2as_v5     2      16      4      480    1           480        unpublished  150000/750     75000/375      4000/118      44000/1413      4400/137      48400/1653
L4as_v5     4      32      8      960    1           960        unpublished  300000/1500    150000/750     8000/234      47200/1413      8800/274      52083/1653
L8as_v5     8      64      16     1920   1           1920       unpublished  600000/3000    300000/1500    16000/468     47200/1413      17600/548     52083/1653
L16as_v5    16     128     32     3840   1           3840       unpublished  1200000/6000   600000/3000    32000/936     72700/1413      35200/1096    80000/1653
L32as_v5    32     256     32     7680   2           3840       unpublished  2400000/12000  1200000/6000   64000/1872    94400/1916      70400/2191    104167/2242
L48as_v5    48     384     32     11520  3           3840       unpublished  3600000/18000  1800000/9000   96000/2808    99000/2875      105600/3291   108900/3363
L64as_v5    64     512     32     15360  4           3840       unpublished  4800000/24000  2400000/12000  128000/3744   132000/3833     140800/4382   145200/4485
L80as_v5    80     640     32     19200  5           3840       unpublished  6000000/30000  3000000/15000  160000/4704   162500/4791     176000/5478   178475/5577
L96as_v5    96     768     32     23040  6           3840       unpublished  7200000/36000  3600000/18000  192000/5664   192500/5749     211200/6574   211750/6669
L128as_v5   128    1024    32     30720  8           3840       unpublished  9600000/48000  4800000/24000  204800/7488   225280/7664     281600/8765   310886/8967
L160ias_v5  160    1280    32     30720  8           3840       unpublished  9600000/48000  4800000/24000  260000/12000  260000/12000    400000/12000  400000/12000
`;

export const lasv5 = {
  series: 'Lasv5',
  source: 'lasv5',
  tempDisk: 'local NVMe',
  hostCache: true,
  controller: 'NVMe',
  premiumStorage: true,
  note: 'The local NVMe disks do not count against the cached limit; the size of the temp disk is the sum of theirs. Host caching is supported, and the page gives no limit for it',
  text,
} as const;
