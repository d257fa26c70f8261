/** When buckets are empty and full, by hand. */
import { expect, test } from 'vitest';
import { deliver, type LoadStep } from '../../src/laws/burst-profile.ts';
import { bucketTimes, throttledTime } from '../../src/laws/burst-times.ts';
import { seconds } from '../../src/units/index.ts';

/** 100 IOPS, 200 in a burst, with 1,000 IOs of credit. */
const limit = { sustained: 100, burst: 200, bucket: 1000 };
const step = (duration: number, demand: number, isUnknown = false): LoadStep => ({
  ...{ duration: seconds(duration), demands: [demand], isUnknown },
});
const timesOf = (steps: readonly LoadStep[], credits?: readonly number[]) =>
  bucketTimes(deliver([limit], steps, credits), 0, limit.bucket);

test('100 IOs a second more than the limit empty the bucket in 10 s, and 50 less fill it in 20 s.', () => {
  const steps = [step(15, 200), step(30, 50)];
  expect(timesOf(steps)).toEqual({ lowest: 0, at: 10, empty: 10, full: 35 });
  expect(throttledTime(deliver([limit], steps))).toBe(5);
});

test('a bucket that is not emptied has its lowest point at the end of a step, and no times of either.', () => {
  expect(timesOf([step(4, 200), step(1, 100), step(1, 0)])).toEqual({ lowest: 600, at: 4 });
  expect(timesOf([step(9, 0)])).toEqual({ lowest: 1000, at: 0 });
});

test('one that is empty at the end is never full again.', () => {
  expect(timesOf([step(10, 200)])).toEqual({ lowest: 0, at: 10, empty: 10 });
  expect(timesOf([step(1, 200)], [0])).toEqual({ lowest: 0, at: 0, empty: 0 });
});

test('a step that nobody knows changes no credits and throttles nothing, whatever it demands.', () => {
  const delivery = deliver([limit], [step(5, 200), step(3600, 500, true), step(1, 0)]);
  expect(delivery.segments.map(({ credits }) => credits[0])).toEqual([1000, 500, 500]);
  expect(throttledTime(delivery)).toBe(0);
});

test('each limit is counted for the time in which it holds the load back.', () => {
  const other = { sustained: 50, burst: 50, bucket: 0 };
  const both = deliver(
    [limit, other],
    [
      { duration: seconds(7), demands: [80, 80] },
      { duration: seconds(3), demands: [250, 40] },
    ],
  );
  expect([throttledTime(both), throttledTime(both, 0), throttledTime(both, 1)]).toEqual([10, 3, 7]);
});
