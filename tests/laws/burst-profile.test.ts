/** Bursting on credits: printed examples, and a simulation in small steps that knows nothing of events. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BurstLimit,
  type Delivery,
  deliver,
  deliveredShare,
  failureIn,
  fullBuckets,
  type LoadStep,
  refillTime,
  repeat,
} from '../../src/laws/burst-profile.ts';
import { bucketOf } from '../../src/laws/index.ts';
import { seconds } from '../../src/units/index.ts';

const limit = (sustained: number, burst: number): BurstLimit => ({
  sustained,
  burst,
  bucket: bucketOf(sustained, burst),
});
const step = (duration: number, ...demands: number[]): LoadStep => ({
  duration: seconds(duration),
  demands,
});
const hour = 3600;
const fullUntil = (delivery: Delivery) => failureIn(delivery)?.start;

/** managed-disks-bursting-2.md (2025-01-14) of the vendor’s documentation, unless another source is named. */
describe('Printed examples', () => {
  const p20 = limit(2300, 3500);

  test('a full bucket lasts 30 minutes at the whole burst rate', () => {
    expect(fullUntil(deliver([p20], [step(hour, 3500)]))).toBeCloseTo(1800, 9);
  });

  test('an idle P1 gains 120 IO a second, an idle P20 2,300', () => {
    const p1 = limit(120, 3500);
    expect(deliver([p1], [step(10, 0)], [0]).credits).toEqual([1200]);
    expect(deliver([p20], [step(10, 0)], [0]).credits).toEqual([23_000]);
  });

  test('an empty P20 is full again after 939 s, and an empty P4 after 14.1 hours, less than a day', () => {
    expect(refillTime([p20], [0])).toBeCloseTo(939.13, 2);
    expect(refillTime([limit(120, 3500)], [0])).toBeCloseTo(50_700, 6);
  });

  test('a VM that bursts to 1,280 MB/s delivers 600 MB/s to three disks of 250 MB/s', () => {
    const limits = [limit(160, 1280), limit(750, 750)];
    expect(fullUntil(deliver(limits, [step(600, 600, 600)]))).toBeUndefined();
  });

  test('a P4 that bursts to 170 MB/s limits a boot that demands 1,280 MB/s of it', () => {
    const limits = [limit(160, 1280), limit(25, 170)];
    const [first] = deliver(limits, [step(600, 1280, 1280)]).segments;
    expect(first).toMatchObject({ by: [1] });
    expect((first?.delivered ?? 0) * 1280).toBeCloseTo(170, 9);
  });
});

describe('Edges', () => {
  test.each([
    ['the sustained limit', 2300],
    ['nothing', 0],
  ])('a demand of %s uses no credits and never runs out', (_, demand) => {
    const steps = [step(hour, demand)];
    expect(deliver([limit(2300, 3500)], steps).credits).toEqual([2_160_000]);
    expect(repeat([limit(2300, 3500)], steps)).not.toHaveProperty('fullUntil');
  });

  test('a demand above the burst limit is not delivered in full from the start', () => {
    const [segment] = deliver([limit(2300, 3500)], [step(60, 7000)]).segments;
    expect(segment).toMatchObject({ start: 0, delivered: 0.5, by: [0] });
  });

  test('without steps nothing is demanded, so all of it is delivered', () => {
    expect(deliveredShare(deliver([limit(2300, 3500)], []), [])).toBe(1);
  });

  test('a limit without burst allows its sustained rate', () => {
    const delivery = deliver([limit(5000, 5000)], [step(60, 10_000)]);
    expect(delivery.segments).toHaveLength(1);
    expect(deliveredShare(delivery, [10_000])).toBe(0.5);
  });

  test('two limits that hold the load back alike are both named', () => {
    const [segment] = deliver([limit(100, 100), limit(200, 200)], [step(1, 200, 400)]).segments;
    expect(segment?.by).toEqual([0, 1]);
  });

  test('a bucket that another limit spares fills again', () => {
    // The first is empty after 100 s, and then takes so much from the load that the second rests.
    const limits = [
      { sustained: 100, burst: 1000, bucket: 90_000 },
      { sustained: 500, burst: 1000, bucket: 900_000 },
    ];
    const { credits } = deliver(limits, [step(200, 1000, 1000)]);
    expect(credits[0]).toBe(0);
    expect(credits[1]).toBeCloseTo(900_000 - 500 * 100 + 400 * 100, 6);
  });
});

