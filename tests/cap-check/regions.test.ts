/** Regions and zones by hand from Microsoft’s lists: Ultra Disk of 2026-08-24; Premium SSD v2, zonal and nonzonal (2026-06-17). */
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';
import { elasticRegions } from '../../src/limits/index.ts';
import { regions } from '../../src/limits/prices/regions.ts';

const listed = (family: keyof typeof elasticRegions, region: string) =>
  elasticRegions[family].find((one) => one.region === region);

test.each([
  ['westeurope', 3, 3, undefined],
  ['brazilsouth', 1, 3, true],
  ['germanywestcentral', 2, 3, true],
  ['japanwest', 2, 2, undefined],
  ['westus', 0, 0, true],
  ['usgovarizona', 0, 0, true],
  ['israelcentral', undefined, 3, undefined],
  ['koreasouth', 0, undefined, undefined],
  ['belgiumcentral', undefined, undefined, undefined],
])('%s: Ultra Disk in %s zones, Premium SSD v2 in %s.', (region, ultra, v2, withoutZone) => {
  expect(listed('Ultra Disk', region)?.zones).toBe(ultra);
  expect(listed('Premium SSD v2', region)?.zones).toBe(v2);
  expect(listed('Premium SSD v2', region)?.withoutZone).toBe(withoutZone);
});

test('48 regions have Ultra Disk, 50 have Premium SSD v2, 30 of them outside zones.', () => {
  // 14 + 5 + 5 + 24; 13 + 1 + 35 and US Gov Arizona; 14 + 16.
  expect(elasticRegions['Ultra Disk']).toHaveLength(48);
  expect(elasticRegions['Premium SSD v2']).toHaveLength(50);
  expect(elasticRegions['Premium SSD v2'].filter((one) => one.withoutZone)).toHaveLength(30);
});

describe('An answer warns where the list has fewer than three zones, in every region with prices', () => {
  const disks = {
    'Ultra Disk': 'Ultra-1024GiB-20000IOPS-500MBps',
    'Premium SSD v2': 'PremiumV2-1024GiB-20000IOPS-500MBps',
  };
  const types = { 'Ultra Disk': 'ultra', 'Premium SSD v2': 'premium-v2' };
  const provision = { 'Ultra Disk': 'Ultra', 'Premium SSD v2': 'PremiumV2' };
  const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    belgiumcentral: {
      'Ultra Disk':
        'Ultra Disk: Belgium Central is not on Microsoft’s list of regions of 2026-08-24.',
      'Premium SSD v2':
        'Premium SSD v2: Belgium Central is not on Microsoft’s list of regions of 2024-08-09 or later.',
    },
    centralindia: {
      'Ultra Disk':
        'Ultra Disk: Central India has it in one zone by Microsoft’s list of regions of 2026-08-24.',
    },
  };
  const families = ['Ultra Disk', 'Premium SSD v2'] as const;
  test.each(regions.flatMap(({ id }) => families.map((family) => [id, family] as const)))(
    '%s, %s',
    (region, family) => {
      for (const [id, query] of [
        ['cap-check', `vm=D16s_v5&disks=data:${disks[family]}x1:None`],
        ['provision', `type=${provision[family]}`],
        ['find', `types=${types[family]}&target-iops=5000&target-throughput=100MB/s&capacity=1TiB`],
      ] as const) {
        const { checks = [] } = reportOf(id, `${query}&region=${region}`);
        const warnings = checks
          .filter(({ text }) => text.includes('list of regions'))
          .map(({ severity, text }) => [severity, text.replace(/ The resource API .*/, '')]);
        const text = expected[region]?.[family];
        expect(warnings, id).toEqual(text ? [['warning', text]] : []);
      }
    },
  );
});

