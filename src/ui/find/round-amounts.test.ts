/** The amounts of an axis of costs. */
import { expect, test } from 'vitest';
import { roundAmounts } from './round-amounts.ts';

test.each([
  [913, 6, [0, 200, 400, 600, 800]],
  [1498, 6, [0, 500, 1000]],
  [2675, 4, [0, 1000, 2000]],
  [45, 4, [0, 20, 40]],
])('round amounts up to %d, about %d of them, are ones, twos or fives', (most, count, amounts) => {
  expect(roundAmounts(most, count)).toEqual(amounts);
});
