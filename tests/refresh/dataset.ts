/**
 * A dataset of the sizes and disks whose pages are in `inputs`, with the figures that those copies
 * print. It is not read from the real tables, so that a corrected limit breaks no test of the command.
 */
import { withLifecycle } from '../../src/limits/lifecycle.ts';
import { type DiskTable, parseDisks, parseVms, type VmTable } from '../../src/limits/row-tables.ts';
import type { LifecycleStatement, Source } from '../../src/limits/types.ts';
import type { Dataset } from '../measure/refresh/dataset.ts';

const source = (id: string, date: string): Source => ({
  id,
  title: id,
  date,
  reading: { unit: 'MB/s', evidence: 'The page says so.' },
});
const sources = [
  source('dsv3', '2024-09-24'),
  source('dsv5', '2026-02-27'),
  source('ddsv6', '2024-07-29 or later'),
  source('ebdsv5', '2024-07-08'),
  source('esv3', '2026-09-24'),
  source('lsv3', '2024-07-31'),
  source('premium-ssd', '2023-03-16'),
  source('api-2025', '2025-06-03'),
];

const common = { edition: 'current', hostCache: true, premiumStorage: true } as const;

export const vmTables: readonly VmTable[] = [
  {
    ...common,
    file: 'vms/dsv3.ts',
    series: 'Dsv3',
    source: 'dsv3',
    tempDisk: 'cached limit',
    text: `
size     vcpus  memory  disks  temp  cache  cached       uncached    uncached-burst
-        count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps   IOPS/MBps
D2s_v3   2      8       4      16    50     4000/32      3200/48     4000/200
D4s_v3   4      16      8      32    100    8000/64      6400/96     8000/200
D8s_v3   8      32      16     64    200    16000/128    12800/192   16000/400
D16s_v3  16     64      32     128   400    32000/256    25600/384   32000/800
D32s_v3  32     128     32     256   800    64000/512    51200/768   64000/1600
D48s_v3  48     192     32     384   1200   96000/768    76800/1152  80000/2000
D64s_v3  64     256     32     512   1600   128000/1024  80000/1200  80000/2000
`,
  },
  {
    ...common,
    file: 'vms/dsv5.ts',
    series: 'Dsv5',
    source: 'dsv5',
    tempDisk: 'none',
    text: `
size     vcpus  memory  disks  cached       uncached    uncached-burst
-        count  GiB     count  IOPS/MBps    IOPS/MBps   IOPS/MBps
D2s_v5   2      8       4      unpublished  3750/85     10000/1200
D4s_v5   4      16      8      unpublished  6400/145    20000/1200
D8s_v5   8      32      16     unpublished  12800/290   20000/1200
D16s_v5  16     64      32     unpublished  25600/600   40000/1200
D32s_v5  32     128     32     unpublished  51200/865   80000/2000
D48s_v5  48     192     32     unpublished  76800/1315  80000/3000
D64s_v5  64     256     32     unpublished  80000/1735  80000/3000   # A note of its own
D96s_v5  96     384     32     unpublished  80000/2600  80000/4000
`,
  },
  {
    ...common,
    file: 'vms/ddsv6.ts',
    series: 'Ddsv6',
    source: 'ddsv6',
    tempDisk: 'local NVMe',
    text: `
size       vcpus  memory  disks  temp   nvme-disks  nvme-size  cached                local          local-write   uncached      uncached-burst  elastic       elastic-burst
-          count  GiB     count  GiB    count       GiB        IOPS/MBps             IOPS/MBps      IOPS/MBps     IOPS/MBps     IOPS/MBps       IOPS/MBps     IOPS/MBps
D2ds_v6    2      8       8      110    1           110        unpublished           37500/180      15000/90      3750/106      40000/1250      4167/124      44444/1463
D96ds_v6   96     384     64     5280   6           880        unpublished           1800000/8640   720000/4320   153600/5088   153600/5088     200000/5953   200000/5953
D128ds_v6  128    512     64     7040   4           1760       450000/4000@api-2025  2400000/11520  960000/5760   204800/6782   204800/6782     266667/7935   266667/7935
D192ds_v6  192    768     64     10560  6           1760       unpublished           3600000/17280  1440000/8640  260000/12000  260000/12000    400400/12000  400400/12000
`,
  },
  {
    ...common,
    file: 'vms/ebdsv5-nvme.ts',
    series: 'Ebdsv5',
    source: 'ebdsv5',
    tempDisk: 'cached limit',
    text: `
size              vcpus  memory  disks  temp  cached       uncached     uncached-burst  elastic       elastic-burst
-                 count  GiB     count  GiB   IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps     IOPS/MBps
E2bds_v5/nvme     2      16      4      75    9000/125     8000/230     10000/1200      12000/300     15000/1200
E96bds_v5/nvme    96     672     32     3600  450000/4000  260000/7500  260000/8000     390000/8500   390000/9000
E112ibds_v5/nvme  112    672     64     3800  450000/4000  260000/8000  260000/8000     400000/10000  400000/10000
`,
  },
  {
    ...common,
    file: 'vms/ebdsv5-scsi.ts',
    series: 'Ebdsv5',
    source: 'ebdsv5',
    tempDisk: 'cached limit',
    text: `
size       vcpus  memory  disks  temp  cached       uncached     uncached-burst  elastic      elastic-burst
-          count  GiB     count  GiB   IOPS/MBps    IOPS/MBps    IOPS/MBps       IOPS/MBps    IOPS/MBps
E2bds_v5   2      16      4      75    9000/125     6000/170     10000/1200      8000/170     15000/1200
E96bds_v5  96     672     32     3600  450000/4000  120000/4000  120000/4000     180000/6500  180000/6500
`,
  },
  {
    ...common,
    file: 'vms/esv3.ts',
    series: 'Esv3',
    source: 'esv3',
    tempDisk: 'cached limit',
    text: `
size      vcpus  memory  disks  temp  cache  cached       uncached    uncached-burst
-         count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps   IOPS/MBps
E2s_v3    2      16      4      32    50     4000/32      3200/48     4000/200
E64is_v3  64     432     32     864   1600   128000/1024  80000/1200  80000/2000
`,
  },
  {
    ...common,
    hostCache: false,
    file: 'vms/lsv3.ts',
    series: 'Lsv3',
    source: 'lsv3',
    tempDisk: 'cached limit',
    text: `
size     vcpus  memory  disks  temp  nvme-disks  nvme-size  cached     local      nvme          uncached   uncached-burst  elastic
-        count  GiB     count  GiB   count       GB         IOPS/MBps  IOPS/MBps  IOPS/MBps     IOPS/MBps  IOPS/MBps       IOPS/MBps
L8s_v3   8      64      16     80    1           1920       local      4000/80    400000/2000   12800/290  20000/1200      12800/290
L32s_v3  32     256     32     320   4           1920       local      16000/320  1500000/8000  51200/865  80000/2000      51200/865
`,
  },
];