// Neither list of regions has Belgium Central, although prices of both types are listed there.
describe('What a region does not have is not proposed there', () => {
  const load = 'target-iops=20000&target-throughput=400MB/s&capacity=4TiB&region=belgiumcentral';

  test('Find has Premium SSD in Belgium Central: E8bs_v5 with two P40 for $1,111 a month.', () => {
    // 2 × P40 with performance plus: 2 × 16,000 IOPS, 2 × 2,048 GiB.
    const { verdict, headline } = reportOf('find', load);
    expect(verdict).toBe('fits');
    expect(headline).toBe('$1,111 a month: E8bs_v5, NVMe with 2 × P40 with performance plus.');
  });

  test('Find has nothing where only Ultra Disk is accepted, and says why.', () => {
    const { verdict, checks = [] } = reportOf('find', `${load}&types=ultra`);
    expect(verdict).toBe('not-possible');
    expect(checks.map(({ text }) => text).join()).toContain('Belgium Central is not on');
  });

  test.each([
    ['PremiumV2', 'Premium SSD v2'],
    ['Ultra', 'Ultra Disk'],
  ])('%s is not checked there, and only Premium SSD is an option.', (type, family) => {
    const { verdict, headline, options = [] } = reportOf('provision', `${load}&type=${type}`);
    expect(verdict).toBe('not-checked');
    expect(headline).toContain(`Belgium Central is not on Microsoft’s list for ${family}.`);
    expect(options.map(({ change }) => change)).toEqual(['P50 with performance plus']);
    const elsewhere = load.replace('belgiumcentral', 'westeurope');
    expect(reportOf('provision', `${elsewhere}&type=${type}`).verdict).toBe('fits');
  });

  test('Neither the cap check nor the burst calculator has Premium SSD v2 among its options there.', () => {
    for (const [id, query] of [
      ['cap-check', 'vm=D8s_v5&disks=os:P10x1:ReadOnly,data:P30x2:None&target-iops=12000'],
      ['burst', 'disk=P40&vm=D8s_v5&steps=24h:9000IOPS&repeat=yes'],
    ] as const) {
      const namesIn = (region: string) =>
        (reportOf(id, `${query}&region=${region}`).options ?? [])
          .map(({ change }) => change)
          .join();
      expect(namesIn('westeurope'), id).toContain('Premium SSD v2');
      expect(namesIn('belgiumcentral'), id).not.toMatch(/v2 of|Ultra Disk/);
      expect(namesIn('belgiumcentral'), id).toContain('performance plus');
    }
  });
});

// Of the M and the FXmsv2 series the price list of Belgium Central (2026-08-22) has FX64ms_v2 and FX96ms_v2 among others, and no M64ms, M128s or M128.
test('Where the present size has no price in the region only sizes that have one are proposed, each with its cost, and the answer says so.', () => {
  const setUp =
    'vm=M64ms&disks=os:P20x1:ReadOnly,data:P40x8:ReadOnly,log:P30x2:None&target-iops=50000';
  const there = reportOf('cap-check', `${setUp}&region=belgiumcentral`);
  const { options = [], recommendations = [] } = there;
  expect(options.length).toBeGreaterThan(0);
  for (const { change, cost } of options) {
    expect(change).toMatch(/^FX(64|96)ms_v2/);
    expect(cost).toBeGreaterThan(6000);
  }
  const remark = 'M64ms has no price in Belgium Central: it is probably not offered there.';
  expect(recommendations[0]?.text).toBe(remark);
  const elsewhere = reportOf('cap-check', `${setUp}&region=westeurope`).recommendations ?? [];
  expect(JSON.stringify(elsewhere)).not.toContain('probably not offered');
  // Not every size has a savings plan.
  const plan = reportOf('cap-check', `${setUp}&region=westeurope&payment=savings-plan`);
  expect(JSON.stringify(plan.recommendations)).not.toContain('probably not offered');
});

// reference/elastic-regions: Belgium Central is in no list of Premium SSD v2 and Ultra Disk. “Increase IOPS and throughput limits”: 16,000 IOPS of a P40.
test.each(['PremiumV2', 'Ultra'])(
  'Where the region has no %s, a Premium SSD that carries the load takes its place.',
  (type) => {
    const query = `vm=D8s_v5&disks=data:${type}-512GiB-3000IOPS-125MBpsx1:None&target-iops=8000`;
    const changes = (region: string) =>
      (reportOf('cap-check', `${query}&region=${region}`).options ?? []).map(
        ({ change, verdict, how }) => [change, verdict, how].join(', '),
      );
    expect(changes('belgiumcentral')[0]).toMatch(
      /^P40 with performance plus instead of .* for data, fits, copy of data$/,
    );
    expect(changes('westeurope')[0]).toMatch(/^10,000 IOPS and 125 MB\/s on the same .*, online$/);
    expect(changes('westeurope').join()).not.toContain('P40');
  },
);
