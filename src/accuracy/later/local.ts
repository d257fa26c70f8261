/** Measurements of local disks that nothing was taken from. */
import { present } from '../../units/present.ts';
import type { LaterRun, LaterSource } from './run.ts';

/** More than any local disk allows, so that what is computed is its limit. */
const demand = { iops: '10000000IOPS', throughput: '60000MB/s' } as const;

export const tempDisk = (
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
  ...present({ why }),
});

export const localDisks: readonly LaterSource[] = [
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
