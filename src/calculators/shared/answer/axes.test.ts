/** Axes: how many values they have, and what their domains hold. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytes, seconds } from '../../../units/index.ts';
import {
  countAxis,
  countStops,
  domainOf,
  linearAxis,
  logAxis,
  sizeAxis,
  tickStops,
  timeAxis,
} from './axes.ts';

const positive = fc.double({ min: 1e-3, max: 1e7, noNaN: true });
const texts = ({ ticks }: { ticks: readonly { text: string }[] }) => ticks.map(({ text }) => text);

describe('a linear axis', () => {
  test('has three to five values, and a little room above the highest', () => {
    fc.assert(
      fc.property(positive, (highest) => {
        const { ticks, domain } = linearAxis('', highest);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(domain[0]).toBe(0);
        expect(domain[1] / highest).toBeCloseTo(1.08);
        expect(ticks.at(-1)?.at).toBeLessThanOrEqual(domain[1]);
      }),
    );
  });

  test('has its unit after the last value', () => {
    const axis = linearAxis('', 32_000, undefined, { unit: ' IOPS', end: 1 });
    expect(texts(axis)).toEqual(['0', '10,000', '20,000', '30,000 IOPS']);
    expect(axis.domain).toEqual([0, 32_000]);
  });

  test('of nothing but zero goes to one', () => {
    expect(texts(linearAxis('', 0))).toEqual(['0', '0.25', '0.5', '0.75', '1']);
  });
});

describe('a time axis', () => {
  test('has its unit at the last value where it is that of all, and at each where not', () => {
    expect(texts(timeAxis('', seconds(3600)))).toEqual([
      '0',
      '10',
      '20',
      '30',
      '40',
      '50',
      '60 min',
    ]);
    expect(texts(timeAxis('', seconds(7200)))).toContain('90 min');
    expect(texts(timeAxis('', seconds(7200))).at(-1)).toBe('2 h');
  });
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

describe('a logarithmic axis', () => {
  test('has three to five values over up to nine powers of ten, and marks between them', () => {
    fc.assert(
      fc.property(positive, fc.double({ min: 1, max: 1e7, noNaN: true }), (low, times) => {
        const { ticks, minor = [], domain } = logAxis('', domainOf([low, low * times]));
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(5);
        const inside = (at: number) => at >= domain[0] * 0.999 && at <= domain[1] * 1.001;
        expect([...ticks.map(({ at }) => at), ...minor].every(inside)).toBe(true);
        expect(minor.length).toBeGreaterThan(0);
      }),
    );
  });

  test('of IO sizes has powers of four, and marks at the powers of two between', () => {
    const axis = sizeAxis([bytes(2048), bytes(65_536)]);
    expect(texts(axis)).toEqual(['4 KiB', '16 KiB', '64 KiB']);
    expect(axis.minor).toEqual([2048, 8192, 32_768]);
  });

  test('of counts has powers of four, or of ten where there are many', () => {
    expect(texts(countAxis('', 256))).toEqual(['1', '4', '16', '64', '256']);
    expect(texts(countAxis('', 5000))).toEqual(['1', '10', '100', '1,000']);
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
