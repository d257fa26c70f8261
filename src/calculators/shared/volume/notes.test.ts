/** Notes on the cache of a volume and on its VM contradict nothing that is computed. */
import { expect, test } from 'vitest';
import { parseQuery } from '../../../kit/index.ts';
import { benchmark } from '../../benchmark/index.ts';
import { fullDataset } from '../../full-dataset.ts';
import { ioSize } from '../../io-size/index.ts';

const checksOf = (query: string, calculator = ioSize) => {
  const { given, lookup } = parseQuery(query);
  return (calculator.viewModel(lookup, fullDataset, given).answer?.checks ?? [])
    .map(({ text }) => text)
    .join('\n');
};

const unusedHits = /the cache hit rate is not used/;
const noLimit = /has no limit of its own/;

test('ReadWrite on local NVMe disks, which have no host cache, is no risk of it.', () => {
  const texts = checksOf('disk=LocalNVMe&disks=4&vm=L16as_v4&cache=ReadWrite');
  expect(texts).toMatch(/so ReadWrite is not used/);
  expect(texts).not.toContain(fullDataset.catalogue.rule('cache-read-write').statement);
  expect(checksOf('disk=P30&vm=D8s_v5&cache=ReadWrite')).toContain(
    fullDataset.catalogue.rule('cache-read-write').statement,
  );
});

test('ReadWrite on a size that does not support it still warns, since Azure may accept the setting.', () => {
  expect(checksOf('disk=P30&vm=L8s_v3&cache=ReadWrite')).toContain(
    fullDataset.catalogue.rule('cache-read-write').statement,
  );
});

test.each([
  'disk=P30&vm=D8s_v5&cache=None&hit=50%25',
  'disk=P30&vm=L8s_v3&cache=ReadOnly&hit=50%25',
  'disk=LocalNVMe&disks=4&vm=L16as_v4&cache=ReadOnly&hit=50%25',
])('A note names a hit rate that is not used, whether or not a cache was chosen: %s', (query) => {
  expect(checksOf(query)).toMatch(unusedHits);
});

test('A hit rate is not spoken of where a cache takes effect, and where nobody can enter one.', () => {
  expect(checksOf('disk=P30&vm=D8s_v5&cache=ReadOnly&hit=50%25')).not.toMatch(unusedHits);
  expect(checksOf('disk=P30&vm=L8s_v3&cache=ReadOnly', benchmark)).not.toMatch(unusedHits);
});

test('A VM has no limit of its own only if that is so of each that the IOs cross.', () => {
  // Lists of 2018 have no uncached limit of these sizes; that of the cache of a D1 is not published.
  const on = (vm: string, cache: string) => `disk=S30&limits=2018-09&vm=${vm}&cache=${cache}`;
  expect(checksOf(on('A3', 'None'))).toMatch(noLimit);
  expect(checksOf(on('A3', 'ReadOnly'))).toMatch(noLimit);
  expect(checksOf(on('D1', 'None'))).toMatch(noLimit);
  expect(checksOf(on('D1', 'ReadOnly'))).not.toMatch(noLimit);
});
