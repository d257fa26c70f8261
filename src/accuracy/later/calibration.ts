/** Runs that typical latency or the expectation by class was taken from, source by source: agreement proves nothing. */
import { type LaterRun, type LaterSource, simulatedAs } from './run.ts';
import { volumeTests } from './volumes.ts';

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

/** The same author on another VM: one disk locally redundant, one zone redundant and reached from three zones. */
const zoneTests: LaterSource = {
  source: 'zone-tests-2022',
  place: 'The results beside the commands',
  role: 'calibration',
  runs: [
    ...[latency('P30', true, 2.2), latency('P30', false, 1.3)],
    ...[5140, 5140, 5140, 5180, 5180, 5180, 5180, 5180].map((measured) =>
      limit('P30', '4KiB', 'iops', measured),
    ),
    {
      setup: 'P30, zone redundant, 4 KiB reads and writes from three zones, one at a time',
      what: 'latency',
      measured: 0.0032,
      group: 'latency',
      why: 'No latency of zone redundant disks is computed: reads took 2.2 to 4.3 ms and writes 3.2 to 4.8, where the locally redundant disk took 2.2 and 1.3.',
    },
  ],
};

/** Baselines of the nodes whose reads without cache served the latency table, as their text gives them. */
const cassandra: LaterSource = {
  source: 'cassandra-caching',
  place: 'Validating baseline Azure VM performance, docs/baseline-vm-perf.md',
  role: 'calibration',
  runs: [
    {
      setup: '4 × P30 on a DS14_v2, 4 KiB writes, 64 outstanding',
      what: 'iops',
      measured: 19_000,
      group: 'disk limit',
      by: {
        calculator: 'io-size',
        inputs: { disk: 'P30', disks: '4', vm: 'DS14_v2', 'io-size': '4KiB', read: '0%' },
      },
    },
    {
      setup: '4 × P30 on a DS14_v2, 1 MiB reads, 64 outstanding',
      what: 'throughput',
      measured: 780e6,
      group: 'VM limit',
      by: {
        calculator: 'io-size',
        inputs: { disk: 'P30', disks: '4', vm: 'DS14_v2', 'io-size': '1MiB', read: '100%' },
      },
    },
    {
      setup: 'Temp disk of a DS14_v2, 1 MiB writes, 64 outstanding',
      what: 'throughput',
      measured: 530e6,
      group: 'local disk',
      by: simulatedAs('temp:1MiB:q64:write', 'DS14_v2'),
    },
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
  zoneTests,
  cassandra,
  volumeTests,
  nodeDisks,
  tempDisks,
];
