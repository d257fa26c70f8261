/** What becomes of the first set-up under a larger load. */
import { expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import { find } from './index.ts';

function answerOf(query: string) {
  const { answer } = openedBy(find, query);
  if (!answer) throw new Error(`There is no answer to ${query}.`);
  return answer;
}

test('The table names the largest load for which the set-up is the cheapest, and that may be the load of now.', () => {
  const growthOf = (query: string) => {
    const rows = answerOf(query).tables.find(({ caption }) =>
      caption.includes('larger load'),
    )?.rows;
    const row = rows?.find(({ cells }) => cells.join().includes('as far as it goes'));
    return { load: row?.cells[0], text: row?.cells.at(-1) ?? '' };
  };
  const base = 'target-iops=20000&target-throughput=0';
  const far = growthOf(base);
  const percent = 1 + Number(/\d+/.exec(far.load ?? '')?.[0]) / 100;
  const costAt = (factor: number) =>
    answerOf(`target-iops=${Math.ceil(20_000 * factor)}&target-throughput=0`).readouts.find(
      ({ id }) => id === 'cost',
    );
  expect(far.text).toContain(` for ${costAt(percent + 0.01)?.text.split(' ')[0]} a month`);
  expect(growthOf(`${base}&headroom=0%25&types=premium&vcpus=4&max-vcpus=4`).load).toBe('now');
});
