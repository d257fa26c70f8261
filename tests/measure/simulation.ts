/** How many IOs are simulated in a second, and which functions the time is spent in? */
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { laboratory } from '../../src/accuracy/ds13v2-laboratory.ts';
import { modelInputOf } from '../../src/accuracy/model-input.ts';
import { setupOf } from '../../src/accuracy/simulated.ts';
import { type Setup, simulation } from '../../src/laws/simulation/index.ts';
import {
  bytesPerSecond,
  fraction,
  iops,
  kib,
  milliseconds,
  outstanding,
  seconds,
} from '../../src/units/index.ts';

/** Ten seconds of laboratory run 5, the page's default case. */
function laboratory5(): Setup {
  const run = laboratory.find(({ id }) => id === 'lab-5');
  const given = run && modelInputOf(run);
  if (!given) throw new Error('Laboratory run 5 is missing.');
  return { ...setupOf(given), seconds: seconds(10), warmUp: seconds(0) };
}

/** Eight mixed loads on striped disks behind both limits of a large VM, which use every part of the simulation. */
const crowded: Setup = {
  limits: [
    { name: 'cached', iops: iops(80_000), throughput: bytesPerSecond(1e9) },
    { name: 'uncached', iops: iops(60_000), throughput: bytesPerSecond(9e8) },
    ...Array.from({ length: 16 }, (_, at) => ({
      name: `disk ${at}`,
      iops: iops(5000),
      throughput: bytesPerSecond(2e8),
      countsIoUnits: true,
    })),
  ],
  loads: Array.from({ length: 8 }, (_, at) => ({
    name: `load ${at}`,
    size: kib(4),
    read: fraction(0.7),
    hit: fraction(0.5),
    demand: { outstanding: outstanding(64) },
    latency: { read: milliseconds(2), write: milliseconds(2), hit: milliseconds(0.2) },
    all: [0],
    misses: [1],
    disks: [2 + 2 * at, 3 + 2 * at],
  })),
  seconds: seconds(30),
  jitter: fraction(0.2),
};

/** One load that no limit holds up: the least time that an IO takes. */
const free: Setup = {
  limits: [{ name: 'disk', iops: iops(50_000) }],
  loads: [
    {
      name: 'load',
      size: kib(4),
      read: fraction(0),
      hit: fraction(0),
      demand: { outstanding: outstanding(32) },
      latency: { read: milliseconds(1), write: milliseconds(1), hit: milliseconds(1) },
      all: [],
      misses: [],
      disks: [0],
    },
  ],
  seconds: seconds(60),
};

export type Speed = {
  readonly of: string;
  readonly ios: number;
  /** Milliseconds on the clock, and of the processor: the second leaves other programs out. */
  readonly clock: number;
  readonly processor: number;
};

function timed(of: string, setup: Setup): Speed {
  const started = simulation(setup);
  if ('error' in started) throw new Error(started.error.message);
  const start = performance.now();
  const used = process.cpuUsage();
  started.run.step(Number.POSITIVE_INFINITY);
  const { user, system } = process.cpuUsage(used);
  const clock = performance.now() - start;
  return { of, ios: started.run.outcome().ios, clock, processor: (user + system) / 1000 };
}

/** The best of a few: the first still compiles, and others use the machine too. */
function best(of: string, setup: Setup): Speed {
  const runs = Array.from({ length: 5 }, () => timed(of, setup));
  return runs.reduce((fastest, each) => (each.clock < fastest.clock ? each : fastest));
}

export const speeds = (): readonly Speed[] => [
  timed('laboratory run 5, 10 s, first time', laboratory5()),
  best('laboratory run 5, 10 s', laboratory5()),
  best('eight mixed loads, 16 disks, throttled', crowded),
  best('one load, not throttled', free),
];

/** Where the processor was, in parts of all samples of the profiler, the most first. */
export async function spentOn(count: number): Promise<readonly (readonly [string, number])[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  timed('profiled', crowded);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const names = new Map(
    profile.nodes.map(({ id, callFrame: { functionName, url } }) => [
      id,
      `${functionName || '(other)'} ${path.basename(url)}`.trim(),
    ]),
  );
  const times = new Map<string, number>();
  for (const [at, sample] of (profile.samples ?? []).entries()) {
    const name = names.get(sample) ?? '';
    // The profiler's own doings are not the simulation's.
    if (name.includes('node:inspector')) continue;
    times.set(name, (times.get(name) ?? 0) + Math.max(0, profile.timeDeltas?.[at] ?? 0));
  }
  const all = [...times.values()].reduce((sum, each) => sum + each, 0);
  return [...times]
    .map(([name, time]) => [name, time / all] as const)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count);
}
