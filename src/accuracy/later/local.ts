/** Measurements of local disks that nothing was taken from. */
import type { LaterRun, LaterSource } from './run.ts';

/** More than any local disk allows, so that what is computed is its limit. */
const demand = { iops: '10000000IOPS', throughput: '60000MB/s' } as const;

const tempDisk = (
  vm: string,
  kind: 'read' | 'write',
  what: keyof typeof demand,
  measured: number,
  why?: string,
): LaterRun => ({
  setup: `Local disks of ${vm}, ${what === 'iops' ? 'random' : 'sequential'} ${kind}s`,
  what,
  measured,
  group: 'local disk',
  by: {
    calculator: 'cap-check',
    inputs: {
      vm,
      disks: 'data:P4x1:None:0',
      temp: demand[what],
      read: kind === 'read' ? '100%' : '0%',
    },
  },
  ...(why === undefined ? {} : { why }),
});

const notReached =
  'The largest sizes did not reach the printed figure, perhaps for want of vCPUs or queue depth.';

/** Read IOPS and bytes a second, then those of writes. */
type Figures = readonly [reads: number, read: number, writes: number, written: number];

const lsv4: readonly (readonly [vm: string, ...Figures])[] = [
  ['L2s_v4', 137_498, 749_575_680, 54_999, 374_778_560],
  ['L4s_v4', 274_828, 1_499_190_144, 109_951, 749_365_312],
  ['L8s_v4', 549_031, 2_993_360_384, 219_651, 1_498_326_912],
  ['L16s_v4', 1_098_789, 5_994_220_544, 439_356, 2_996_842_496],
  ['L32s_v4', 2_193_105, 11_946_768_384, 874_581, 5_993_276_928],
  ['L48s_v4', 3_280_604, 17_644_552_192, 1_298_941, 8_984_570_880],
  ['L64s_v4', 4_395_739, 23_891_388_416, 1_758_438, 11_974_060_032],
  ['L80s_v4', 4_539_406, 27_448_158_208, 2_144_735, 11_821_709_312],
  ['L96s_v4', 5_659_657, 35_697_717_248, 2_637_499, 17_943_207_936],
];

export const localDisks: readonly LaterSource[] = [
  {
    source: 'scylla-io-2026',
    place: 'Standard_L2s_v4 to Standard_L96s_v4; Standard_L8s_v3',
    role: 'accuracy',
    runs: [
      ...lsv4.flatMap(([vm, reads, read, writes, written]) => {
        const why = vm === 'L80s_v4' || vm === 'L96s_v4' ? notReached : undefined;
        return [
          tempDisk(vm, 'read', 'iops', reads, why),
          tempDisk(vm, 'read', 'throughput', read, why),
          tempDisk(vm, 'write', 'iops', writes, why),
          tempDisk(vm, 'write', 'throughput', written, why),
        ];
      }),
      {
        setup: 'NVMe disk beside the temp disk of an L8s_v3, random reads',
        what: 'iops',
        measured: 894_399,
        group: 'local disk',
        why: 'The page prints one figure, 400,000 IOPS, without saying of what; the disks of all Lsv3 and Lasv3 sizes gave 1.5 to 2.2 times as much, so that it is no limit.',
      },
    ],
  },
  {
    source: 'lseries-2017',
    place: 'L4, Sequential Read; Random Read; Random Write',
    role: 'accuracy',
    runs: [
      tempDisk('L4s', 'read', 'iops', 20_000),
      tempDisk('L4s', 'write', 'iops', 20_000),
      tempDisk('L4s', 'read', 'throughput', 200 * 1024 ** 2),
    ],
  },
  {
    source: 'ephemeral-2023',
    place: 'The description',
    role: 'accuracy',
    runs: [
      {
        setup: 'Ephemeral OS disk of a D32ads_v5 on its temp disk, 4 KiB, 1,024 outstanding',
        what: 'iops',
        measured: 80_000,
        group: 'local disk',
        by: {
          calculator: 'cap-check',
          inputs: { vm: 'D32ads_v5', disks: 'os:Ephemeral-128GiB-ResourceDiskx1:None' },
        },
        why: 'Reads, writes and both were averaged, and the thread was closed without a cause. The page prints 150,000 IOPS for random reads of the temp disk.',
      },
    ],
  },
];
