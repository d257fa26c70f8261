/** A lower performance tier that does the same, and the temp disk of the VM for tempdb. */
import { expect, test } from 'vitest';
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
