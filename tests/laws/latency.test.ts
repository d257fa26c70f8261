/** Latency at a size, at a queue depth and at a limit. Expected figures are those of published runs, or of a sum that is shown. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentileAtLimit } from '../../src/laws/at-limit.ts';
import { bandAtSize, meanAtSize } from '../../src/laws/latency.ts';
import { completedAt, depthForShare } from '../../src/laws/saturation.ts';
import { percentileOf } from '../../src/laws/tail.ts';
import { iops, kib, milliseconds, outstanding, seconds } from '../../src/units/index.ts';

const law = {
  ...{ seconds: milliseconds(1.3), perKib: seconds(10e-6), spread: 0.2, growthSpread: 0.5 },
};

test('The mean of IOs up to 8 KiB is the same, and each further KiB adds its share.', () => {
  expect(meanAtSize(law, kib(4))).toBe(law.seconds);
  expect(meanAtSize(law, kib(8))).toBe(law.seconds);
  expect(meanAtSize(law, kib(9))).toBeCloseTo(1.31e-3, 12);
  expect(meanAtSize(law, kib(1024))).toBeCloseTo(1.3e-3 + 1016 * 10e-6, 12);
});

test('The band lies equally far on both sides, in multiples, and is wider for larger IOs.', () => {
  const { low, high } = bandAtSize(law, kib(4));
  expect(low * high).toBeCloseTo(law.seconds ** 2, 12);
  expect(high / law.seconds).toBeCloseTo(Math.exp(1.5 * 0.2), 4);
  const wide = bandAtSize(law, kib(256));
  expect(wide.high / wide.low).toBeGreaterThan(high / low);
});

describe('What completes near a limit', () => {
  test('is 92 % of it where the queue is just deep enough by Little’s law.', () => {
    const got = completedAt(outstanding(40), milliseconds(2), iops(20_000));
    expect(got / 20_000).toBeCloseTo(0.917, 3);
  });

  test('is 97 % of it with a queue 1.17 times as deep, (0.97⁻⁸ − 1)^(−1∕8).', () => {
    const depth = depthForShare(0.97, milliseconds(2), iops(20_000));
    expect(depth / 40).toBeCloseTo(1.1746, 3);
    expect(completedAt(depth, milliseconds(2), iops(20_000))).toBeCloseTo(19_400, 6);
  });

  // circy9/storage-test, azure/results (2021): 4 KiB writes to disks that burst to 3,500 IOPS, four outstanding. The median
  // of each run in ms is that of IOs that nothing holds back, and 4 ÷ median is 94 to 106 % of the limit.
  const nearLimit = [
    ['P3', 1.208, 2755],
    ['P3', 1.176, 2962],
    ['P3', 1.128, 3018],
    ['P10', 1.112, 3016],
    ['P10', 1.192, 2806],
    ['P10', 1.112, 3005],
    ['P20', 1.176, 2716],
    ['P20', 1.192, 2917],
    ['P20', 1.112, 2945],
    ['P10 without cache', 1.08, 3375],
    ['P10 without cache', 1.08, 3342],
  ] as const;
  const tooMuch = nearLimit.map(([disk, ms, measured]) => {
    const free = iops(4 / milliseconds(ms));
    const corner = completedAt(outstanding(4), milliseconds(ms), iops(3500));
    return {
      disk,
      measured,
      lower: Math.min(free, 3500) / measured - 1,
      corner: corner / measured - 1,
    };
  });

  test.each(tooMuch)(
    'is closer to the $measured IOPS of a $disk than the lower of queue ÷ latency and limit.',
    ({ lower, corner }) => {
      expect(Math.abs(corner)).toBeLessThan(lower / 1.3);
      expect(Math.abs(corner)).toBeLessThan(0.17);
    },
  );

  test('is within 8 % of most of these, which have 2,716 to 3,375 IOPS.', () => {
    const off = tooMuch.map(({ corner }) => Math.abs(corner)).toSorted((a, b) => a - b);
    expect(off[5]).toBeLessThan(0.08);
  });

  test('never is more than the limit or than Little’s law allows, and grows with the queue.', () => {
    const positive = fc.double({ min: 0.01, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(positive, positive, positive, (queue, latency, limit) => {
        const at = (depth: number) =>
          completedAt(outstanding(depth), seconds(latency), iops(limit));
        expect(at(queue)).toBeLessThanOrEqual(Math.min(queue / latency, limit));
        expect(at(queue * 2)).toBeGreaterThanOrEqual(at(queue) * (1 - 1e-5));
      }),
    );
  });

  test('without a limit is what latency allows.', () => {
    expect(completedAt(outstanding(4), milliseconds(2), iops(Number.POSITIVE_INFINITY))).toBe(2000);
  });
});

const tail = { p50: 0.97, p90: 1.05, p95: 1.13, p99: 1.65, p999: 2.7 };
const premium = { share: 1, mean: milliseconds(2), tail };

describe('A percentile below the limits', () => {
  test('is the multiple of the mean that is known of the medium.', () => {
    expect(percentileOf(0.5, [premium])).toBeCloseTo(0.97 * 2e-3, 6);
    expect(percentileOf(0.99, [premium])).toBeCloseTo(1.65 * 2e-3, 6);
    expect(percentileOf(0.999, [premium])).toBeCloseTo(2.7 * 2e-3, 6);
  });

  test('of a mix lies between those of its parts, and is that of the slow part where it is most of the mix.', () => {
    const quick = { ...premium, share: 0.5, mean: milliseconds(0.1) };
    const slow = { ...premium, share: 0.5 };
    const p99 = percentileOf(0.99, [quick, slow]) ?? 0;
    // One in a hundred of all is one in fifty of the slow ones.
    expect(p99).toBeGreaterThan(1.13 * 2e-3);
    expect(p99).toBeLessThan(1.65 * 2e-3);
  });

  test('is not given where the tail of a part is not known.', () => {
    expect(percentileOf(0.99, [])).toBeUndefined();
    expect(percentileOf(0.99, [{ ...premium, tail: undefined }])).toBeUndefined();
  });
});

describe('A percentile at the limit', () => {
  const windowed = { every: milliseconds(50) };
  // The median, the 95th and the 99th percentile of published runs in ms; “-” where it is at the step itself.
  test.each([
    ['aks-disks-2019, P15, 16 writes', 16, 1122, 2.626, [2.835, 44.3, 45.35]],
    ['volume-tests-2021, E3, 4 writes', 4, 599, 1.34, [1.336, 50.43, 52.48]],
    ['volume-tests-2021, E10, 4 writes', 4, 565, 1.4, [1.4, 50.94, 52.99]],
    ['volume-tests-2021, E10, 4 reads', 4, 458, 2.416, [2.416, 45.31, 50.43]],
    ['aks-volume-2023, P10, 16 writes', 16, 3535, 0.9, [0.898, undefined, 52.69]],
  ] as const)('is within 20 %% of what was measured on %s.', (_, queue, limit, ms, measured) => {
    const below = (share: number) =>
      percentileOf(share, [{ share: 1, mean: milliseconds(ms), tail }]);
    const at = { queue: outstanding(queue), limit: iops(limit), throttling: windowed };
    for (const [share, expected] of [
      [0.5, measured[0]],
      [0.95, measured[1]],
      [0.99, measured[2]],
    ] as const)
      if (expected !== undefined)
        expect(
          Math.abs((percentileAtLimit(share, at, below) ?? 0) / (expected / 1000) - 1),
        ).toBeLessThan(0.2);
  });

  test('of a disk that paces its IOs is the same for all: outstanding ÷ limit.', () => {
    const at = { queue: outstanding(64), limit: iops(3000), throttling: 'paced' } as const;
    for (const share of [0.05, 0.5, 0.99])
      expect(percentileAtLimit(share, at, () => milliseconds(1))).toBeCloseTo(64 / 3000, 9);
    expect(percentileAtLimit(0.99, at, () => undefined)).toBeUndefined();
  });

  test('is no shorter than without the limit, however it holds IOs back.', () => {
    const of = (throttling: 'paced' | typeof windowed, limit: number) =>
      percentileAtLimit(0.99, { queue: outstanding(15), limit: iops(limit), throttling }, () =>
        milliseconds(70),
      );
    expect(of('paced', 20_000)).toBe(milliseconds(70));
    expect(of(windowed, 1000)).toBe(milliseconds(70));
    // 15 ÷ 200 are one window and a half, so that half of the IOs wait for two.
    expect(of(windowed, 200)).toBeCloseTo(0.1, 9);
  });

  test('is not given where nobody has shown how the limit holds IOs back.', () => {
    const at = { queue: outstanding(64), limit: iops(3000), throttling: 'unknown' } as const;
    expect(percentileAtLimit(0.99, at, () => seconds(1))).toBeUndefined();
  });

  test('with more outstanding than a window lets through is a whole number of windows.', () => {
    // 600 ÷ (5,000 × 50 ms) = 2.4 windows: six of ten wait for two, four for three.
    const at = { queue: outstanding(600), limit: iops(5000), throttling: windowed };
    expect(percentileAtLimit(0.5, at, () => undefined)).toBeCloseTo(0.1, 9);
    expect(percentileAtLimit(0.99, at, () => undefined)).toBeCloseTo(0.15, 9);
  });
});
