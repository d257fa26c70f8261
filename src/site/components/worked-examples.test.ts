import { expect, test } from 'vitest';
import { agreementOf, worked } from './worked-examples.ts';

test('the line above published cases says how many there are, and the largest difference in their table', () => {
  const cases = worked('io-size', 'p30-8k p30-32k p30-64k p30-1024k ds1-p30');
  const printed = cases.flatMap(({ outcomes }) =>
    outcomes.map(({ difference }) => Math.abs(Number.parseFloat(difference)) || 0),
  );
  expect(agreementOf(cases)).toBe(`5 published cases, at most ${Math.max(...printed)} % apart`);
});

test('a case has its disks in the words of a cell, and its bottleneck without them', () => {
  const [, two] = worked('io-size', 'agg-1 agg-2');
  expect(two?.words).toContainEqual({ label: 'Disk', text: '2 × P30' });
  expect(two?.kinds).toEqual(['disk IOPS']);
});

test('cases without a difference are called computed alike', () => {
  expect(agreementOf(worked('queue-depth', 'qd-5'))).toBe('1 published case, computed alike');
});

test('a share is in per cent, as its calculator says it', () => {
  const [p4] = worked('burst', 'burst-vm-p4');
  // 170 of 1,280 MB/s.
  expect(p4?.outcomes.map(({ expected }) => expected)).toEqual(['13 %']);
});
