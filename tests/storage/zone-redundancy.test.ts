/** Zone redundancy is chosen for what the data is worth: no option gives it up to save, or to be faster. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { parseQuery, plainText } from '../../src/kit/index.ts';
import { tiersOf } from '../../src/storage/set-up/series.ts';
import { soon } from '../view-models.ts';

const tiers = fullDataset.catalogue.disks('current');
const disks = (['Premium SSD', 'Standard SSD'] as const).flatMap((family) =>
  [false, true].flatMap((plus) => tiersOf(family, { plus, zrs: true }, tiers)),
);

const optionsOf = (id: string, query: string) => {
  const { lookup, given } = parseQuery(query);
  const calculator = calculators.find((one) => one.id === id);
  const { answer } = calculator?.viewModel(soon(lookup), fullDataset, given) ?? {};
  if (!answer) throw new Error(`${id}?${query}`);
  return answer.recommendations ?? [];
};

/** Cases of each calculator that a disk is too slow for, or too late; and the input that has the disk. */
const slow: Readonly<
  Record<string, readonly [input: string, queries: (disk: string) => string[]]>
> = {
  burst: ['disk', (disk) => [`disk=${disk}&steps=1h:3500IOPS`, `disk=${disk}&steps=1h:30000IOPS`]],
  commit: [
    'disk',
    (disk) => [
      `disk=${disk}&workload=etcd`,
      `disk=${disk}&workload=etcd&p99=60ms`,
      `disk=${disk}&workload=sql-server&committers=200&bytes=60KiB`,
    ],
  ],
  'sync-io': ['disk', (disk) => [`disk=${disk}&read=0%`, `disk=${disk}&outstanding=256`]],
  'io-size': ['disk', (disk) => [`disk=${disk}`, `disk=${disk}&io-size=1MiB&vm=D8s_v5`]],
  'queue-depth': ['disk', (disk) => [`disk=${disk}&outstanding=256`]],
  'cap-check': [
    'disks',
    (disk) => [
      `vm=D8s_v5&disks=data:${disk}x2:None&target-iops=11000`,
      `vm=D16s_v5&disks=data:${disk}x1:None:2000`,
    ],
  ],
};

describe.each(Object.entries(slow))('%s', (id, [input, queries]) => {
  test('has no option that gives up zone redundancy.', () => {
    let options = 0;
    for (const { name } of disks)
      for (const query of queries(name))
        for (const option of optionsOf(id, query)) {
          // A sentence without a change gives up nothing.
          if (!option.query) continue;
          const changed = new URLSearchParams(option.query).get(input);
          options += 1;
          // Where syncs on such a disk are too late for the workload, what is quicker says that it gives it up.
          if (id === 'commit' && /without zone redundancy/.test(plainText(option.text))) continue;
          expect(changed, `${query}: ${plainText(option.text)}`).toMatch(/ZRS/);
        }
    expect(options).toBeGreaterThan(disks.length);
  });
});

test('The simulation has none either.', () => {
  for (const name of ['P20-ZRS', 'E30-ZRS']) {
    const options = optionsOf('throttle', `vm=D8s_v5&loads=data:${name}x1/None:8KiB:q32:read`);
    expect(options.length).toBeGreaterThan(0);
    for (const { query } of options)
      expect(new URLSearchParams(query).get('loads')).toContain('ZRS');
  }
});

test('Provisioned disks, which have none, say that those of today are given up, and beside them are Premium SSD with it.', () => {
  for (const type of ['PremiumV2', 'Ultra']) {
    const query = `type=${type}&capacity=2TiB&target-iops=5000&target-throughput=200MB/s`;
    const answerOf = (more: string) => {
      const { lookup, given } = parseQuery(query + more);
      return calculators.find(({ id }) => id === 'provision')?.viewModel(lookup, fullDataset, given)
        .answer;
    };
    const asides = (id: string) =>
      answerOf('&now=P40-ZRSx2')?.readouts.find((readout) => readout.id === id)?.aside;
    expect(asides('saving')).toContain('without zone redundancy');
    // West Europe: a P40 with zone redundancy is 427.40 USD a month, and without 284.94.
    expect(asides('premium-cost')).toContain('P40 ZRS');
  }
});
