/** The values of an axis: how many have a text, and which. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainOf, linearAxis, logAxis, timeAxis } from '../../calculators/shared/answer/axes.ts';
import type { Axis } from '../../kit/index.ts';
import { seconds } from '../../units/index.ts';
import { maxTicks, scaleOf, ticksOf } from './ticks.ts';

const positive = fc.double({ min: 1e-3, max: 1e7, noNaN: true });
const textsOf = (axis: Axis, max: number = maxTicks.x) =>
  ticksOf(axis, max).map(({ text }) => text);

describe('a place on an axis', () => {
  const linear = linearAxis('', 10, { end: 1 });

  test('is where the value is between the ends, by its logarithm on a logarithmic axis', () => {
    expect(scaleOf(linear)(2.5)).toBe(0.25);
    expect(scaleOf(logAxis('', [1, 10_000]))(100)).toBeCloseTo(0.5);
  });

  test('stays at the edge for values beyond', () => {
    expect([-1, 11].map((at) => scaleOf(linear)(at))).toEqual([0, 1]);
  });
});

describe('a linear axis', () => {
  test('has three to five values along a y axis, and no two with one text', () => {
    fc.assert(
      fc.property(positive, (highest) => {
        const axis = linearAxis('', highest);
        const ticks = ticksOf(axis, maxTicks.y);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks[0]?.at).toBe(0);
        expect(ticks.at(-1)?.at).toBeLessThanOrEqual(axis.domain[1]);
        expect(new Set(textsOf(axis, maxTicks.y)).size).toBe(ticks.length);
      }),
    );
  });

  test('has its unit after the last value', () => {
    const axis = linearAxis('', 32_000, { unit: ' IOPS', end: 1 });
    expect(textsOf(axis, maxTicks.y)).toEqual(['0', '10,000', '20,000', '30,000 IOPS']);
  });

  test.each([
    ['nothing but zero', linearAxis('', 0, { end: 1 }), ['0', '0.5', '1']],
    ['shares', linearAxis('', 1, { values: 'shares' }), ['0 %', '50 %', '100 %']],
    ['millions', linearAxis('', 2e6), ['0', '500,000', '1 million', '1.5 million', '2 million']],
  ])('of %s', (_, axis, texts) => {
    expect(textsOf(axis, maxTicks.y)).toEqual(texts);
  });

  test('of counts has whole ones alone', () => {
    const samples = (last: number): Axis => ({
      ...linearAxis('', last, { values: 'counts' }),
      domain: [1, last],
    });
    expect(textsOf(samples(2))).toEqual(['1', '2']);
    expect(textsOf(samples(60))).toEqual(['10', '20', '30', '40', '50', '60']);
  });
});

test.each([
  ['an hour, the unit at the last', 3600, '0 10 20 30 40 50 60 min'],
  ['two hours, a unit at each', 7200, '0 30 min 60 min 90 min 2 h'],
  ['a day', 86_400, '0 4 8 12 16 20 24 h'],
])('a time axis of %s', (_, end, texts) => {
  expect(textsOf(timeAxis('', seconds(end))).join(' ')).toBe(texts);
});

describe('a logarithmic axis', () => {
  test('has three to five values over up to nine powers of ten', () => {
    fc.assert(
      fc.property(positive, fc.double({ min: 1, max: 1e7, noNaN: true }), (low, times) => {
        const axis = logAxis('', domainOf([low, low * times]));
        const ticks = ticksOf(axis, maxTicks.y);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(5);
        const inside = (at: number) => at >= axis.domain[0] && at <= axis.domain[1];
        expect(ticks.every(({ at }) => inside(at))).toBe(true);
      }),
    );
  });

  test('has no two texts so close that they touch', () => {
    fc.assert(
      fc.property(positive, fc.double({ min: 1, max: 1e7, noNaN: true }), (low, times) => {
        const axis = logAxis('', domainOf([low, low * times]));
        const places = ticksOf(axis, maxTicks.y).map(({ at }) => scaleOf(axis)(at));
        // A line of text is 14 px high, and a plot of a page 138.
        for (const [at, place] of places.entries())
          if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThan(14 / 138);
      }),
    );
  });

  test('of IO sizes has powers of four', () => {
    const ticks = ticksOf(logAxis('', [2048, 65_536], 'sizes'), maxTicks.x);
    expect(ticks.map(({ text }) => text)).toEqual(['4 KiB', '16 KiB', '64 KiB']);
  });

  test('of counts has powers of four, or of ten where there are many', () => {
    const counts = (high: number) => textsOf(logAxis('', [1, high], 'counts'));
    expect(counts(256)).toEqual(['1', '4', '16', '64', '256']);
    expect(counts(5000)).toEqual(['1', '10', '100', '1,000']);
  });
});
