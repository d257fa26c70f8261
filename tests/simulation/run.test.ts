/** What the simulation does with limits, loads, phases and bursts; expected values are sums anyone can do. */
import { describe, expect, test } from 'vitest';
import { bucketOf, firstEmpty } from '../../src/laws/index.ts';
import { Histogram } from '../../src/laws/simulation/histogram.ts';
import { type Outcome, type Setup, simulate, simulation } from '../../src/laws/simulation/index.ts';
import { bytesPerSecond, fraction, iops, kib, mib, seconds } from '../../src/units/index.ts';
import { limitOf, loadOf, p30, queue, setupOf } from './cases.ts';

function run(setup: Setup): Outcome {
  const outcome = simulate(setup);
  if ('error' in outcome) throw new Error(outcome.error.message);
  return outcome;
}

describe('A limit', () => {
  test('holds what does not fit until the next window: 100 outstanding on a P30 take 20 ms, 1,000 take 200.', () => {
    for (const [many, ms] of [
      [100, 20],
      [1000, 200],
    ] as const) {
      const { loads } = run(
        setupOf([p30], [loadOf({ demand: queue(many) })], { warmUp: seconds(1) }),
      );
      expect(loads[0]?.latency).toBeCloseTo(ms / 1000, 4);
      expect(loads[0]?.iops).toBeCloseTo(5000, 0);
    }
  });

  test('counts a large IO of an SSD as several: one of 1,100 KB as five (Premium Storage, 2018).', () => {
    const ssd = { name: 'SSD', iops: iops(500), countsIoUnits: true };
    const large = loadOf({ size: (1100 * 1000) as typeof large.size, demand: queue(50) });
    expect(run(setupOf([ssd], [large], { seconds: seconds(60) })).limits[0]?.iops).toBeCloseTo(
      100,
      0,
    );
    const disk = { ...ssd, countsIoUnits: false };
    expect(run(setupOf([disk], [large], { seconds: seconds(60) })).limits[0]?.iops).toBeCloseTo(
      500,
      -1,
    );
  });

  test('admits an IO larger than a whole window, and is then closed until the excess is made up for.', () => {
    // 1 MiB/s is 51 KiB a window: an IO of 1 MiB takes twenty windows.
    const slow = { name: 'slow', throughput: bytesPerSecond(2 ** 20) };
    const { loads } = run(
      setupOf([slow], [loadOf({ size: mib(1), demand: queue(2) })], { seconds: seconds(100) }),
    );
    expect(loads[0]?.throughput).toBeCloseTo(2 ** 20, -5);
    // One a second, and the first at once.
    expect([100, 101]).toContain(loads[0]?.completed);
  });

  test('says whose traffic fills it, where each load waits, and which figure is used up.', () => {
    // Throttling article, test 5: 60 IOs of 256 KiB on the temp disk beside one of 4 KiB.
    const limits = [limitOf('VM cached', 32_000, 256), limitOf('VM uncached', 25_600, 384), p30];
    const { loads, limits: got } = run(
      setupOf(limits, [
        loadOf({ name: 'temp', size: kib(256), demand: queue(60), all: [0], disks: [] }, 0.6),
        loadOf({ name: 'log', all: [0], misses: [1], disks: [2] }),
      ]),
    );
    const [cached, uncached, disk] = got;
    expect(cached?.by).toBe('throughput');
    expect(cached?.full).toBeGreaterThan(0.99);
    expect(cached?.filledBy[0]).toMatchObject({ load: 0 });
    expect(cached?.filledBy[0]?.throughput).toBeGreaterThan(0.99);
    expect([uncached?.full, disk?.full]).toEqual([0, 0]);
    const log = loads[1];
    expect(log?.waited[0]).toBeGreaterThan(0.04);
    expect(log?.waited.slice(1)).toEqual([0, 0]);
    expect((log?.waited[0] ?? 0) + 0.002).toBeCloseTo(log?.latency ?? 0, 4);
  });

  test('that nothing overfills makes nobody wait.', () => {
    const { loads, limits } = run(setupOf([p30], [loadOf()]));
    expect(loads[0]?.latency).toBeCloseTo(0.002, 9);
    expect(limits[0]).toMatchObject({ full: 0, waiting: 0 });
    expect(limits[0]?.by).toBeUndefined();
  });
});

describe('The host cache', () => {
  const cached = [limitOf('VM cached', 1000, 1000), limitOf('VM uncached', 1000, 1000), p30];
  const reads = loadOf({
    read: fraction(1),
    hit: fraction(0.75),
    demand: { rate: iops(800) },
    all: [0],
    misses: [1],
    disks: [2],
  });

  test('lets hits pass the first limit alone: of 800 reads, 75 % hits, 200 reach the disk.', () => {
    const { limits } = run(setupOf(cached, [reads], { seconds: seconds(60) }));
    expect(limits[0]?.iops).toBeCloseTo(800, -1);
    expect(limits[1]?.iops).toBeCloseTo(200, -1);
    expect(limits[2]?.iops).toBeCloseTo(200, -1);
  });

  test('answers in its own time: 0.2 ms for hits and 2 ms for misses are 0.65 ms on average.', () => {
    const latency = { ...reads.latency, hit: seconds(0.0002) };
    const { loads } = run(setupOf(cached, [{ ...reads, latency }], { seconds: seconds(60) }));
    expect(loads[0]?.latency).toBeCloseTo(0.00065, 5);
  });
});

