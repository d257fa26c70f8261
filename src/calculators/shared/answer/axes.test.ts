/** Axes: what their domains hold, and where a chart can be read. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countStops, domainOf, linearAxis, tickStops } from './axes.ts';

const positive = fc.double({ min: 1e-3, max: 1e7, noNaN: true });

test('a linear axis goes from 0 to a little more than the highest value, or to it', () => {
  expect(linearAxis('', 50).domain).toEqual([0, 54]);
  expect(linearAxis('', 32_000, { end: 1 }).domain).toEqual([0, 32_000]);
  expect(linearAxis('', 0, { end: 1 }).domain).toEqual([0, 1]);
});

describe('a logarithmic domain', () => {
  test('holds all values with room above, and at least a power of ten', () => {
    fc.assert(
      fc.property(fc.array(positive, { minLength: 1, maxLength: 5 }), (values) => {
        const [low, high] = domainOf(values);
        expect(low).toBeLessThanOrEqual(Math.min(...values));
        expect(high).toBeGreaterThan(Math.max(...values));
        expect(high / low).toBeGreaterThanOrEqual(9.99);
        // Not half empty: less than two and a half times the highest value.
        expect(high).toBeLessThan(Math.max(...values) * 2.5);
      }),
    );
  });

  test.each([
    ['equal values', [200, 200], [30, 300]],
    ['one value', [5000], [700, 7000]],
    ['zero and a figure that is not known', [0, Number.POSITIVE_INFINITY, 200], [30, 300]],
    ['nothing', [], [0.7, 15]],
  ])('of %s is a range', (_, values, domain) => {
    expect(domainOf(values)).toEqual(domain);
  });
});

test('stops of a count are whole, begin at 1, and are each where it is small', () => {
  fc.assert(
    fc.property(fc.integer({ min: 16, max: 100_000 }), (high) => {
      const stops = countStops(high, [high]);
      expect(stops.slice(0, 16)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
      expect(stops.every(Number.isInteger)).toBe(true);
      expect(stops.at(-1)).toBe(high);
    }),
  );
});

test('stops of a size are powers of two of its unit and the points given, those outside left out', () => {
  expect(tickStops([2048, 8192], 1024, [3000, 99_999])).toEqual([2048, 3000, 4096, 8192]);
});
