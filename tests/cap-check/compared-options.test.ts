/** Options beside each other: what costs out of all proportion, what is the same choice twice, and what costs less and is tight. */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

const optionsOf = (query: string) => reportOf('cap-check', query).options ?? [];
const changesOf = (query: string) => optionsOf(query).map(({ change }) => change);

// Prices of West Europe, 2026-08-22: M176s_3_v3 is $25.03 an hour, E104is_v5 $8.694; L32s_v3 is four times an L8s_v3.
test.each([
  ['M176s_3_v3', 'vm=E104is_v5&disks=data:P60x10:None:130000', /^E96bs_v5/],
  [
    'L32s_v3',
    'vm=L8s_v3&disks=data:P30x1:None:3000,tempdb:LocalNVMex3:None:100000',
    /^L8aos_v4.*, tempdb/,
  ],
])(
  '%s at several times the price of the present VM is not offered because it disrupts less, however much the disks cost.',
  (dear, query, other) => {
    const changes = changesOf(query);
    expect(changes.filter((change) => change.startsWith(dear))).toEqual([]);
    expect(changes.some((change) => other.test(change))).toBe(true);
  },
);

// D16s_v5 is twice a D8s_v5.
test('A VM at twice the price is offered where it takes but a restart.', () => {
  const query = 'vm=D8s_v5&disks=data:P30x3:None&io-size=8KiB&target-iops=14000';
  expect(changesOf(query)).toContain('D16s_v5');
});

// Prices of West Europe, 2026-08-22: D8as_v6 and D8as_v7 are $0.439 an hour, with 8 vCPUs and 32 GiB each.
test('Two generations at one price, with the same disks, are one choice.', () => {
  const options = optionsOf(
    'vm=D8ds_v5&disks=data:P30x1:None:3000,tempdb:P30x1:ReadWrite:9000',
  ).map(({ change, detail, cost }) => `${change.replace(/_v\d/, '')}, ${detail}, ${cost}`);
  expect(options.filter((one) => one.startsWith('D8as')).length).toBeGreaterThan(0);
  expect(new Set(options).size).toBe(options.length);
});

// “Increase IOPS and throughput limits”: a P30 with performance plus has 8,000 IOPS, a P40 16,000; 7,000 are 88 % of the former.
test('Disks that are tight stand beside those of their kind that fit, where they cost clearly less.', () => {
  const query = 'vm=D8s_v5&disks=data:P10x2:None&target-iops=7000&region=belgiumcentral';
  const found = (tier: string) =>
    optionsOf(query).find(({ change }) => change.startsWith(`${tier} with performance plus`));
  expect(found('P40')?.verdict).toBe('fits');
  expect(found('P30')?.verdict).toBe('tight');
  expect(found('P30')?.difference).toBeLessThan((found('P40')?.difference ?? 0) - 100);
});
