/**
 * Where the costs of options are of: hourly prices of sizes and monthly ones of disks from the lists of 2026-08-22 of Belgium
 * Central, and the regions on Microsoft’s lists of Premium SSD v2 (2024-08-09 or later) and Ultra Disk (2026-08-24).
 */
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../../cli/report.ts';
import { fullDataset } from '../../full-dataset.ts';
import { calculators } from '../../index.ts';

/** A case of each calculator whose options have a cost, with options that West Europe sells. */
const cases = {
  'io-size': 'disk=P30&vm=D8s_v5',
  'queue-depth': 'disk=P30&disks=1&vm=D8s_v5&outstanding=64',
  'sync-io': 'disk=P30&vm=D8s_v5&outstanding=64',
  commit: 'disk=E30',
  throttle: 'vm=D8s_v5&seconds=1&loads=data:P30x1/None:8KiB:q64:read',
  diagnose: 'measured-iops=5000&measured-throughput=40MB/s&vm=D8s_v5&disks=data:P30x1:None',
} as const;
const ids = Object.keys(cases) as (keyof typeof cases)[];
const there = 'region=belgiumcentral';

const optionsOf = (id: keyof typeof cases, more = '') => {
  const { options = [], problems, ignored } = reportOf(id, `${cases[id]}&${more}`);
  expect({ problems, ignored }, id).toEqual({ problems: {}, ignored: [] });
  return options;
};
const textsOf = (id: keyof typeof cases, more = '') =>
  (reportOf(id, `${cases[id]}&${more}`).recommendations ?? []).map(({ text }) => text).join('\n');

test('Every calculator with a cost asks for the region and the operating system.', () => {
  const asking = calculators.filter(({ names }) => names.includes('region'));
  expect(asking.map(({ id }) => id).toSorted()).toEqual(
    [...ids, 'burst', 'cap-check', 'find', 'provision'].toSorted(),
  );
  for (const { names, initial } of asking)
    expect([names.includes('os'), initial('region'), initial('os')]).toEqual([
      ...[true, 'westeurope', 'linux'],
    ]);
});

describe.each(ids)('%s', (id) => {
  test('says the same without them and with what they start with.', () => {
    const { query: _, ...plain } = reportOf(id, cases[id]);
    const { query: __, ...said } = reportOf(id, `${cases[id]}&region=westeurope&os=linux`);
    expect(said).toEqual(plain);
  });

  // Neither list of regions has Belgium Central, although prices of both types are listed there.
  test('offers no Premium SSD v2 or Ultra Disk where the region has none.', () => {
    const names = (more?: string) => optionsOf(id, more).map(({ change }) => change);
    expect(names().join()).toMatch(/Premium SSD v2/);
    expect(names(there).length).toBeGreaterThan(0);
    expect(names(there).join()).not.toMatch(/Premium SSD v2|Ultra Disk/);
  });

  test('names the region beside its costs, and keeps it and the system in each option.', () => {
    const more = `${there}&os=windows`;
    expect(textsOf(id, more)).toContain('Costs in Belgium Central, prices of 2026-08-22, pay as');
    expect(textsOf(id, more).includes('Windows')).toBe(id !== 'commit');
    expect(textsOf(id, more)).not.toContain('West Europe');
    for (const { query = '' } of optionsOf(id, more))
      expect(query).toMatch(/region=belgiumcentral&os=windows/);
  });

  test('refuses a region and a system that have no prices, each with those that have.', () => {
    const { problems, headline } = reportOf(id, `${cases[id]}&region=atlantis&os=beos`);
    expect(problems).toEqual({
      region:
        'Choose one of westeurope, belgiumcentral, francecentral, northeurope, swedencentral, uksouth, centralus, eastus2, westus2, australiaeast, centralindia, southeastasia.',
      os: 'Choose one of linux, windows.',
    });
    expect(headline).toBeUndefined();
  });
});

// The portal shows “West Europe”; it sells in East US, of which no prices of disks were collected.
test.each(ids)('%s reads a region as the portal shows it, and nothing as the default.', (id) => {
  const reportFor = (more: string) => {
    const { query: _, ...said } = reportOf(id, `${cases[id]}${more}`);
    return said;
  };
  const plain = reportFor('&region=belgiumcentral&os=windows');
  expect(reportFor('&region=Belgium Central&os= Windows')).toEqual(plain);
  expect(reportFor('&region=&os=')).toEqual(reportFor(''));
  expect(reportFor('&region=East US').problems).toMatchObject({
    region: expect.stringContaining('Choose one of westeurope'),
  });
});

