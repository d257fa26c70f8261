/** A queue depth of limit × latency does not give all of a limit: its label says how much. */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

test.each([
  ['queue-depth', '', 'needed', 'QD for 92 %', '44', 'limit 20,000 IOPS'],
  ['sync-io', '', 'to-saturate', 'QD for 92 %', '6.5', 'limit 5,000 IOPS'],
])('%s?%s', (calculator, query, id, label, text, aside) => {
  const { readouts } = reportOf(calculator, query, () => '');
  expect(readouts?.find((one) => one.id === id)).toMatchObject({
    ...{ label, text, aside },
  });
});

test('The sentence below a deeper queue names the share too.', () => {
  expect(reportOf('sync-io', 'outstanding=16', () => '').why).toContain(
    'A queue depth of 6.5 gives 92 % of 5,000 IOPS; a deeper one mostly adds latency',
  );
});
