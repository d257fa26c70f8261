/** A cap check opens as a requirement in the search, and what is found opens as a cap check that says the same. */
import { describe, expect, test } from 'vitest';
import { findDefaults } from '../../src/calculators/cap-check/requirement-link.ts';
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

  test('has the disks of a log as a second volume, and zone redundancy where all disks have it.', () => {
    const query = (name: string) =>
      new URLSearchParams(
        linkIn(`vm=E16bds_v5&disks=data:P30x2:None:8000,log:${name}x2:None:500&io-size=8KiB`)
          ?.query,
      );
    const link = query('P10');
    expect(link.get('target-iops')).toBe('8000');
    expect([link.get('log-iops'), link.get('log-capacity')]).toEqual(['500', '256GiB']);
    // 8,000 and 500 of 8 KiB.
    expect([link.get('target-throughput'), link.get('log-throughput')]).toEqual([
      '64000KiB/s',
      '4000KiB/s',
    ]);
    expect(link.get('redundancy')).toBe(null);
    // Beside a target a log without IOPS is idle, and has its size.
    const idle = linkIn(
      'vm=E16bds_v5&disks=data:P30x2:None,log:P10x2:None&target-iops=8000&io-size=8KiB',
    );
    expect(idle?.query).toContain('log-capacity=256GiB');
    expect(idle?.query).not.toContain('log-iops');
    // A log alone is the volume.
    const alone = linkIn('vm=E16bds_v5&disks=log:P30-ZRSx2:None:8000&io-size=8KiB');
    expect(alone?.query).toContain('target-iops=8000');
    expect(alone?.query).toContain('redundancy=ZRS');
    expect(alone?.query).not.toContain('log-');
  });

  test('has none where limits are those of 2018, which have no prices.', () => {
    expect(linkIn('vm=DS13&disks=data:P30x2:None&limits=2018-09')).toBeUndefined();
  });

  test('leaves out the defaults that the fields of the search have.', () => {
    for (const [name, text] of Object.entries(findDefaults))
      expect(fields[name as keyof typeof fields].initial, name).toBe(text);
  });
});
