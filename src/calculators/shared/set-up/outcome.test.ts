/** What options cost where nobody is asked for a region: prices of West Europe, of the lists of 2026-08-22. */
import { describe, expect, test } from 'vitest';
import { parseQuery, plainText } from '../../../kit/index.ts';
import type { CalculatorContext } from '../../context.ts';
import { fullDataset } from '../../full-dataset.ts';
import { calculators } from '../../index.ts';

function optionsOf(id: string, query = '', context: CalculatorContext = fullDataset) {
  const calculator = calculators.find((one) => one.id === id);
  const { given, lookup } = parseQuery(query);
  const { answer } = calculator?.viewModel(lookup, context, given) ?? {};
  if (!answer) throw new Error(`${id} has no answer to ${query}.`);
  return answer.recommendations.map((one) => ({ ...one, text: plainText(one.text) }));
}
/** The option whose text begins like this. */
function option(start: string, ...given: Parameters<typeof optionsOf>) {
  const found = optionsOf(...given).find(({ text }) => text.startsWith(start));
  if (!found) throw new Error(`There is no “${start}”.`);
  return found;
}

const place = 'Costs in West Europe, prices of 2026-08-22, pay as you go.';

describe('An option says what it costs', () => {
  // P30 148.68 and P40 284.9371 USD a month.
  test('of disks alone where no VM is entered: the price of the tier, and how much more that is.', () => {
    const { text, outcome } = option('P30 at performance tier P40', 'io-size');
    expect(text).toContain(': 7,500 IOPS, 61 MB/s. $285 a month, $136 more.');
    expect(outcome?.cost).toBeCloseTo(284.9371, 4);
    expect(outcome?.difference).toBeCloseTo(284.9371 - 148.68, 4);
  });

  test('with its VM where one is entered: D16s_v5 is 0.92 USD an hour in place of 0.46.', () => {
    const query = 'disk=P30&disks=4&vm=D8s_v5&outstanding=64';
    const { text, outcome, place } = option('D16s_v5', 'queue-depth', query);
    expect(outcome?.cost).toBeCloseTo(0.92 * 730 + 4 * 148.68, 2);
    expect(text).toMatch(/ \$1,266 a month, \$335 more\.$/);
    expect(place).toMatch(/^Costs in .*, pay as you go, Linux\.$/);
  });

  test('of a Premium SSD v2 in place of a P30: 1,024 GiB with 5,000 IOPS and 200 MB/s, as the P30 has.', () => {
    // (1,024 × 0.00013 + 2,000 × 0.000008 + 75 × 0.000065) × 730 = 112.42, of 148.68.
    expect(option('Premium SSD v2', 'sync-io').text).toContain(' $112 a month, $37 less.');
    expect(option('Premium SSD v2', 'commit', 'workload=etcd').text).toMatch(
      /\$[\d.,]+ a month, .* less\./,
    );
  });

  test('also where it is a setting that costs nothing.', () => {
    expect(option('Disable host caching on “data”', 'throttle').text).toContain(
      ' The cost stays the same.',
    );
  });

  test('and where that is, once, at the first that costs more or less.', () => {
    for (const id of ['io-size', 'queue-depth', 'sync-io', 'commit', 'throttle']) {
      const query = id === 'queue-depth' ? 'outstanding=64' : '';
      const options = optionsOf(id, query);
      const placed = options.filter((one) => one.place);
      const changed = options.filter(({ outcome }) => Math.abs(outcome?.difference ?? 0) >= 0.01);
      expect(placed, id).toEqual(changed.slice(0, 1));
      expect(changed.length > 0, id).toBe(id !== 'throttle');
    }
    expect(option('Premium SSD v2 of 1,024 GiB', 'io-size').place).toBe(place);
  });

  test('and for what can be built in place of what Azure refuses.', () => {
    const [first] = optionsOf(
      'io-size',
      'disk=PremiumV2-1024GiB-3000IOPS-125MBps&cache=ReadOnly&vm=D8s_v5',
    );
    expect(first?.text).toContain('Host cache None: can be built. The cost stays the same.');
  });
});

describe('An option says nothing of a cost', () => {
  test('with limits from September 2018, when prices were different.', () => {
    for (const { text, outcome } of optionsOf('io-size', 'limits=2018-09')) {
      expect(text).not.toMatch(/\$\d|USD|cost|price/i);
      expect(outcome).not.toHaveProperty('cost');
    }
  });

  test('where the prices could not be loaded, and is the same option otherwise.', () => {
    const without = { ...fullDataset, prices: () => undefined };
    // Without prices nothing is known to cost no more, so that only their order is another one.
    const queries = (context: CalculatorContext) =>
      optionsOf('io-size', '', context)
        .map(({ query = '' }) => query)
        .toSorted();
    expect(queries(without)).toEqual(queries(fullDataset));
    for (const { text } of optionsOf('io-size', '', without))
      expect(text).not.toMatch(/\$\d|USD|price/);
  });
});

test.each([
  ['io-size', ''],
  ['io-size', 'disk=P20'],
  ['queue-depth', 'outstanding=100'],
  ['burst', ''],
])('Options of %s that cost no more come before those that do: “%s”.', (id, query) => {
  const costsMore = optionsOf(id, query).flatMap(({ outcome }) =>
    outcome?.difference === undefined ? [] : [outcome.difference > 0],
  );
  expect(costsMore).toContain(false);
  expect(costsMore.lastIndexOf(false)).toBeLessThan(costsMore.indexOf(true));
});
