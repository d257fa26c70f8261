/** The reason names much cheaper disks, which are among the options. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery, queryOf } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { provision } from './index.ts';

function answerOf(query: string) {
  const { lookup, given } = parseQuery(query);
  const { answer } = provision.viewModel(lookup, fullDataset, given);
  if (!answer) throw new Error(`no answer to ${query}`);
  return answer;
}

test('A set-up that costs a fifth less is named in the reason, and none that costs more.', () => {
  expect(answerOf('').why).toBe(
    '$97.65 as 7 striped disks. Size, IOPS and MB/s can be bought exactly as asked.',
  );
  expect(answerOf('capacity=16GiB').why).toMatch(/^\$1\.52 as 8 striped disks\. /);
  expect(answerOf('type=Ultra').why).toMatch(/^\$210 as Premium SSD v2 of 1,024 GiB\. /);
  expect(answerOf('vm=D16s_v5').why).toMatch(/^The disks cost \$97\.65 as 7 striped disks\. /);
  expect(answerOf('target-iops=60000&capacity=4TiB').why).toMatch(/^Size, IOPS/);
  fc.assert(
    fc.property(
      fc.record({
        type: fc.constantFrom('PremiumV2', 'Ultra'),
        capacity: fc.constantFrom('16GiB', '256GiB', '1TiB', '8TiB'),
        'target-iops': fc.constantFrom('3000', '12000', '20000', '60000'),
        'target-throughput': fc.constantFrom('125MB/s', '400MB/s', '900MB/s'),
        disks: fc.constantFrom('1', '2', '4'),
      }),
      (texts) => {
        const { verdict, readouts, recommendations, why } = answerOf(queryOf(texts));
        fc.pre(verdict === 'fits');
        const now = readouts.find(({ id }) => id === 'cost')?.value ?? Number.NaN;
        const costs = recommendations.map(({ outcome }) => outcome?.cost ?? Number.NaN);
        const [, named] = /^\$([\d,.]+) as /.exec(why ?? '') ?? [];
        const cheapest = Math.min(...costs);
        if (named === undefined) expect(cheapest > 0.8 * now).toBe(true);
        else {
          expect(cheapest).toBeLessThanOrEqual(0.8 * now);
          expect(Math.abs(Number(named.replaceAll(',', '')) / cheapest - 1)).toBeLessThan(0.01);
        }
      },
    ),
    { numRuns: 150 },
  );
});
