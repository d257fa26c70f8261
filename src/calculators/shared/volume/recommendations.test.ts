/** What is recommended for a volume gives what its link gives. */
import { expect, test } from 'vitest';
import { parseQuery } from '../../../kit/index.ts';
import { fullDataset } from '../../full-dataset.ts';
import { ioSize } from '../../io-size/index.ts';

const answerTo = (query: string) => {
  const { given, lookup } = parseQuery(query);
  return ioSize.viewModel(lookup, fullDataset, given).answer;
};

test.each([
  // 40 disks are too many for an L8s_v3, which has no host cache; an L16s_v4 takes them, and has one.
  'vm=L8s_v3&disks=40',
  // An L4as_v4 has one, as has the size that takes 40 disks.
  'vm=L4as_v4&disks=40',
  'vm=D4s_v5&disks=20',
])('A VM that takes the disks has the host cache there that it supports: %s', (set) => {
  const query = `${set}&disk=P30&cache=ReadOnly&hit=90%25&read=100%25&io-size=8KiB`;
  const [option] = answerTo(query)?.recommendations ?? [];
  const then = answerTo(option?.query ?? '');
  const rate = then?.readouts.find(({ id }) => id === 'iops')?.value;
  expect(then?.verdict).not.toBe('not-possible');
  expect(option?.outcome?.iops).toBeCloseTo(rate ?? Number.NaN, 3);
});
