/** Dots at a limit: what comes to it leaves it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movingExample } from '../../site/components/moving-example.ts';
import { flowAt, pitch, slowMotion } from '../throttle/flow-law.ts';
import { dotsBefore, dotsBehind, mostOf, stateAt, textsAt, verdictAt } from './example.ts';

const part = fc.record({
  waiting: fc.integer({ min: 0, max: 5000 }),
  rate: fc.double({ min: 1, max: 1e6, noNaN: true }),
});

describe('A limit of a run', () => {
  test('takes as many dots a second from the rows of a workload as pass behind it.', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 1e5 }),
        (parts, slow) => {
          const { rows, streams } = flowAt(parts, slow);
          for (const { of, spacing, speed } of streams) {
            const behind = speed / spacing;
            expect(Math.abs(behind / ((parts[of]?.rate ?? 0) / slow) - 1)).toBeLessThan(1e-9);
            const own = rows.filter((row) => row.of === of);
            const before = own.reduce((sum, row) => sum + row.speed / pitch, 0);
            if (own.length > 0) expect(Math.abs(before / behind - 1)).toBeLessThan(1e-9);
          }
        },
      ),
    );
  });

  test('has a dot for each IO that waits, or for a round number of them where there are many.', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const { rows, each } = flowAt(parts, 1);
        for (const [of, { waiting }] of parts.entries()) {
          const dots = rows.filter((row) => row.of === of).reduce((sum, row) => sum + row.dots, 0);
          expect(dots).toBe(Math.ceil(waiting / each));
        }
        const total = parts.reduce((sum, { waiting }) => sum + waiting, 0);
        expect(each > 1).toBe(total > 84);
      }),
    );
  });

  test('has no rows where nothing waits, and no dots behind it where nothing passes.', () => {
    expect(flowAt([{ waiting: 0, rate: 0 }], 1)).toEqual({ rows: [], streams: [], each: 1 });
    expect(slowMotion(0)).toBe(1);
  });
});

describe('The moving example of the guide', () => {
  const example = movingExample();

  // Published for D16ds_v5: 25,600 IOPS and 600 MBps uncached, 1,000 MBps cached and temp; P10 100, P30 200 MB/s.
  test('has the published limits.', () => {
    expect(example).toMatchObject({ cached: 1000, uncached: 600, count: 6 });
    expect(example.groups.map(({ limit }) => limit)).toEqual([100, 800, 200]);
  });

  test('delivers what is demanded up to the uncached limit, and no more above it.', () => {
    for (let demand = 0; demand <= mostOf(example); demand += 50) {
      const { delivered, over, got } = stateAt(example, demand);
      expect(delivered).toBeCloseTo(Math.min(demand, 600), 9);
      expect(over).toBeCloseTo(Math.max(0, demand - 600), 9);
      expect(got.reduce((sum, value) => sum + value, 0)).toBeCloseTo(delivered, 9);
    }
    expect(textsAt(example, 1100)).toMatchObject({
      delivered: '600 MB/s',
      cached: '900 used',
      uncached: '500 MB/s too much: IO waits',
    });
  });

  test('moves dots so that as many come as leave, slower by demand ÷ limit before a full limit.', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1100 }), (demand) => {
        const { delivered } = stateAt(example, demand);
        const [before, behind] = [dotsBefore(demand, delivered, 11), dotsBehind(delivered, 6)];
        const rate = (lines: number, { speed, spacing }: typeof before) =>
          (lines * speed) / spacing;
        expect(rate(11, before)).toBeCloseTo(rate(6, behind), 9);
        expect(behind.speed / before.speed).toBeCloseTo(Math.max(1, demand / 600), 9);
      }),
    );
  });

  test('moves nothing without a demand, and stays at the limits of its disks above all of them.', () => {
    expect(dotsBefore(0, 0, 11).spacing).toBe(0);
    expect(stateAt(example, 0)).toMatchObject({ delivered: 0, over: 0, cachedUse: 0 });
    expect(stateAt(example, 5000)).toEqual(stateAt(example, mostOf(example)));
  });

  test('has the verdict of its demand: the edges at 80 % and at 100 % of the uncached limit.', () => {
    const verdicts = [480, 481, 600, 601, 1100].map((demand) => verdictAt(example, demand)[0]);
    expect(verdicts).toEqual(['Fits', 'Tight', 'Tight', 'Throttled', 'Oversubscribed']);
  });

  test('says at its end what the cap check says of the same disks.', async () => {
    const { capCheck } = await import('../../calculators/cap-check/index.ts');
    const { fullDataset } = await import('../../calculators/full-dataset.ts');
    const { answer } = capCheck.viewModel(
      (name) => (name === 'vm' ? example.vm : undefined),
      fullDataset,
    );
    const { cachedUse, delivered } = stateAt(example, mostOf(example));
    const value = (id: string) =>
      [
        ...(answer?.readouts ?? []),
        ...(answer?.limits ?? []).flatMap(({ readout, demand }) =>
          readout ? [{ ...readout, value: demand }] : [],
        ),
      ].find((one) => one.id === id)?.value;
    expect(answer?.verdict).toBe(verdictAt(example, mostOf(example))[1]);
    expect(value('throughput')).toBe(delivered * 1e6);
    expect(value('cached-throughput')).toBe(cachedUse * 1e6);
    expect(value('uncached-throughput')).toBe(mostOf(example) * 1e6);
  });
});
