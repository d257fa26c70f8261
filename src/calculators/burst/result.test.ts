/** What an answer says besides its figures: which limits count. */
import { expect, test } from 'vitest';
import { parseQuery } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { burst } from './index.ts';

function answerOf(query: string) {
  const { lookup, given } = parseQuery(query);
  const { answer } = burst.viewModel(lookup, fullDataset, given);
  if (!answer) throw new Error(query);
  return answer;
}

test('A limit that credits reach does not count where they run out: the load is throttled for them.', () => {
  const countsOf = (query: string) => answerOf(query).limits.map(({ counts }) => counts);
  // 3,500 of 3,500 IOPS, for as long as credits last.
  expect(answerOf('').verdict).toBe('throttled');
  expect(countsOf('')).not.toContain(true);
  expect(answerOf('steps=1h:4000IOPS').limits).toContainEqual(
    expect.objectContaining({ counts: true, state: 'over', demand: 4000, limit: 3500 }),
  );
  expect(answerOf('steps=1h:500IOPS').verdict).toBe('fits');
  expect(countsOf('steps=1h:500IOPS')).not.toContain(false);
});
