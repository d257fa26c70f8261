/** What is offered: with both rates in each row, and first what raises the rate that is the answer. */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

const offered = (calculator: string, query = '') =>
  reportOf(calculator, query, () => '').recommendations?.map(({ text }) => text) ?? [];

test.each([
  ['sync-io', ''],
  ['sync-io', 'latency=2ms'],
  ['sync-io', 'outstanding=64&latency=20ms'],
  ['io-size', ''],
  ['io-size', 'io-size=64KiB'],
])('Every row of %s?%s has IOPS and MB/s.', (calculator, query) => {
  const texts = offered(calculator, query);
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(text).toMatch(/: [\d,.]+ IOPS, [\d,.]+ MB\/s/);
});

test.each([
  ['sync-io', '', 'Larger IOs, 64 KiB (batches, group commit), for more MB/s: 541 IOPS, 35 MB/s.'],
  [
    'io-size',
    '',
    'IOs of 64 KiB, if the application can use them, for more MB/s but fewer IOPS: 3,052 IOPS, 200 MB/s.',
  ],
  [
    'io-size',
    'io-size=64KiB',
    'IOs of 32 KiB, if the application can use them, for more IOPS but less MB/s: 5,000 IOPS, 163.8 MB/s.',
  ],
])(
  'In %s?%s another IO size is last, since it raises one rate at the cost of the other.',
  (calculator, query, text) => {
    expect(offered(calculator, query).at(-1)).toBe(text);
  },
);
