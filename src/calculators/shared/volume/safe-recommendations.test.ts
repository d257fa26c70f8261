/** No option keeps ReadWrite host caching on a volume that holds data, and none of them is less disruptive than leaving it. */
import { describe, expect, test } from 'vitest';
import { parseQuery } from '../../../kit/index.ts';
import { fullDataset } from '../../full-dataset.ts';
import { calculators } from '../../index.ts';

const optionsOf = (id: string, query: string) => {
  const { lookup, given } = parseQuery(query);
  const calculator = calculators.find((one) => one.id === id);
  return calculator?.viewModel(lookup, fullDataset, given).answer?.recommendations ?? [];
};

describe.each(['io-size', 'queue-depth', 'sync-io'])('%s', (id) => {
  test.each([
    'disk=P30&disks=2&vm=D8ds_v5&cache=ReadWrite&read=0%',
    'disk=P30&disks=2&vm=D8s_v5&cache=ReadWrite&read=0%',
    'disk=P30&disks=2&cache=ReadWrite&read=50%&outstanding=64&hit=20%',
    // D8ds_v5 takes 16 data disks.
    'disk=P30&disks=20&vm=D8ds_v5&cache=ReadWrite',
    'disk=P50&vm=D8ds_v5&cache=ReadWrite',
  ])('%s', (query) => {
    const options = optionsOf(id, query);
    expect(options.length).toBeGreaterThan(0);
    for (const { query: to, outcome } of options) {
      expect(to).not.toContain('ReadWrite');
      // Cache hits go with the cache.
      expect(to).not.toContain('hit=');
      expect(outcome?.how).not.toBe('online');
      expect(outcome?.change).toMatch(/[Hh]ost cache None/);
    }
  });

  test('ReadOnly stays as it is', () => {
    const options = optionsOf(id, 'disk=P30&disks=2&vm=D8ds_v5&cache=ReadOnly&outstanding=64');
    expect(options.length).toBeGreaterThan(0);
    for (const { outcome } of options) expect(outcome?.change).not.toContain('None');
  });
});

// D8s_v5 and D8ads_v5 have 12,800 IOPS uncached, and half of the reads cross that: 25,600. Cached limits are of Dadsv5 alone.
test('Where a cached limit is not published, a VM on which it is keeps the cache and its hits.', () => {
  const query = 'disk=P30&disks=4&vm=D8s_v5&cache=ReadOnly&hit=50%';
  const options = optionsOf('io-size', query);
  const other = options.find(({ outcome }) => outcome?.change.endsWith('are all published'));
  expect(other?.outcome?.iops).toBe(25_600);
  expect(other?.query).toContain('cache=ReadOnly&hit=50%25');
});
