/** A lower performance tier that does the same, and the temp disk of the VM for tempdb. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { reportOf } from '../../src/cli/report.ts';
import { plainText } from '../../src/kit/index.ts';
import { checkTexts, verdict, viewModel } from './case.ts';

const tier = (disk: string, more = 'target-iops=12000') =>
  `vm=D16s_v5&disks=os:P10x1:ReadOnly,data:${disk}x2:None&${more}`;
const optionsOf = (query: string) => reportOf('cap-check', query).options ?? [];

// “Scalability and performance targets for VM disks”: P40 and P50 have 7,500 IOPS and 250 MB/s. A month of a P50 costs $495.57, of a P40 $235.41.
test.each(['fits', 'tight'])(
  'A performance tier P50 is lowered to P40, online, where it %s.',
  (is) => {
    const query = tier('P30-tierP50', is === 'fits' ? 'target-iops=12000' : 'target-iops=14000');
    expect(verdict(query)).toBe(is);
    const [first] = optionsOf(query);
    expect(first).toMatchObject({
      change: 'Performance tier P40 for data (2 × P30 at performance tier P50)',
      how: 'online',
      verdict: is,
    });
    expect(first?.query).toContain('P30-tierP40x2');
    expect(first?.difference).toBeLessThan(-500);
    expect(checkTexts(query, 'info').join()).toMatch(
      /P30-tierP50 is billed as P50, and P40 has the same limits for less\..*lowered once in 12 hours/,
    );
  },
);

test('A P40 needs no higher tier for the limits of a P50; another tier with limits of its own is kept.', () => {
  const [first] = optionsOf(tier('P40-tierP50'));
  expect(first?.change).toBe('Performance tier P40 for data (2 × P40 at performance tier P50)');
  expect(first?.query).toContain('data:P40x2');
  expect(optionsOf(tier('P30-tierP40'))).toEqual([]);
  expect(checkTexts(tier('P30-tierP40'), 'info').join()).toContain('is billed as P40.');
});

test('Of Premium SSD from P6 on P50 alone has the limits of a smaller one.', () => {
  const all = fullDataset.catalogue
    .disks('current')
    .filter(({ family, size }) => family === 'Premium SSD' && size > 32 * 1024 ** 3);
  const alike = all.filter((one) =>
    all.some(
      (other) =>
        other.size < one.size && other.iops >= one.iops && other.throughput >= one.throughput,
    ),
  );
  expect(alike.map(({ name }) => name)).toEqual(['P50']);
});

// “Edsv5 size series”: an E8ds_v5 has 300 GiB of temp disk, an E8s_v5 none.
test('Where tempdb is to be on local NVMe disks that a VM lacks, its temp disk is named.', () => {
  const query = (vm: string, own = '') =>
    `vm=${vm}&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly,tempdb:LocalNVMex1:None${own}&target-iops=9000`;
  const first = (of: string) => viewModel(of).answer?.recommendations?.[0];
  const found = first(query('E8ds_v5'));
  expect(plainText(found?.text ?? [])).toMatch(/^tempdb on the temp disk of E8ds_v5, 300 GiB/);
  expect(verdict(found?.query ?? '')).not.toBe('not-possible');
  expect(found?.query).not.toContain('tempdb');
  expect(first(query('E8ds_v5', ':5000'))?.query).toContain('temp=5000IOPS');
  expect(plainText(first(query('E8s_v5'))?.text ?? [])).not.toContain('temp disk of');
});

// “Edsv5 size series”: 38,000 IOPS for the cache and the temp disk of an E8ds_v5.
test.each([
  ['used by something else already', 'E8ds_v5', ':15000', '&temp=20000IOPS'],
  ['too slow for its load', 'E8ds_v5', ':60000', ''],
])('The temp disk is not named for tempdb where it is %s.', (_, vm, own, more) => {
  const query = `vm=${vm}&disks=data:P30x1:None:3000,tempdb:LocalNVMex1:None${own}${more}`;
  const texts = viewModel(query).answer?.recommendations?.map(({ text }) => plainText(text)) ?? [];
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.join()).not.toContain('temp disk of');
  // Nor is a VM that has no place for what is on the temp disk.
  expect(optionsOf(query).map(({ query: opens }) => verdict(opens ?? ''))).not.toContain(
    'not-checked',
  );
});

// “Dsv5 size series”: no temp disk. “Dadsv6 size series”: local NVMe disks.
test('Nothing is said to be lost that the VM does not have.', () => {
  const [first] = optionsOf('vm=D8s_v5&disks=data:P30x1:None:3000,tempdb:LocalNVMex1:None:20000');
  expect(first?.change).toBe('D8ads_v6');
  expect(first?.detail).not.toContain('temp disk');
});

// Prices of West Europe, 2026-08-22: an M896ixds_24_v3 costs $374.03 an hour and is resized to; an E8ads_v6 is a new VM.
test('A VM at several hundred times the price is not offered because it disrupts less.', () => {
  const options = optionsOf(
    'vm=E8s_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly,tempdb:LocalNVMex1:None&target-iops=18000',
  );
  expect(options.map(({ change }) => change)).toEqual(['E8ads_v6']);
});

// “Dsv5 size series”: 12,800 IOPS and 290 MB/s of Premium SSD on D8s_v5, which four P30 reach without a higher tier (20,000 and 800).
test('A performance tier that does no more than a lower one is in no option, whatever the verdict; where the VM is the limit, the tier that it can use is named.', () => {
  const oversubscribed = optionsOf('vm=D8s_v5&disks=data:P30-tierP50x4:None');
  expect(oversubscribed.length).toBeGreaterThan(2);
  for (const { query } of oversubscribed) expect(query).not.toContain('P30-tierP50');
  expect(oversubscribed.find(({ how }) => how === 'online')).toMatchObject({
    change: 'Performance tier P30 for data (4 × P30 at performance tier P50)',
    iops: 12800,
  });
  const throttled = optionsOf('vm=D8s_v5&disks=data:P30-tierP50x4:None&target-iops=14000');
  for (const { query } of throttled) expect(query).not.toContain('P30-tierP50');
  expect(throttled.at(-1)).toMatchObject({
    change: 'Performance tier P40 for data (4 × P30 at performance tier P50)',
    verdict: 'throttled',
    how: 'online',
  });
});

// “Increase IOPS and throughput limits”: 8,000 IOPS of a P30 with performance plus; 7,500 of tier P50.
test.each([
  ['cap-check', 'vm=D8s_v5&disks=data:P30-tierP50x1:None&target-iops=7800', /^P30 with/],
  ['io-size', 'disk=P30-tierP50&vm=D8s_v5', /^P30 with/],
  ['queue-depth', 'disk=P30-tierP50&disks=1&vm=D8s_v5&outstanding=64', /^P30 with/],
  ['burst', 'disk=P30-tierP50&disks=2&steps=24h:16000IOPS&repeat=yes', /^P30 with/],
])('%s offers performance plus in place of a higher tier.', (id, query, plus) => {
  const found = reportOf(id, query).options?.find(({ change }) => plus.test(change));
  expect(found?.change).toContain('performance plus');
  expect(found?.difference).toBeLessThan(-390);
});

test('A striped volume is offered the lower tier that does the same, and no larger disk that loses its tier.', () => {
  const [first, ...others] = reportOf('io-size', 'disk=P30-tierP50&vm=D8s_v5').options ?? [];
  expect(others.map(({ change }) => change)).toContain('P40 with performance plus, as a new disk');
  expect(others.map(({ change }) => change).join()).not.toMatch(/P[46]0 instead/);
  expect(first).toMatchObject({
    change: 'P30 at performance tier P40',
    how: 'online',
    iops: 7500,
  });
});

// “Checklist: best practices for SQL Server on Azure VMs”: tempdb on the local disk. An E8ds_v5 has 300 GiB and 38,000 IOPS of it, a D8ads_v6 440 GiB of local NVMe.
describe('tempdb on a Premium SSD that is too slow', () => {
  const of = (vm: string, own: number) =>
    `vm=${vm}&disks=data:P30x1:None:3000,tempdb:P30x1:ReadWrite:${own}`;
  test.each([
    ['D8ds_v5', 'tempdb on the temp disk of D8ds_v5, 300 GiB', 'temp=9000IOPS'],
    [
      'D8ads_v6',
      'tempdb on 1 local NVMe disk of D8ads_v6, 440 GiB',
      'tempdb:LocalNVMex1:None:9000',
    ],
    // “Lsv3 sizes”: one NVMe disk of 1.92 TB beside a temp disk of 80 GiB.
    ['L8s_v3', 'tempdb on 1 local NVMe disk of L8s_v3, 1,920 GB', 'tempdb:LocalNVMex1:None:9000'],
  ])(
    'may move to what %s has of its own: with verdict, cost, and that it is lost.',
    (vm, change, then) => {
      const [first] = optionsOf(of(vm, 9000));
      expect(first).toMatchObject({ change, verdict: 'fits', how: 'restart' });
      expect(first?.detail).toContain('lost at deallocation');
      const [shown] = viewModel(of(vm, 9000)).answer?.recommendations ?? [];
      expect(shown?.option?.row.detail).toContain('lost at deallocation');
      // A P30 is $148.68 a month.
      expect(first?.difference).toBeCloseTo(-148.68, 2);
      expect(first?.query).toContain(then);
      expect(verdict(first?.query ?? '')).toBe('fits');
    },
  );

  test('leaves its disk with a restart of SQL Server, not online.', () => {
    const then = encodeURIComponent('vm=D8ds_v5&disks=data:P30x1:None:3000&temp=9000IOPS');
    const { comparison } = reportOf('cap-check', `${of('D8ds_v5', 9000)}&compare=${then}`);
    expect(comparison?.how).toBe('restart');
  });

  test('is offered it behind what fits where it is tight, and not where it is too slow, in use, or missing.', () => {
    const isOwn = ({ change }: { readonly change: string }) => change.startsWith('tempdb on');
    const tight = optionsOf(of('D8ds_v5', 34_000));
    const at = tight.findIndex(isOwn);
    expect(tight[at]?.verdict).toBe('tight');
    expect(tight.slice(0, at).map((one) => one.verdict)).toEqual(['fits', 'fits', 'fits']);
    for (const query of [
      of('D8ds_v5', 39_000),
      `${of('D8ds_v5', 9000)}&temp=20000IOPS`,
      of('D8s_v5', 9000),
    ]) {
      expect(optionsOf(query).length).toBeGreaterThan(0);
      expect(optionsOf(query).filter(isOwn)).toEqual([]);
    }
  });
});
