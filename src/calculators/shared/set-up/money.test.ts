/** Money has one form in headlines, reasons, figures and options. */
import { expect, test } from 'vitest';
import { parseQuery, plainText } from '../../../kit/index.ts';
import { fullDataset } from '../../full-dataset.ts';
import { calculators } from '../../index.ts';
import { formatDollars, formatMoney } from './money.ts';

test('An amount has whole dollars from 10 on, and a change has cents only where its total has.', () => {
  expect([1411.2, 100, 97.65, 10, 9.994, 1.5184, -248.3].map(formatMoney)).toEqual([
    ...['$1,411', '$100', '$98', '$10', '$9.99', '$1.52', '−$248'],
  ]);
  expect(formatDollars(75.92, 1411)).toBe('76');
  expect(formatDollars(368.4, 1411)).toBe('368');
  expect(formatDollars(51.4, 97.18)).toBe('51');
  expect(formatDollars(2.5, 9.18)).toBe('2.50');
});

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