// Prices are of 2026-08-22; “Sizes for Azure Virtual Machines” of 2018 are older.
test.each([
  ['io-size', 'disk=P30&disks=4&vm=D8s_v3'],
  ['queue-depth', 'disk=P30&disks=4&vm=D8s_v3&outstanding=256'],
  ['throttle', 'vm=D8s_v3&seconds=1&loads=a:P20/None:8KiB:q64:read'],
  ['diagnose', 'vm=D8s_v3&disks=data:P30x1:None&measured-iops=5000&io-size=8KiB'],
])('%s says why its options have no cost with limits from 2018.', (id, query) => {
  const { recommendations = [] } = reportOf(id, `${query}&limits=2018-09`);
  const said = recommendations.filter(({ text }) => text.includes('Prices are of 2026'));
  expect(said).toHaveLength(1);
  for (const { text } of recommendations) expect(text).not.toMatch(/\s$/);
});

// reference/prices-2026-08: Belgium Central has no E8pds_v5, West Europe has.
test('Where the present VM has no price in the region, and so no other is offered, the answer says so.', () => {
  const first = (region: string) =>
    reportOf('io-size', `disk=P30&disks=4&vm=E8pds_v5&region=${region}`).recommendations?.[0]?.text;
  expect(first('belgiumcentral')).toBe('No price for E8pds_v5 in Belgium Central.');
  expect(first('westeurope')).toContain('Costs in West Europe');
});

// “Deploy a Premium SSD v2” and “Using Azure ultra disks” list no Belgium Central, and both list West Europe.
test.each([
  ['io-size', 'disk=DISK&vm=D8s_v5'],
  ['sync-io', 'disk=DISK&vm=D8s_v5&outstanding=64'],
  ['burst', 'disk=DISK&vm=D8s_v5&steps=24h:12000IOPS'],
  ['throttle', 'vm=D8s_v5&seconds=1&loads=a:DISK/None:8KiB:q64:read'],
  ['cap-check', 'vm=D8s_v5&disks=data:DISKx1:None&target-iops=12000'],
])('%s offers no more of a disk that the region does not have.', (id, query) => {
  for (const disk of ['PremiumV2-512GiB-8000IOPS-400MBps', 'Ultra-512GiB-8000IOPS-400MBps']) {
    const more = (region: string) => {
      const { options = [] } = reportOf(id, `${query.replace('DISK', disk)}&region=${region}`);
      return options.filter(({ change }) => /on the same|\bmore (Premium|Ultra|for)/.test(change));
    };
    expect(more('westeurope').length, disk).toBeGreaterThan(0);
    expect(more('belgiumcentral'), disk).toEqual([]);
  }
});

test.each([
  ['io-size', 'disk=DISK&vm=D8s_v5'],
  ['queue-depth', 'disk=DISK&outstanding=64'],
  ['sync-io', 'disk=DISK&outstanding=64'],
  ['commit', 'disk=DISK&committers=128'],
  ['throttle', 'vm=D8s_v5&seconds=1&loads=a:DISK/None:8KiB:q64:read'],
  ['burst', 'disk=DISK&vm=D8s_v5&steps=24h:12000IOPS'],
  ['diagnose', 'vm=D8s_v5&disks=data:DISKx1:None&measured-iops=8000&measured-throughput=60MB/s'],
])('%s says above its options that the region does not have such a disk.', (id, query) => {
  const first = (disk: string, region: string) => {
    const of = query.replace('DISK', `${disk}-512GiB-8000IOPS-400MBps`);
    return reportOf(id, `${of}&region=${region}`).recommendations?.[0]?.text;
  };
  for (const [disk, family] of [
    ['PremiumV2', 'Premium SSD v2'],
    ['Ultra', 'Ultra Disk'],
  ] as const) {
    const warning = `${family}: Belgium Central is not on Microsoft’s list of regions of`;
    expect(first(disk, 'belgiumcentral')).toContain(warning);
    expect(first(disk, 'westeurope') ?? '').not.toContain('not on Microsoft’s list');
  }
});

test('A disk costs what its region charges: a P40 for a P30 is $136 more in Belgium Central, and $150 in France Central.', () => {
  // 284.936937 - 148.66275 and 313.4309 - 163.548 USD a month.
  for (const [region, more] of [
    ['belgiumcentral', 284.936937 - 148.66275],
    ['francecentral', 313.4309 - 163.548],
  ] as const) {
    const { options = [] } = reportOf('io-size', `region=${region}`);
    const tier = options.find(({ change }) => change.includes('performance tier P40'));
    expect(tier?.difference, region).toBeCloseTo(more, 3);
  }
});

