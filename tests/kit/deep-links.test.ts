/** Links from one calculator to another leave out what the other starts with anyway. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { ioSize } from '../../src/calculators/io-size/index.ts';
import { targets } from '../../src/calculators/shared/fields/deep-links.ts';

describe.each(Object.entries(targets))('a link to %s', (id, { takes }) => {
  test('sets only inputs that it has, and knows what they start with.', () => {
    const target = calculators.find((calculator) => calculator.id === id);
    for (const [name, initial] of Object.entries(takes)) {
      expect(target?.names).toContain(name);
      expect(target?.initial(name), name).toBe(initial);
    }
  });
});

test('a link to the burst calculator is there where disk or VM bursts, and nowhere else.', () => {
  const linksOf = (given: Readonly<Record<string, string>>) =>
    ioSize
      .viewModel((name) => given[name], fullDataset)
      .answer?.deepLinks.filter(({ calculator }) => calculator === 'burst')
      .map(({ query }) => query);
  expect(linksOf({ disk: 'P10', disks: '4' })).toEqual(['disk=P10&disks=4']);
  expect(linksOf({ disk: 'S30', vm: 'D8s_v5' })).toEqual(['disk=S30&vm=D8s_v5']);
  expect(linksOf({ disk: 'S30', vm: 'DS3_v2' })).toEqual([]);
});

test('a link to the benchmark is there for disks of today whose writes the host does not answer, and is answered.', () => {
  const linksOf = (given: Readonly<Record<string, string>>) =>
    ioSize
      .viewModel((name) => given[name], fullDataset)
      .answer?.deepLinks.filter(({ calculator }) => calculator === 'benchmark')
      .map(({ query }) => query);
  expect(linksOf({ cache: 'ReadWrite', vm: 'D8ds_v5' })).toEqual([]);
  expect(linksOf({ limits: '2018-09' })).toEqual([]);
  const benchmark = calculators.find(({ id }) => id === 'benchmark');
  for (const given of [
    { disk: 'P10', vm: 'D8ds_v5', cache: 'ReadOnly' },
    { disk: 'S30', disks: '16' },
    { disk: 'PremiumV2-512GiB-8000IOPS-400MBps', disks: '2', vm: 'D8s_v6', 'io-size': '64KiB' },
  ]) {
    const [query = ''] = linksOf(given) ?? [];
    const inputs = new URLSearchParams(query);
    const { answer, controls } =
      benchmark?.viewModel((name) => inputs.get(name) ?? undefined, fullDataset) ?? {};
    expect(
      controls?.filter(({ problem }) => problem),
      query,
    ).toEqual([]);
    expect(answer?.headline, query).toBeDefined();
  }
});
