/** What a burst costs: prices of the lists of 2026-08-22. */
import { expect, test } from 'vitest';
import { plainText } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { burst } from './index.ts';

type Given = Readonly<Record<string, string>>;

function answerOf(given: Given) {
  const { answer } = burst.viewModel((name) => given[name], fullDataset);
  if (!answer) throw new Error('There is no answer.');
  return answer;
}
const cost = (given: Given) => answerOf(given).readouts.find(({ id }) => id === 'cost');
const bill = (given: Given) =>
  answerOf(given)
    .tables.at(-1)
    ?.rows.map(({ cells }) => cells.join(' | '));

// West Europe: P30 148.68 USD a month, on-demand bursting 31.949 and 0.0065 for 10,000 IOs; D8s_v5 0.46 an hour.
const onDemand = { disk: 'P30', mode: 'on-demand', steps: '10s:6000IOPS,60s:7000IOPS' };

test('on demand a disk costs its price, the fee, and each 10,000 of the 130,000 IOs of the bursting page.', () => {
  expect(cost(onDemand)?.value).toBeCloseTo(148.68 + 31.949 + 13 * 0.0065, 9);
  expect(bill(onDemand)).toEqual([
    'data: P30, LRS | 1 × 148.68 USD | 148.68',
    'data: P30, LRS, on-demand bursting | 1 × 31.949 USD | 31.95',
    'data: P30, LRS, billed burst IOs | 130,000 ÷ 10,000 × 0.0065 USD | 0.08',
    'Total |  | 180.71',
  ]);
  expect(cost(onDemand)?.aside).toContain('with the steps once');
});

test('steps that repeat are billed as often as they fit into a month of 730 hours.', () => {
  // 2,000 IOPS above 5,000 for an hour a day: 7,200,000 IOs × 730 ÷ 24.
  const daily = { ...onDemand, steps: '1h:7000IOPS,23h:0IOPS', repeat: 'yes' };
  expect(cost(daily)?.value).toBeCloseTo(148.68 + 31.949 + (720 * 730 * 0.0065) / 24, 6);
  expect(cost(daily)?.aside).toContain('with the steps repeated all month');
});

test('each of several disks has a fee, and a load below the limits bills no IOs.', () => {
  const idle = { ...onDemand, disks: '2', steps: '1h:10000IOPS' };
  expect(cost(idle)?.value).toBeCloseTo(2 * (148.68 + 31.949), 9);
});

test('on credits there is no fee; the VM is counted where there is one, with its operating system.', () => {
  expect(cost({ disk: 'P30' })?.value).toBe(148.68);
  expect(cost({ disk: 'P30' })?.aside).not.toContain('Linux');
  expect(cost({ disk: 'P30', vm: 'D8s_v5' })?.value).toBeCloseTo(148.68 + 0.46 * 730, 9);
  // 0.828 USD an hour with Windows.
  expect(cost({ disk: 'P30', vm: 'D8s_v5', os: 'windows' })?.value).toBeCloseTo(
    148.68 + 0.828 * 730,
    9,
  );
  // North Europe: P30 135.17, bursting 29.491 and 0.006.
  expect(cost({ ...onDemand, region: 'northeurope' })?.value).toBeCloseTo(
    135.17 + 29.491 + 13 * 0.006,
    9,
  );
});

test('the cost is withheld, and the part named, where a part has no price or the limits are of 2018.', () => {
  expect(cost({ disk: 'P30', vm: 'L8aos_v5' })).toMatchObject({
    text: 'not priced',
    aside: 'No price for L8aos_v5 in West Europe.',
  });
  expect(cost({ disk: 'P30', limits: '2018-09' })?.value).toBeUndefined();
});

test('operations of Standard SSD are a line of their own and in no total.', () => {
  const standard = { disk: 'E10', steps: '1h:600IOPS' };
  expect(cost(standard)?.aside).toContain('operations are billed besides');
  expect(bill(standard)?.at(-1)).toContain('operations of E10');
});

test('a recommendation says what it costs, and how much more that is.', () => {
  const [first, second] = answerOf({ disk: 'P20' }).recommendations;
  // P20 80.54.
  expect(plainText(first?.text ?? [])).toContain('$53 a month, $28 less.');
  expect(plainText(second?.text ?? [])).toContain('$149 a month, $68 more.');
});
