/** What each workload had of a limit: together it is what passed, and what waited. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPart } from '../../src/kit/index.ts';
import { type Load, type Setup, simulation } from '../../src/laws/simulation/index.ts';
import { fraction, iops, outstanding, seconds } from '../../src/units/index.ts';
import { answerOf } from './answer.ts';
import { limitOf, loadOf, p30 } from './cases.ts';

const timelineOf = (setup: Setup) => {
  const started = simulation(setup);
  if ('error' in started) throw new Error(started.error.message);
  started.run.step(Number.POSITIVE_INFINITY);
  return started.run.timeline();
};

const load = fc
  .record({
    depth: fc.integer({ min: 1, max: 40 }),
    kib: fc.constantFrom(4, 64, 300),
    read: fc.constantFrom(0, 0.5, 1),
    heldWrites: fc.constantFrom(0, 0, 5),
    from: fc.constantFrom(0, 0.33),
  })
  .map(
    ({ depth, kib: size, read, heldWrites, from }): Load =>
      loadOf({
        demand: { outstanding: outstanding(depth) },
        size: (size * 1024) as Load['size'],
        ...{ read: fraction(read), hit: fraction(0.5), heldWrites, from: seconds(from) },
        ...{ all: [0], misses: [1], disks: [2] },
      }),
  );

const limits = [
  { ...limitOf('cached', 3000, 80), writeCost: { iops: 1.5, throughput: 2 } },
  limitOf('uncached', 1500, 40),
  p30,
];

describe('The parts of a limit', () => {
  test('are all that it admitted and all that waited, sample by sample, as the limit counts them.', () => {
    fc.assert(
      fc.property(
        fc.array(load, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(7, 600),
        (loads, samples) => {
          const setup = { limits, loads, seconds: seconds(1), warmUp: seconds(0.3), samples };
          for (const { ios, bytes, waiting, parts } of timelineOf(setup).limits)
            for (const at of ios.keys()) {
              const sum = (of: 'ios' | 'bytes' | 'waiting') =>
                parts.reduce((all, part) => all + (part[of][at] ?? 0), 0);
              expect(sum('ios')).toBeCloseTo(ios[at] ?? 0, 6);
              expect(sum('bytes')).toBeCloseTo(bytes[at] ?? 0, 3);
              expect(sum('waiting')).toBeCloseTo(waiting[at] ?? 0, 9);
            }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('count arrivals at a rate too, those that wait before they are issued apart.', () => {
    const one = loadOf({ demand: { rate: iops(9000) } });
    const [limit] = timelineOf({ limits: [p30], loads: [one], seconds: seconds(1) }).limits;
    expect(limit?.parts.map(({ ios }) => ios)).toEqual([limit?.ios]);
  });
});

describe('The timeline of an answer', () => {
  const timeline = findPart(answerOf({}), 'timeline');
  if (!timeline) throw new Error('The opening case has no timeline.');

  test('has a sample a second of the opening case, whose spill lasts from 5 s to 15 s.', () => {
    expect(timeline).toMatchObject({ every: 1, seconds: 20, phases: [0, 5, 15, 20] });
    expect(timeline.traces.map(({ label, tone }) => [label, tone])).toEqual([
      ['tempdb', 'w1'],
      ['data', 'w2'],
      ['log', 'w3'],
    ]);
    const [spill] = timeline.traces;
    expect(spill?.iops.findIndex((rate) => rate > 0)).toBe(5);
    expect(timeline.first).toBeGreaterThanOrEqual(5);
    expect(timeline.first).toBeLessThan(15);
  });

  test('shows the busiest limit first: 60 IOs of one workload and 12 of the other wait there.', () => {
    const [lane] = timeline.lanes;
    expect(lane).toMatchObject({ label: 'VM cached', unit: 'MB/s', limit: 1000 });
    const waiting = lane?.shares.map((share) => Math.round(share.waiting[timeline.first] ?? 0));
    expect(waiting).toEqual([60, 12]);
    expect(lane?.passed[timeline.first]).toBeCloseTo(1000, -1);
    for (const { passed, shares } of timeline.lanes)
      for (const at of passed.keys())
        expect(shares.reduce((sum, share) => sum + (share.passed[at] ?? 0), 0)).toBeCloseTo(
          passed[at] ?? 0,
          6,
        );
  });

  test('has at most 30 samples, however long the run is.', () => {
    for (const time of ['0.5', '1', '10', '33', '60']) {
      const other = findPart(
        answerOf({ loads: 'a:P10/None:64KiB:q4:read', seconds: time }),
        'timeline',
      );
      const count = other?.traces[0]?.iops.length ?? 0;
      expect(count).toBeLessThanOrEqual(30);
      expect(count).toBeGreaterThanOrEqual(10);
      expect((other?.every ?? 0) * count).toBeGreaterThanOrEqual(Number(time) - 1e-9);
    }
  });
});
