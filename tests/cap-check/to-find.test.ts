/** A cap check opens as a requirement in the search, and what is found opens as a cap check that says the same. */
import { describe, expect, test } from 'vitest';
import { findDefaults } from '../../src/calculators/cap-check/to-find.ts';
import { fields } from '../../src/calculators/find/fields.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { presets } from '../../src/calculators/presets/index.ts';
import { parseQuery } from '../../src/kit/index.ts';

const screenOf = (id: string, query: string) => {
  const calculator = calculators.find((one) => one.id === id);
  const { given, lookup } = parseQuery(query);
  const screen = calculator?.viewModel(lookup, fullDataset, given);
  if (!screen) throw new Error(`There is no calculator ${id}.`);
  return screen;
};
const linkIn = (query: string) =>
  screenOf('cap-check', query).answer?.deepLinks.find(({ calculator }) => calculator === 'find');

const cases = [
  '',
  'vm=D8s_v5&disks=data:P30x4:None',
  'vm=D8s_v5&disks=data:P30x4:None&target-iops=8000&io-size=8KiB',
  'vm=E16bds_v5&disks=os:P10x1:ReadOnly:0,data:P40x2:ReadOnly,log:P20x1:None&io-size=64KiB&read=70%',
  'vm=E16bds_v5&disks=data:P40x8:None&io-size=512KiB',
  'vm=D16ds_v5&disks=data:P30x2:None&temp=used&target-throughput=200MB/s',
  // A node with an OS disk alone requires nothing of data disks.
  ...presets.filter(({ id }) => !id.includes('aks')).map(({ query }) => query),
];

describe('A cap check as a requirement', () => {
  test.each(cases)('of %s opens with an answer and nothing to correct.', (query) => {
    const link = linkIn(query);
    if (!link) throw new Error('There is no link.');
    const { answer, controls, ignored, query: canonical } = screenOf('find', link.query);
    expect(controls.flatMap(({ problem }) => problem ?? [])).toEqual([]);
    expect(ignored).toEqual([]);
    expect(answer).toBeDefined();
    // What is left out is the default, and the rest is spelled as the search spells it.
    expect(new URLSearchParams(link.query)).toEqual(new URLSearchParams(canonical));
  });

  test('has none where limits are those of 2018, which have no prices.', () => {
    expect(linkIn('vm=DS13&disks=data:P30x2:None&limits=2018-09')).toBeUndefined();
  });

  test('leaves out the defaults that the fields of the search have.', () => {
    for (const [name, text] of Object.entries(findDefaults))
      expect(fields[name as keyof typeof fields].initial, name).toBe(text);
  });
});
