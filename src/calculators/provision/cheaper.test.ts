/** The options have what is much cheaper, and the reason says what the cost is made of. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFields } from '../../kit/field.ts';
import { parseQuery, plainText, queryOf } from '../../kit/index.ts';
import { elasticFamilies } from '../../limits/elastic.ts';
import { cheapestFirst, delivers } from '../../storage/change/disk-sets.ts';
import { isConfiguration, smallestOf } from '../../storage/set-up/provisioning.ts';
import { exceeds } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { fullDataset } from '../full-dataset.ts';
import { fields } from './fields.ts';
import { provision } from './index.ts';
import { caseOf, cheapestCount, premiumSets } from './model.ts';

function answerOf(query: string) {
  const { lookup, given } = parseQuery(query);
  const { answer } = provision.viewModel(lookup, fullDataset, given);
  if (!answer) throw new Error(`no answer to ${query}`);
  return answer;
}

/** What the cheapest other disks that deliver the same cost: another number, the other type, or Premium SSD. */
function cheapestOf(texts: Readonly<Record<string, string>>): number {
  const text = (name: string) =>
    texts[name] ?? (Object.hasOwn(fields, name) ? fields[name as keyof typeof fields].initial : '');
  const { inputs } = parseFields(fields, text, { context: fullDataset, text });
  if (!inputs) throw new Error(JSON.stringify(texts));
  const given = caseOf(inputs, fullDataset);
  const { elastic, needs, disks, prices, vm, edition } = given;
  if (!prices) return Number.POSITIVE_INFINITY;
  const otherTypes = elasticFamilies
    .filter(({ family }) => family !== elastic.family)
    .map((family) => smallestOf(family, needs, disks))
    .filter(isConfiguration)
    .filter((other) => delivers(other, vm, needs, edition));
  const [premium] = premiumSets(given);
  const [cheapest] = cheapestFirst(compact([cheapestCount(given), ...otherTypes, premium]), prices);
  return cheapest?.cost ?? Number.POSITIVE_INFINITY;
}

test('A set-up that costs a fifth less is the first of the options, and the bill has the parts of the cost.', () => {
  const first = (query: string) => {
    const [option] = answerOf(query).recommendations;
    return option && plainText(option.text);
  };
  expect(plainText(answerOf('').headline)).toBe(
    '$210 a month for 20,000 IOPS and 400 MB/s from one disk.',
  );
  const bill = (query: string) =>
    answerOf(query).readouts.flatMap(({ cost, text, aside = '' }) =>
      cost === undefined ? [] : [[`${text} ${aside}`.trim(), Math.round(cost)]],
    );
  expect(bill('')).toEqual([
    ['1 TiB', 97],
    ['17,000 IOPS above the 3,000 included', 99],
    ['275 MB/s above the 125 included', 13],
  ]);
  expect(first('')).toBe(
    '7 striped disks, each of 147 GiB, 3,000 IOPS and 125 MB/s: $98 a month, $112 less.',
  );
  // 7 × 3 GiB × 730 h cost $1.99, and 8 × 2 GiB 47 cents less: an eighth disk is worth a dollar.
  expect(first('capacity=16GiB')).toMatch(/^7 striped disks, each of 3 GiB.*: \$1\.99 a month, /);
  expect(first('type=Ultra')).toMatch(/^Premium SSD v2, 1,024 GiB, .*: \$210 a month, /);
  expect(first('vm=D16s_v5')).toMatch(/^7 striped disks, each of 147 GiB/);
  expect(bill('disks=7')).toEqual([
    ['1,029 GiB as 7 × 147 GiB', 98],
    ['0 IOPS above the 21,000 included', 0],
    ['0 MB/s above the 875 included', 0],
  ]);
  expect(bill('type=Ultra&vm=D16s_v5')).toEqual([
    ['$672 D16s_v5, Linux', 672],
    ['1 TiB', 159],
    ['20,000 IOPS', 1285],
    ['400 MB/s', 167],
  ]);
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
        const { verdict, readouts, recommendations } = answerOf(queryOf(texts));
        fc.pre(verdict === 'fits');
        const now = readouts.find(({ id }) => id === 'cost')?.value ?? Number.NaN;
        const offered = Math.min(
          ...recommendations.map(({ outcome }) => outcome?.cost ?? Number.NaN),
        );
        const cheapest = cheapestOf(texts);
        if (exceeds(cheapest, 0.8 * now)) expect(offered > 0.8 * now).toBe(true);
        else expect(Math.abs(offered / cheapest - 1)).toBeLessThan(0.01);
      },
    ),
    { numRuns: 150 },
  );
});