test('With Windows a VM costs its licence too: D16s_v5 is 1.656 USD an hour in place of 0.828.', () => {
  const throttled = `disk=P30&disks=4&vm=D8s_v5&outstanding=64&${there}`;
  const [linux, windows] = ['linux', 'windows'].map((os) =>
    reportOf('queue-depth', `${throttled}&os=${os}`).options?.find(({ change }) =>
      change.startsWith('D16s_v5'),
    ),
  );
  expect(windows?.cost).toBeCloseTo(1.656 * 730 + 4 * 148.66275, 2);
  expect(windows?.difference).toBeCloseTo(0.828 * 730, 2);
  // The licence of 16 vCPUs, at 0.046 USD an hour each.
  expect((windows?.cost ?? 0) - (linux?.cost ?? 0)).toBeCloseTo(16 * 0.046 * 730, 2);
});

test('A disk alone has no licence, so that no system is asked for without a VM.', () => {
  const drawn = (query: string) =>
    calculators
      .find(({ id }) => id === 'io-size')
      ?.inputs((name) => new URLSearchParams(query).get(name) ?? undefined, fullDataset)
      .controls.flatMap(({ name, isIdle }) => (isIdle ? [] : name));
  expect(drawn('')).not.toContain('os');
  expect(drawn('vm=D8s_v5')).toContain('os');
  expect(drawn('os=windows')).toContain('os');
});

// The list of Belgium Central has no D2s_v3 and no D4s_v3, and none has a price of an Arm size with Windows.
describe('A cost is withheld where a part has no price, which is named', () => {
  test.each([
    ['throttle', 'vm=D2s_v3&seconds=1&loads=data:P30x1/None:8KiB:q64:read', 'D2s_v3'],
    ['io-size', 'disk=P10&vm=D2s_v3', 'D2s_v3'],
    ['diagnose', cases.diagnose.replace('D8s_v5', 'D4s_v3'), 'D4s_v3'],
  ])('%s: %s', (id, query, part) => {
    const { options = [], recommendations = [] } = reportOf(id, `${query}&${there}`);
    const texts = recommendations.map(({ text }) => text).join('\n');
    expect(texts.split(`No price for ${part} in Belgium Central.`)).toHaveLength(2);
    expect(options.length).toBeGreaterThan(0);
    // What is compared with has no price, and a size that is offered has one.
    for (const { change, cost, difference } of options) {
      expect(difference, change).toBeUndefined();
      if (/^(On )?[DEFL]\d/.test(change)) expect(cost, change).toBeGreaterThan(50);
    }
  });

  // 730 hours of D16lds_v5 at 0.888 USD, E8bds_v5 at 0.796 and E8bs_v5 at 0.712, each with 4 P30 of 148.66275.
  test.each(['io-size', 'queue-depth'])(
    '%s: of equal disruption the cheapest alone is left, and none costs more for no less disruption.',
    (id) => {
      const query = `disk=P30&disks=4&vm=D2s_v3&outstanding=64&${there}`;
      const { options = [] } = reportOf(id, query);
      const sizes = options.filter(({ cost }) => cost !== undefined);
      expect(sizes.map(({ change, how }) => [change.split(',')[0], how])).toEqual([
        ['E8bds_v5', 'deallocate'],
        ['E8bs_v5', 'new VM'],
      ]);
      for (const [at, hourly] of [0.796, 0.712].entries())
        expect(sizes[at]?.cost).toBeCloseTo(hourly * 730 + 4 * 148.66275, 2);
    },
  );

  test('also with the system that it has no price for.', () => {
    const texts = (os: string) =>
      JSON.stringify(reportOf('io-size', `disk=P10&vm=D8ps_v5&os=${os}`).recommendations);
    expect(texts('windows')).toContain('No price for D8ps_v5 with Windows in West Europe.');
    expect(texts('linux')).not.toContain('No price');
  });
});

test('Burst counts in the region what can be built in place of what Azure refuses.', () => {
  const refused = 'disk=P30&disks=5&vm=D2s_v5&steps=1h:1000IOPS';
  const { options = [], recommendations = [] } = reportOf('burst', `${refused}&${there}`);
  expect(options.map(({ change }) => change)).toEqual([expect.stringMatching(/^D4/)]);
  expect(recommendations[0]?.text).toContain('Costs in Belgium Central');
});
