/** Runs that typical latency or the expectation by class was taken from, source by source: agreement proves nothing. */
import type { Group } from '../experiment.ts';
import { type LaterRun, type LaterSource, simulatedAs } from './run.ts';

const mib = 1024 ** 2;
const ultra = 'Ultra-1024GiB-20000IOPS-300MBps';
const premiumV2 = 'PremiumV2-1024GiB-20000IOPS-300MBps';

/** One IO of 4 KiB at a time. */
const latency = (disk: string, read: boolean, ms: number): LaterRun => ({
  setup: `${disk}, 4 KiB ${read ? 'reads' : 'writes'}, one at a time`,
  what: 'latency',
  measured: ms / 1000,
  group: 'latency',
  by: { calculator: 'sync-io', inputs: { disk, read: read ? '100%' : '0%' } },
});

/** The same on a disk that had to burst for it, which only the simulation counts. */
const burstLatency = (disk: string, read: boolean, ms: number): LaterRun => ({
  ...latency(disk, read, ms),
  by: simulatedAs(`${disk}/None:4KiB:q1:${read ? 'read' : 'write'}`),
});

/** More than the disk’s limit allows. */
const limit = (
  disk: string,
  size: string,
  what: 'iops' | 'throughput',
  measured: number,
): LaterRun => ({
  setup: `${disk}, ${size} IOs, many outstanding`,
  what,
  measured,
  group: 'disk limit',
  by: { calculator: 'io-size', inputs: { disk, 'io-size': size } },
});

const burst = (
  disk: string,
  load: string,
  what: 'iops' | 'throughput',
  measured: number,
): LaterRun => ({
  setup: `${disk}, ${load}`,
  what,
  measured,
  group: 'burst',
  by: simulatedAs(`${disk}/None:${load}`),
});

const diskTests: LaterSource = {
  source: 'disk-tests-2022',
  place: 'The results beside the commands',
  role: 'calibration',
  runs: [
    ...[latency('P30', true, 2.4), burstLatency('E30', true, 2.3), latency(premiumV2, true, 0.7)],
    ...[latency(ultra, true, 0.4), latency('P30', false, 1.3), burstLatency('E30', false, 1.3)],
    ...[latency('S30', false, 2.9), latency(premiumV2, false, 0.7), latency(ultra, false, 0.4)],
    ...[limit('P30', '4KiB', 'iops', 5210), limit('P30', '4KiB', 'iops', 5180)],
    ...[limit('S30', '4KiB', 'iops', 561), limit('S30', '4KiB', 'iops', 560)],
    ...[limit(ultra, '4KiB', 'iops', 20_400), limit(premiumV2, '4KiB', 'iops', 20_400)],
    limit('P30', '1MiB', 'throughput', 198 * mib),
    {
      ...limit('S30', '1MiB', 'throughput', 97 * mib),
      why: 'Standard HDD gave 70 % more throughput than its published 60 MB/s.',
    },
    ...[limit(ultra, '1MiB', 'throughput', 320 * mib)],
    limit(premiumV2, '1MiB', 'throughput', 320 * mib),
    ...[burst('E30', '4KiB:q64:read', 'iops', 1001), burst('E30', '4KiB:q64:write', 'iops', 1000)],
  ],
};

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

const volumeTests: LaterSource = {
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

/** One read at a time from the cache, by size: D2s_v4, D4s_v4 and D8s_v4. */
const hits = (size: string, rates: readonly (readonly [vm: string, iops: number])[]) =>
  rates.map(
    ([vm, measured]): LaterRun => ({
      setup: `P10 with cache on a ${vm}, ${size} reads that hit it, one at a time`,
      what: 'iops',
      measured,
      group: 'cache',
      by: {
        calculator: 'sync-io',
        inputs: {
          ...{ disk: 'P10', vm, cache: 'ReadOnly', hit: '100%', read: '100%' },
          'io-size': size,
        },
      },
    }),
  );

const nodeDisks: LaterSource = {
  source: 'node-disks-2022',
  place: 'runc, one job, one outstanding',
  role: 'calibration',
  runs: [
    ...hits('4KiB', [
      ['D2s_v4', 5802],
      ['D4s_v4', 4732],
      ['D8s_v4', 5735],
    ]),
    ...hits('16KiB', [
      ['D2s_v4', 5651],
      ['D4s_v4', 5418],
      ['D8s_v4', 5432],
    ]),
    ...hits('64KiB', [['D8s_v4', 3863]]),
    {
      setup: 'The other reads and all writes on D2s_v4, D4s_v4 and D8s_v4, 65 figures',
      what: 'iops',
      measured: 21_800,
      group: 'cache',
      why: 'The cached limit of these sizes is not published, and the size of the disk is not told.',
    },
  ],
};

/** What the temp disk gave 64 threads, each with a sync after a write; with one thread it served the latency table. */
const tempDisks: LaterSource = {
  source: 'cloud-report-2019',
  place: 'The runs with 64 threads, the median of each VM size',
  role: 'calibration',
  runs: (
    [
      ['D16s_v3', 251.08],
      ['DS14', 490.08],
      ['DS14_v2', 501.09],
      ['DS5_v2', 503.07],
      ['E16s_v3', 250.99],
      ['F16s_v2', 251.72],
      ['GS4', 766.75],
    ] as const
  ).map(([vm, measured]) => ({
    setup: `Temp disk of ${vm}, 32 KiB writes, 64 outstanding`,
    what: 'throughput',
    measured: measured * mib,
    group: 'local disk',
    by: simulatedAs('temp:32KiB:q64:write', vm),
  })),
};

export const laterCalibration: readonly LaterSource[] = [
  diskTests,
  volumeTests,
  nodeDisks,
  tempDisks,
];