describe('Steps that repeat', () => {
  // Credits of 100 s at 10 above a sustained rate of 10.
  const limits = [{ sustained: 10, burst: 20, bucket: 1000 }];

  test('a period that gains what it uses is delivered for ever', () => {
    expect(repeat(limits, [step(50, 20), step(50, 0)])).not.toHaveProperty('fullUntil');
  });

  test('a period that loses credits fails in the period that division gives', () => {
    // Uses 600, gains 400: the lowest credits are 400, 200, 0 and then too few by 200 at 20 a second less 10.
    expect(repeat(limits, [step(60, 20), step(40, 0)])).toMatchObject({
      period: 4,
      fullUntil: 300 + 40,
    });
  });

  test('in the long run a bucket that always runs empty delivers what it gains', () => {
    const steps = [step(60, 20), step(40, 0)];
    // 400 credits a period last for 40 s of the 60 at the burst rate: 800 and 200 of 1,200.
    expect(
      deliveredShare(
        repeat(limits, steps).steady,
        steps.map(({ demands: [rate = 0] }) => rate),
      ),
    ).toBeCloseTo(1000 / 1200, 9);
  });
});

/** The same rules in steps of one second, without events. */
function bySeconds(limits: readonly BurstLimit[], steps: readonly LoadStep[]) {
  const credits = [...fullBuckets(limits)];
  let time = 0;
  let failed: number | undefined;
  for (const { duration, demands } of steps)
    for (let second = 0; second < duration; second += 1, time += 1) {
      // In one second a limit allows its sustained rate and what its bucket holds, up to its burst rate.
      const shares = limits.map(({ sustained, burst }, index) => {
        const demand = demands[index] ?? 0;
        const allowed = Math.min(burst, sustained + (credits[index] ?? 0));
        return demand > allowed ? allowed / demand : 1;
      });
      const share = Math.min(1, ...shares);
      if (share < 1) failed ??= time;
      for (const [index, { sustained, bucket }] of limits.entries()) {
        const held = (credits[index] ?? 0) + sustained - share * (demands[index] ?? 0);
        credits[index] = Math.min(bucket, Math.max(0, held));
      }
    }
  return { failed, credits };
}

describe('Against a simulation in steps of one second', () => {
  const rate = fc.integer({ min: 1, max: 4000 });
  const burstLimit = fc
    .record({
      sustained: rate,
      more: fc.integer({ min: 0, max: 4000 }),
      minutes: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ sustained, more, minutes }) => ({
      sustained,
      burst: sustained + more,
      bucket: more * minutes * 60,
    }));
  const loadStep = fc
    .record({
      duration: fc.integer({ min: 1, max: 1800 }),
      demand: fc.integer({ min: 0, max: 9000 }),
      second: fc.integer({ min: 0, max: 9000 }),
    })
    .map(({ duration, demand, second }) => step(duration, demand, second));
  const loads = fc.array(loadStep, { minLength: 1, maxLength: 6 });
  const two = fc.tuple(burstLimit, burstLimit);

  test('the demand is delivered in full for as long, within one step', () => {
    fc.assert(
      fc.property(two, loads, (limits, steps) => {
        const exact = fullUntil(deliver(limits, steps));
        const { failed } = bySeconds(limits, steps);
        if (exact === undefined) {
          // A bucket that is empty exactly at the end of a step has no second that fails.
          expect(failed).toBeUndefined();
          return;
        }
        expect(failed).toBeGreaterThanOrEqual(Math.floor(exact) - 1);
        expect(failed).toBeLessThanOrEqual(Math.ceil(exact));
      }),
    );
  });

  test('credits at the end differ by at most one second of the largest rate a step', () => {
    fc.assert(
      fc.property(two, loads, (limits, steps) => {
        const exact = deliver(limits, steps).credits;
        const stepped = bySeconds(limits, steps).credits;
        for (const [index, limit] of limits.entries()) {
          // Each step has at most one second for each bucket in which the two differ.
          const bound = limit.burst * steps.length * limits.length + 1e-6;
          expect(Math.abs((exact[index] ?? 0) - (stepped[index] ?? 0))).toBeLessThanOrEqual(bound);
        }
      }),
    );
  });

  test('steps that repeat fail in the same period, whatever the credits at the start', () => {
    const begin = fc.double({ min: 0, max: 1, noNaN: true });
    const period = fc.array(loadStep, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(burstLimit, period, begin, (limit, steps, share) => {
        const credits = [limit.bucket * share];
        const found = repeat([limit], steps, credits);
        const all = Array.from({ length: Math.min(found.period ?? 40, 40) }, () => steps).flat();
        const failed = fullUntil(deliver([limit], all, credits));
        if (found.period === undefined || found.period > 40) expect(failed).toBeUndefined();
        else expect(failed).toBeCloseTo(found.fullUntil ?? Number.NaN, 3);
      }),
    );
  });

  test('credits stay between nothing and a full bucket, and no more is delivered than demanded', () => {
    fc.assert(
      fc.property(two, loads, (limits, steps) => {
        const { segments, credits } = deliver(limits, steps);
        for (const { credits: held, delivered } of [...segments, { credits, delivered: 1 }]) {
          for (const [index, { bucket }] of limits.entries()) {
            expect(held[index]).toBeGreaterThanOrEqual(0);
            expect(held[index]).toBeLessThanOrEqual(bucket);
          }
          expect(delivered).toBeGreaterThanOrEqual(0);
          expect(delivered).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
