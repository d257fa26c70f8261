/** Latencies as a log-normal distribution, by their mean and their 99th percentile. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { densityAt, latencyAt, widthBy } from '../../src/laws/log-normal.ts';
import { milliseconds, seconds } from '../../src/units/index.ts';

test('A 99th percentile of 2.5 times the mean is a width of 0.44, as of syncs in 26 regions.', () => {
  // exp(2.326 × 0.44 − 0.44² ÷ 2) = 2.53; the middle regions have 7.77 and 3.08 ms.
  expect(widthBy(milliseconds(3.08), milliseconds(7.77))).toBeCloseTo(0.44, 2);
});

test('The distribution has the mean and the 99th percentile that it was made from.', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-5, max: 1, noNaN: true }),
      fc.double({ min: 1.001, max: 14, noNaN: true }),
      (mean, ratio) => {
        const width = widthBy(seconds(mean), seconds(mean * ratio));
        expect(latencyAt(mean, width, 2.326347874) / mean).toBeCloseTo(ratio, 6);
        // The mean of a log-normal distribution is its median times exp(σ² ÷ 2).
        expect(latencyAt(mean, width, 0) * Math.exp(width ** 2 / 2)).toBeCloseTo(mean, 9);
      },
    ),
  );
});

test('A 99th percentile that is not above the mean has no width, and one of 15 times it the widest.', () => {
  expect(widthBy(milliseconds(3), milliseconds(3))).toBe(0);
  expect(widthBy(milliseconds(3), milliseconds(2))).toBe(0);
  // 2.326² ÷ 2 is the logarithm of 14.97.
  expect(widthBy(milliseconds(1), milliseconds(15))).toBeCloseTo(2.326, 3);
});

test('Latencies are densest below the median, and half as dense where the curve says so.', () => {
  const peak = latencyAt(3, 0.4, -0.4);
  expect(densityAt(3, 0.4, peak)).toBeCloseTo(1, 12);
  for (const factor of [0.9, 1.1]) expect(densityAt(3, 0.4, peak * factor)).toBeLessThan(1);
  // Its total is 1 where the peak is 1 ÷ (σ √(2π) × median × exp(−σ² ÷ 2)).
  const step = 0.001;
  let area = 0;
  for (let time = step; time < 60; time += step) area += densityAt(3, 0.4, time) * step;
  const median = latencyAt(3, 0.4, 0);
  expect(area).toBeCloseTo(0.4 * Math.sqrt(2 * Math.PI) * median * Math.exp(-(0.4 ** 2) / 2), 3);
});
