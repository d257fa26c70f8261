/** Money has one form in headlines, reasons, figures and options. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownBy } from '../../../../tests/view-models.ts';
import { parseQuery, plainText } from '../../../kit/index.ts';
import { capCheck } from '../../cap-check/index.ts';
import { fullDataset } from '../../full-dataset.ts';
import { calculators } from '../../index.ts';
import { formatDollars, formatMoney, formatParts } from './money.ts';

test('An amount has whole dollars from 10 on, and a change has cents only where its total has.', () => {
  expect([1411.2, 100, 97.65, 10, 9.994, 1.5184, -248.3].map(formatMoney)).toEqual([
    ...['$1,411', '$100', '$98', '$10', '$9.99', '$1.52', '−$248'],
  ]);
  expect(formatDollars(75.92, 1411)).toBe('76');
  expect(formatDollars(368.4, 1411)).toBe('368');
  expect(formatDollars(51.4, 97.18)).toBe('51');
  expect(formatDollars(2.5, 9.18)).toBe('2.50');
});

// 1,024 GiB, 17,000 IOPS and 275 MB/s at $0.0949, $0.00584 and $0.04745 are $209.51 in all.
test('The parts of a bill add up to its sum: 97.18, 99.28 and 13.05 are 97, 99 and 14 of 210.', () => {
  expect(formatParts([97.18, 99.28, 13.05])).toEqual(['97', '99', '14']);
  expect(formatParts([4.97, 0, 0.31])).toEqual(['4.97', '0.00', '0.31']);
  expect(formatParts([1411.2])).toEqual(['1,411']);
});

test('The parts of any bill add up to its sum as it is shown, and none is more than a dollar off, of a small bill a cent.', () => {
  const amount = fc.oneof(
    fc.double({ min: 0, max: 5000, noNaN: true }),
    fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
    fc.double({ min: 0, max: 3, noNaN: true }),
  );
  const read = (text: string) => Number(text.replaceAll(',', ''));
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), (amounts) => {
      const all = sum(amounts);
      const unit = all < 10 ? 0.01 : 1;
      const parts = formatParts(amounts).map(read);
      expect(parts).toHaveLength(amounts.length);
      expect(Math.abs(sum(parts) - read(formatDollars(all)))).toBeLessThan(unit / 50);
      for (const [at, part] of parts.entries())
        expect(Math.abs(part - (amounts[at] ?? 0))).toBeLessThan(unit * 1.001);
    }),
  );
});

test.each([
  ['cap-check', 'vm=D4s_v5'],
  ['cap-check', ''],
  ['provision', ''],
  ['provision', 'vm=D2s_v5'],
])(
  'The bill of %s adds up to its figure in the folded line, each part rounded to a cent: “%s”.',
  (id, query) => {
    const calculator = calculators.find((one) => one.id === id);
    const { answer } = calculator ? shownBy(calculator, query) : {};
    const bill = answer?.tables.find(({ brief }) => brief?.title === 'Cost');
    const cost = answer?.readouts.find((one) => one.id === 'cost')?.value ?? Number.NaN;
    const line = bill?.brief?.result.split(' · ') ?? [];
    const parts = line.map((part) => Number(/[\d,.]+$/.exec(part)?.[0].replaceAll(',', '')));
    expect(line.join(' · ')).toMatch(/^\S.* [\d,]+\.\d\d( · .* [\d,]+\.\d\d)*$/);
    const off = parts.reduce((a, b) => a + b, 0) - cost;
    expect(Math.abs(off)).toBeLessThanOrEqual(0.005 * parts.length + 1e-9);
  },
);

// A P30 is $148.68 a month in the price list of West Europe.
test.each(['', 'vm=D4s_v5', 'vm=E32bds_v5'])(
  'Four P30 cost the same in every bill: “%s”.',
  (query) => {
    const { answer } = shownBy(capCheck, query);
    const bill = answer?.tables.find(({ brief }) => brief?.title === 'Cost');
    expect(bill?.brief?.result).toContain('4 × P30, LRS 594.72');
  },
);

test.each([
  ['find', ''],
  ['find', 'target-iops=900000&target-throughput=30GB/s'],
  ['cap-check', ''],
  ['cap-check', 'compare=vm%3DD16as_v7'],
  ['provision', ''],
  ['provision', 'vm=D2s_v5'],
  ['io-size', ''],
  ['queue-depth', 'disks=1&outstanding=100'],
  ['sync-io', ''],
  ['commit', ''],
  ['burst', ''],
  ['throttle', ''],
])('No sentence of %s has another form: “%s”.', (id, query) => {
  const { lookup, given } = parseQuery(query);
  const calculator = calculators.find((one) => one.id === id);
  const { answer } = calculator?.viewModel(lookup, fullDataset, given) ?? {};
  if (!answer) throw new Error(query);
  const sentences = [
    plainText(answer.headline),
    answer.why ?? '',
    ...answer.readouts.map(({ text }) => text),
    ...answer.recommendations.map(({ text }) => plainText(text)),
  ];
  for (const text of sentences) {
    expect(text).not.toMatch(/USD/);
    for (const [, whole = '', cents] of text.matchAll(/\$([\d,]+)(\.\d+)?/g))
      if (cents) expect(whole.length, text).toBeLessThan(2);
  }
});
