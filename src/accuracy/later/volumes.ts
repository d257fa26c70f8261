/** Volumes of AKS that typical latency and the expectation of bursts were taken from: agreement proves nothing. */
import type { Group } from '../experiment.ts';
import { type LaterRun, type LaterSource, simulatedAs } from './run.ts';

/** IO size in KiB, share of reads, outstanding, IOPS. */
type Volume = readonly [
  kib: number,
  read: 'read' | 'write' | 'read75',
  depth: number,
  iops: number,
];

const volume = (disk: string, cache: string, [kib, pattern, depth, iops]: Volume): LaterRun => {
  const group: Group = depth === 4 && iops < 2000 && iops > 700 ? 'latency' : 'burst';
  return {
    setup: `${disk} with cache ${cache}, ${kib} KiB, ${pattern}, ${depth} outstanding`,
    what: 'iops',
    measured: iops,
    group,
    by: simulatedAs(`${disk}/${cache}:${kib}KiB:q${depth}:${pattern}`),
  };
};

const withoutCache = (disk: string, rows: readonly Volume[]) =>
  rows.map((row) => volume(disk, 'None', row));
const cachedWrites = (disk: string, rates: readonly [number, number, number, number]) => {
  const [small, large, shallow, sequential] = rates;
  return [
    volume(disk, 'ReadOnly', [4, 'write', 64, small]),
    volume(disk, 'ReadOnly', [128, 'write', 64, large]),
    volume(disk, 'ReadOnly', [4, 'write', 4, shallow]),
    volume(disk, 'ReadOnly', [1024, 'write', 64, sequential]),
  ];
};

/** Reads from the cache, and mixes with them, are without a model: the VM, whose limit they met, is not named. */
const cachedReads: LaterRun = {
  setup: 'Reads and mixes on six cached volumes, 30 figures',
  what: 'iops',
  measured: 8158,
  group: 'cache',
  why: 'The VM is not named, and its cached limit was met at about 8,150 IOPS.',
};

export const volumeTests: LaterSource = {
  source: 'volume-tests-2021',
  place: 'The volumes without cache, and the writes of the cached ones',
  role: 'calibration',
  runs: [
    ...withoutCache('E10', [
      ...([
        [4, 'read', 64, 579],
        [4, 'write', 64, 550],
        [128, 'read', 64, 576],
      ] as const),
      ...([
        [128, 'write', 64, 550],
        [4, 'read', 4, 445],
        [4, 'write', 4, 554],
      ] as const),
      ...([
        [1024, 'read', 64, 89],
        [1024, 'write', 64, 88],
        [4, 'read75', 64, 595],
      ] as const),
    ]),
    ...withoutCache('P10', [
      ...([
        [4, 'read', 64, 3501],
        [4, 'write', 64, 3500],
        [128, 'read', 64, 1293],
      ] as const),
      ...([
        [128, 'write', 64, 1295],
        [4, 'read', 4, 1895],
        [4, 'write', 4, 3342],
      ] as const),
      ...([
        [1024, 'read', 64, 160],
        [1024, 'write', 64, 159],
        [4, 'read75', 64, 3500],
      ] as const),
    ]),
    ...cachedWrites('E3', [595, 596, 597, 141]),
    ...cachedWrites('E10', [557, 557, 557, 140]),
    ...cachedWrites('E20', [594, 596, 598, 138]),
    ...cachedWrites('P3', [3503, 1294, 3018, 157]),
    ...cachedWrites('P10', [3503, 1293, 3005, 160]),
    ...cachedWrites('P20', [3423, 1189, 2945, 152]),
    cachedReads,
  ],
};
