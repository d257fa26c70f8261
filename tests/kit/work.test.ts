/** Work in steps that goes on with what others make. */
import { expect, test } from 'vitest';
import { partOf, type Steps, toEnd } from '../../src/kit/index.ts';

/** Asks somebody for a number, and takes 1 where nobody gives it. */
function* doubling(): Steps<number> {
  const given = (yield Promise.resolve(21)) as number | undefined;
  yield 0.5;
  return 2 * (given ?? 1);
}

test('A part of other work hands on promises, and what they come to, and reports its share of the whole.', async () => {
  const work = partOf(doubling(), 1, 2);
  const asked = work.next();
  expect(asked.value).toBeInstanceOf(Promise);
  expect(work.next(await asked.value)).toEqual({ done: false, value: 0.75 });
  expect(work.next()).toEqual({ done: true, value: 42 });
});

test('Where nobody waits, work goes on without what was promised.', () => {
  expect(toEnd(doubling())).toBe(2);
  expect(toEnd(partOf(doubling(), 0, 2))).toBe(2);
});
