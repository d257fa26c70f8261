/** The reason names much cheaper disks, which are among the options. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery, plainText, queryOf } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { provision } from './index.ts';

function answerOf(query: string) {
  const { lookup, given } = parseQuery(query);
  const { answer } = provision.viewModel(lookup, fullDataset, given);
  if (!answer) throw new Error(`no answer to ${query}`);
  return answer;
}

test('A set-up that costs a fifth less is named in the reason, and none that costs more.', () => {
  // The answer is one disk, and why so although a stripe is cheaper.
  expect(plainText(answerOf('').headline)).toBe(
    '$210 a month for 20,000 IOPS and 400 MB/s from one disk.',
  );
  expect(answerOf('').why).toBe(
    '7 × Premium SSD v2 of 147 GiB, striped, do the same for $97.65. One disk is simpler to manage.',
  );
  expect(answerOf('capacity=16GiB').why).toMatch(
    /^8 × Premium SSD v2 of \d GiB, striped, do the same for \$1\.52\. /,
  );
  expect(answerOf('type=Ultra').why).toBe('Premium SSD v2 of 1,024 GiB does the same for $210.');
  expect(answerOf('vm=D16s_v5').why).toMatch(
    /^7 × Premium SSD v2 of 147 GiB, striped, do the same for \$97\.65, without the VM\. /,
  );
  expect(answerOf('target-iops=60000&capacity=4TiB').why).toBe('');
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
        const [, named] = /^[^.]*? the same for \$([\d,.]*\d)/.exec(why ?? '') ?? [];
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