const diskTables: readonly DiskTable[] = [
  {
    file: 'disks/premium-ssd.ts',
    family: 'Premium SSD',
    edition: 'current',
    source: 'premium-ssd',
    text: `
disk  size   base       burst      burst-time  on-demand     plus        host-cache
-     GiB    IOPS/MB/s  IOPS/MB/s  min         IOPS/MB/s     IOPS/MB/s   -
P4    32     120/25     3,500/170  30          -             -           yes
P10   128    500/100    3,500/170  30          -             -           yes
P30   1,024  5,000/200  -          -           30,000/1,000  8,000/300   yes
P50   4,096  7,500/250  -          -           30,000/1,000  20,000/900  no
`,
  },
];

const lifecycle: readonly LifecycleStatement[] = [
  {
    ...{ state: 'retires', date: '2029-11-15', names: ['Dv3', 'Dsv3', 'Ev3', 'Esv3'] },
    says: 'retires on 2029-11-15',
    ...{ source: 'retirements', place: 'Retired and retiring VM size series' },
  },
];

export const dataset: Dataset = {
  sizes: {
    vms: withLifecycle(parseVms(vmTables, sources), lifecycle),
    tables: vmTables,
    constrained: { file: 'vms/constrained.ts', text: '' },
    sources,
    known: ['E2_v3'],
  },
  disks: { disks: parseDisks(diskTables, sources), tables: diskTables },
  prices: {
    tables: {
      vm: [
        {
          file: 'prices/vms.ts',
          text: `
size     westeurope   swedencentral
-        USD/hour     USD/hour
D8s_v5   0.46/0.828   0.408/0.776
D8as_v5  0.416/0.784  ~0.4/0.7
`,
        },
      ],
      disk: [
        {
          file: 'prices/disks.ts',
          text: `
disk  westeurope     swedencentral
-     USD/month      USD/month
P30   148.68/222.99  148.68/223.02
`,
        },
      ],
      meter: [
        {
          file: 'prices/meters.ts',
          text: `
meter           per        westeurope  swedencentral
-               -          USD         USD
PremiumV2-IOPS  IOPS-hour  0.000008    0.000007       # A note
`,
        },
      ],
    },
    items: { vm: ['D8s_v5', 'D8as_v5', 'D8s_v7'], disk: ['P30'], meter: ['PremiumV2-IOPS'] },
  },
  facts: new Map([
    [
      'rules',
      {
        file: 'elastic.ts',
        values: new Map(
          [
            ...Object.entries({
              leastSize: 4,
              mostSize: 65_536,
              leastIops: 100,
              mostIops: 400_000,
            }),
            ...Object.entries({ iopsPerGib: 1000, leastThroughput: 1, mostThroughput: 10_000 }),
            ['throughputPerIops', 0.25] as const,
          ]
            .map(([rule, value]): [string, string] => [`Ultra Disk, ${rule}`, String(value)])
            .concat(
              [
                ...Object.entries({
                  leastSize: 1,
                  mostSize: 65_536,
                  leastIops: 3000,
                  mostIops: 80_000,
                }),
                ...Object.entries({ iopsPerGib: 500, leastThroughput: 125, mostThroughput: 2000 }),
                ['throughputPerIops', 0.25] as const,
              ].map(([rule, value]): [string, string] => [
                `Premium SSD v2, ${rule}`,
                String(value),
              ]),
            ),
        ),
      },
    ],
    [
      'tiers',
      {
        file: 'features.ts',
        values: new Map([
          ['P30', 'P50'],
          ['P50', 'none'],
        ]),
      },
    ],
    ['Write Accelerator', { file: 'accelerator.ts', values: new Map() }],
    [
      'series with Ultra Disk',
      {
        file: 'series-lists.ts',
        values: new Map(
          ['dsv3', 'dsv5', 'ebsv5', 'msv2', 'nvadsa10v5'].map((name) => [name, 'listed']),
        ),
      },
    ],
  ]),
  retirements: {
    lifecycle,
    lifecycleText: 'retires  2029-11-15  retirements  Dv3,Dsv3,Ev3,Esv3\n',
  },
};
