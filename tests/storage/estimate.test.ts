/**
 * Figures of the resource API, typed by hand from its copies: CombinedTempDiskAndCachedIOPS and
 * CombinedTempDiskAndCachedReadBytesPerSecond.
 */
import { describe, expect, test } from 'vitest';
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { fullDataset, vmNamed } from '../../src/calculators/full-dataset.ts';
import { parseQuery, type ViewModel } from '../../src/kit/index.ts';
import { estimateOfCached } from '../../src/storage/set-up/estimated-cached-limit.ts';
import { iops, mbPerSecond } from '../../src/units/index.ts';

const { catalogue } = fullDataset;
const unpublished = { iops: 'not published', throughput: 'not published' } as const;
/** The estimate for a size as if its cached limit were published nowhere. */
const estimate = (name: string) =>
  estimateOfCached({ ...vmNamed(name, 'current'), cached: unpublished }, catalogue);
const pair = (rate: number, throughput: number) => ({
  iops: iops(rate),
  throughput: mbPerSecond(throughput),
});

describe('The figure of the size with a temp disk is what the resource API has for', () => {
  test('D2s_v5, and so it has for D2_v5.', () => {
    expect(estimate('D2s_v5')?.limit).toEqual(pair(9000, 125));
  });

  // The B sizes are of the same time; their siblings by vCPUs are D2ds_v5 and D4ds_v5, on AMD D2ads_v5 and D4ads_v5.
  test.each([
    ['B2ls_v2', 'D2s_v5', 9000, 125],
    ['B2s_v2', 'D2s_v5', 9000, 125],
    ['B4s_v2', 'D4s_v5', 19_000, 250],
    ['B2als_v2', 'D2as_v5', 9000, 125],
    ['B2as_v2', 'D2as_v5', 9000, 125],
    ['B4as_v2', 'D4as_v5', 19_000, 250],
  ])('%s, a size as large as %s.', (name, asLarge, rate, throughput) => {
    expect(vmNamed(name, 'current').cached).toEqual(pair(rate, throughput));
    expect(estimate(asLarge)?.limit).toEqual(pair(rate, throughput));
  });
});

test.each([
  ['E8s_v5', 'E8ds_v5'],
  ['E8as_v5', 'E8ads_v5'],
  ['D8ls_v5', 'D8lds_v5'],
  ['D96as_v5', 'D96ads_v5'],
  ['E104is_v5', 'E104ids_v5'],
  ['E8bs_v5', 'E8bds_v5'],
  ['E8bs_v5/nvme', 'E8bds_v5/nvme'],
  ['E8-4s_v5', 'E8-4ds_v5'],
])('%s is estimated by %s, with as many vCPUs.', (name, from) => {
  const found = estimate(name);
  expect(found?.from.name).toBe(from);
  expect(found?.from.vcpus).toBe(vmNamed(name, 'current').vcpus);
});

test.each([
  ['D8s_v4', 'the resource API has twice the printed figure for D4s_v4'],
  ['E8s_v4', 'the same series of E'],
  ['E64s_v5', 'the figure of E64ds_v5 looks like a misprint'],
  ['E64-16s_v5', 'so does that of the size it is made from'],
  ['D8s_v6', 'local NVMe has no part in the cached limit'],
  ['D8s_v7', 'the same'],
  ['D8ps_v5', 'no size on ARM is known'],
  ['DC8as_v5', 'no confidential size is known'],
  ['D8ds_v5', 'it has a temp disk itself'],
  ['B8s_v2', 'there is no such size with a temp disk'],
])('%s has no estimate: %s.', (name) => {
  expect(estimate(name)).toBeUndefined();
});

test('A limit that is published is not estimated.', () => {
  expect(estimateOfCached(vmNamed('D2s_v5', 'current'), catalogue)).toBeUndefined();
});

describe('Cap-check', () => {
  const answer = (query: string, from = catalogue) => {
    const { given, lookup } = parseQuery(query);
    const viewModel: ViewModel = capCheck.viewModel(
      lookup,
      {
        catalogue: from,
        prices: () => undefined,
        typing: () => undefined,
        readText: () => undefined,
      },
      given,
    );
    return viewModel.answer;
  };
  const without = {
    ...catalogue,
    vm: (name: string, edition: 'current' | '2018-09') =>
      /ds_v5/.test(name) ? { nearest: [] } : catalogue.vm(name, edition),
  };

  test.each([
    'vm=E8s_v5&disks=os:P10x1:ReadOnly,data:P30x2:ReadOnly',
    'vm=D8s_v5&disks=os:P10x1:ReadOnly,data:P30x1:None',
  ])('prints the estimate beside %s, and its answer is the same without.', (query) => {
    const [given, bare] = [answer(query), answer(query, without)];
    const texts = given?.checks.map(({ text }) => text).join('\n');
    expect(texts).toMatch(
      /is not published.* Estimate: 38,000 IOPS and 500 MB\/s, the limit of [DE]8ds_v5, the same size with a temp disk; not used in the verdict\./,
    );
    expect(bare?.checks.map(({ text }) => text).join('\n')).not.toContain('Estimate');
    for (const part of ['verdict', 'boundBy', 'headline', 'readouts', 'limits', 'steps'] as const)
      expect(given?.[part], part).toEqual(bare?.[part]);
  });
});