describe('Loads', () => {
  test('of a stripe use all its disks: four P30 with 40 outstanding at 2 ms give 20,000 IOPS (throttling article).', () => {
    const stripe = loadOf({ demand: queue(40), disks: [0, 1, 2, 3] });
    const { loads, limits } = run(setupOf([p30, p30, p30, p30], [stripe]));
    expect(loads[0]?.iops).toBeCloseTo(20_000, -2);
    for (const limit of limits) expect(limit.iops).toBeCloseTo(5000, -2);
  });

  test('start and stop when they are told to, and others have the limit to themselves meanwhile.', () => {
    const first = loadOf({ name: 'first', demand: queue(100), to: seconds(5) });
    const second = loadOf({ name: 'second', demand: queue(100), from: seconds(5) });
    const started = simulation(setupOf([p30], [first, second], { seconds: seconds(10) }));
    if ('error' in started) throw new Error(started.error.message);
    started.run.step(Number.POSITIVE_INFINITY);
    const { loads } = started.run.timeline();
    const sum = (list = new Float64Array()) => list.reduce((all, each) => all + each, 0);
    expect(sum(loads[0]?.completed.slice(0, 100))).toBeGreaterThan(24_800);
    expect(sum(loads[0]?.completed.slice(102))).toBe(0);
    expect(sum(loads[1]?.completed.slice(0, 100))).toBe(0);
    expect(started.run.outcome().loads[1]?.iops).toBeGreaterThan(4800);
  });

  test('that arrive faster than the limit admits wait longer and longer, and nothing grows but the number.', () => {
    // 6,000 a second at 5,000: after 100 s, 100,000 wait, the newest for 20 s, so 10 s on average (a little less).
    const load = loadOf({ demand: { rate: iops(6000) } });
    const { loads } = run(setupOf([p30], [load], { seconds: seconds(100) }));
    expect(loads[0]?.iops).toBeCloseTo(5000, -2);
    expect(loads[0]?.latency).toBeGreaterThan(8);
    expect(loads[0]?.latency).toBeLessThan(9);
    expect(loads[0]?.unsent).toBeGreaterThan(7.9);
  });
});

describe('Burst credit', () => {
  test('fills the published buckets: P4 6,084,000 IOs, P20 2,160,000 (resource API, 2020-08).', () => {
    expect(bucketOf(120, 3500)).toBe(6_084_000);
    expect(bucketOf(2300, 3500)).toBe(2_160_000);
    const p4 = { sustained: 120, bucket: bucketOf(120, 3500) };
    expect(firstEmpty([{ ...p4, demand: 3500 }])?.lasts).toBe(1800);
    expect(firstEmpty([{ ...p4, demand: 120 }])).toBeUndefined();
  });

  const p4 = {
    ...limitOf('P4', 120, 25, { countsIoUnits: true }),
    burst: { iops: iops(3500), throughput: bytesPerSecond(170 * 2 ** 20) },
  };

  test('carries a P4 for 30 minutes at full burst, and then the base is left.', () => {
    const started = simulation(
      setupOf([p4], [loadOf({ demand: queue(64) })], { seconds: seconds(2400), samples: 240 }),
    );
    if ('error' in started) throw new Error(started.error.message);
    started.run.step(Number.POSITIVE_INFINITY);
    const ios = started.run.timeline().limits[0]?.ios ?? [];
    // Samples of 10 s: 180 at 3,500 a second, then 120.
    expect(ios[10]).toBeCloseTo(35_000, -2);
    expect(ios[178]).toBeCloseTo(35_000, -2);
    expect(ios[182]).toBeCloseTo(1200, -1);
    expect(ios.filter((each) => each > 20_000)).toHaveLength(180);
    // 3,500 IOs of 4 KiB are 13.7 MiB/s, less than the base of 25: the other bucket stays full.
    const [disk] = started.run.outcome().limits;
    expect(disk?.credit?.iops).toBeLessThan(0.001);
    expect(disk?.credit?.throughput).toBe(1);
  });

  test('comes back from base that is not used: 100 s of rest give 100 × 120 IOs.', () => {
    const small = { ...p4, burst: { iops: iops(121) } };
    // The bucket holds 1,800 IOs and is emptied within minutes; then a rest, then a second load.
    const early = loadOf({ demand: queue(8), to: seconds(2000) });
    const late = loadOf({ name: 'late', demand: queue(8), from: seconds(2100) });
    const { loads } = run(setupOf([small], [early, late], { seconds: seconds(2200) }));
    expect(loads[1]?.iops).toBeCloseTo(121, 0);
    expect(loads[0]?.completed).toBeCloseTo(120 * 2000 + 1800, -2);
  });
});

describe('The histogram of latencies', () => {
  test('gives a percentile within 0.8 %, from nanoseconds to days.', () => {
    for (let value = 1; value < 2 ** 50; value = Math.ceil(value * 1.07)) {
      const histogram = new Histogram();
      histogram.add(value);
      const got = histogram.quantile(0.99) ?? 0;
      expect(Math.abs(got - value)).toBeLessThanOrEqual(value / 128);
    }
  });

  test('counts ranks: of 1 to 1,000 ms the 99th percentile is 990 ms.', () => {
    const histogram = new Histogram();
    for (let ms = 1; ms <= 1000; ms++) histogram.add(ms * 1e6);
    expect(Math.abs((histogram.quantile(0.99) ?? 0) / 990e6 - 1)).toBeLessThan(1 / 128);
    expect(new Histogram().quantile(0.99)).toBeUndefined();
  });
});
