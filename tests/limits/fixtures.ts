/**
 * Tables for the tests of the reader. They look like those of the dataset and are not read from it,
 * so that a corrected limit breaks no test of how tables are read.
 */
import type { DiskTable, VmTable } from '../../src/limits/row-tables.ts';
import type { Source } from '../../src/limits/types.ts';

const source = (id: string, unit: 'MB/s' | 'MiB/s'): Source => ({
  id,
  title: `Sizes of ${id}`,
  date: '2024-01-01',
  reading: { unit, evidence: 'The page says so.' },
});

export const sources: readonly Source[] = [
  source('sizes-general-2018', 'MiB/s'),
  source('sizes-memory-2018', 'MiB/s'),
  source('dsv3', 'MB/s'),
  source('ddsv4', 'MB/s'),
  source('dsv6', 'MB/s'),
  source('premium-ssd', 'MB/s'),
  source('api-2020', 'MB/s'),
];

export const ds: VmTable = {
  file: 'tables/ds.ts',
  series: 'DS',
  edition: '2018-09',
  source: 'sizes-general-2018',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  text: `
size  vcpus  memory  disks  temp  cache  cached     uncached   source
-     count  GiB     count  GiB   GiB    IOPS/MBps  IOPS/MBps  -
DS1   1      3.5     4      7     43     4000/32    3200/32    sizes-general-2018
DS11  2      14      8      28    72     8000/64    6400/64    sizes-memory-2018
DS2   2      7       8      14    86     8000/64    6400/64    sizes-general-2018
`,
};

export const dsv3: VmTable = {
  file: 'tables/dsv3.ts',
  series: 'Dsv3',
  edition: 'current',
  source: 'dsv3',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
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
};

export const ddsv4: VmTable = {
  file: 'tables/ddsv4.ts',
  series: 'Ddsv4',
  edition: 'current',
  source: 'ddsv4',
  tempDisk: 'cached limit',
  hostCache: true,
  premiumStorage: true,
  text: `
size      vcpus  memory  disks  temp  cache  cached       uncached    uncached-burst
-         count  GiB     count  GiB   GiB    IOPS/MB/s    IOPS/MB/s   IOPS/MB/s
D2ds_v4   2      8       4      75    50     9000/125     3200/48     4000/200
D4ds_v4   4      16      8      150   100    19000/250    6400/96     8000/200
`,
};

export const dsv6: VmTable = {
  file: 'tables/dsv6.ts',
  series: 'Dsv6',
  edition: 'current',
  source: 'dsv6',
  tempDisk: 'none',
  hostCache: true,
  premiumStorage: true,
  text: `
size      vcpus  memory  disks  cached       uncached      uncached-burst  elastic       elastic-burst
-         count  GiB     count  IOPS/MB/s    IOPS/MB/s     IOPS/MB/s       IOPS/MB/s     IOPS/MB/s
D2s_v6    2      8       8      unpublished  3750/106      40000/1250      4167/124      44444/1463
D4s_v6    4      16      12     unpublished  6400/212      40000/1250      8333/248      52083/1463
D8s_v6    8      32      24     unpublished  12800/424     40000/1250      16667/496     52083/1463
D16s_v6   16     64      48     unpublished  25600/848     40000/1250      33333/992     52083/1463
`,
};

export const premiumSsd: DiskTable = {
  file: 'tables/premium-ssd.ts',
  family: 'Premium SSD',
  edition: 'current',
  source: 'premium-ssd',
  text: `
disk  size    base        burst      burst-time  on-demand     plus        host-cache
-     GiB     IOPS/MB/s   IOPS/MB/s  min         IOPS/MB/s     IOPS/MB/s   -
P1    4       120/25      3,500/170  30          -             -           yes
P2    8       120/25      3,500/170  30          -             -           yes
P20   512     2,300/150   3,500/170  30          -             -           yes
P30   1,024   5,000/200   -          -           30,000/1,000  8,000/300   yes
P50   4,096   7,500/250   -          -           30,000/1,000  20,000/900  below-4TiB
`,
};
