/** What a set-up costs a month, from prices that the lists of 2026-08-22 print and the vendor’s rules of billing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diskNamed, vmNamed } from '../../src/calculators/full-dataset.ts';
import { regionPrices } from '../../src/limits/prices/index.ts';
import type { Prices } from '../../src/limits/prices/region-prices.ts';
import type { Region } from '../../src/limits/prices/regions.ts';
import { type CostLine, costOf } from '../../src/storage/set-up/cost.ts';
import type { DiskGroup, Role } from '../../src/storage/set-up/disk-group.ts';

const pricesOf = (region: Region): Prices => {
  const found = regionPrices.find((one) => one.region === region);
  if (!found) throw new Error(`no prices of ${region}`);
  return found;
};
const westEurope = pricesOf('westeurope');
const vm = (name: string) => vmNamed(name, 'current');
const group = (disk: string, count = 1, role: Role = 'data'): DiskGroup => ({
  ...{ role, count, cache: 'None' },
  disk: diskNamed(disk, 'current'),
});
const billed = (lines: readonly CostLine[]) =>
  lines.flatMap(({ provisioned }) =>
    provisioned ? [`${provisioned.quantity} ${provisioned.unit}`] : [],
  );

describe('The cost of a set-up', () => {
  test('is the hour of the VM 730 times, and each disk at its price for a month.', () => {
    // West Europe: D8s_v5 0.46 USD an hour with Linux, P10 21.68 and P30 148.68 USD a month.
    const setUp = { vm: vm('D8s_v5'), groups: [group('P10', 1, 'os'), group('P30', 2)] };
    const { lines, total, unpriced, transactions } = costOf(setUp, 'linux', westEurope);
    expect(lines.map(({ amount }) => amount)).toEqual([0.46 * 730, 21.68, 2 * 148.68]);
    expect(total?.vm).toBeCloseTo(335.8, 9);
    expect(total?.disks).toBeCloseTo(319.04, 9);
    expect(total?.all).toBeCloseTo(654.84, 9);
    expect([unpriced, transactions]).toEqual([[], []]);
  });

  test('has the price of Windows where Windows is chosen, and that of its region.', () => {
    const setUp = { vm: vm('D8s_v5'), groups: [group('P30')] };
    // D8s_v5 with Windows: 0.828 in West Europe, 0.796 in North Europe, where a P30 is 135.17.
    expect(costOf(setUp, 'windows', westEurope).total?.vm).toBeCloseTo(604.44, 9);
    expect(costOf(setUp, 'windows', pricesOf('northeurope')).total).toMatchObject({
      vm: expect.closeTo(581.08, 9),
      disks: 135.17,
    });
  });

  test('is withheld where the region has no price for the VM, which is named.', () => {
    const { total, unpriced, lines } = costOf(
      { vm: vm('L8aos_v5'), groups: [group('P30')] },
      'linux',
      westEurope,
    );
    expect(total).toBeUndefined();
    expect(unpriced).toEqual(['vm']);
    expect(lines).toHaveLength(1);
    // Dpsv5 runs no Windows.
    const arm = { vm: vm('D8ps_v5'), groups: [] };
    expect(costOf(arm, 'windows', westEurope).total).toBeUndefined();
    expect(costOf(arm, 'linux', westEurope).total?.all).toBeGreaterThan(0);
  });

  test('is withheld where one group of disks has no price, which is named.', () => {
    const unlisted = { ...group('P30'), disk: { ...diskNamed('P30', 'current'), name: 'P31' } };
    const setUp = { vm: vm('D8s_v5'), groups: [group('P10', 1, 'os'), unlisted] };
    const { total, unpriced } = costOf(setUp, 'linux', westEurope);
    expect(total).toBeUndefined();
    expect(unpriced).toEqual([unlisted]);
  });
});

describe('Disks whose size, IOPS and throughput are billed separately', () => {
  const linesOf = (disk: string, count = 1) =>
    costOf({ vm: vm('D8s_v5'), groups: [group(disk, count)] }, 'linux', westEurope).lines.slice(1);

  test('cost what the vendor’s example of a Premium SSD v2 lists: capacity, and what is above the baseline.', () => {
    // “Understand Azure Disk Storage billing”: 512 GiB, 40,000 IOPS, 200 MB/s; 3,000 IOPS and 125 MB/s are free.
    const lines = linesOf('PremiumV2-512GiB-40000IOPS-200MBps');
    expect(billed(lines)).toEqual(['512 GiB', '37000 IOPS', '75 MB/s']);
    // West Europe, an hour: 0.00013 USD a GiB, 0.000008 an IOPS, 0.000065 a MB/s.
    const amounts = lines.map(({ amount }) => amount);
    expect(amounts[0]).toBeCloseTo(48.5888, 9);
    expect(amounts[1]).toBeCloseTo(216.08, 9);
    expect(amounts[2]).toBeCloseTo(3.55875, 9);
  });

  test.each([
    // SAP HANA on Premium SSD v2, Azure documentation: disks, GiB, IOPS and MB/s of all; IOPS and MB/s beyond the free ones.
    [1, 304, 3000, 425, 0, 300],
    [1, 2464, 12_000, 800, 9000, 675],
    [2, 1232, 12_000, 800, 6000, 550],
    [4, 3420, 25_000, 1200, 13_000, 700],
    [1, 512, 4000, 300, 1000, 175],
  ])(
    '%i of %i GiB with %i IOPS and %i MB/s together pay for %i IOPS and %i MB/s.',
    (disks, gib, iops, mbps, paidIops, paidMbps) => {
      const lines = linesOf(`PremiumV2-${gib}GiB-${iops / disks}IOPS-${mbps / disks}MBps`, disks);
      const paid = (unit: string) =>
        disks *
        (lines.find(({ provisioned }) => provisioned?.unit === unit)?.provisioned?.quantity ?? 0);
      expect([paid('GiB'), paid('IOPS'), paid('MB/s')]).toEqual([disks * gib, paidIops, paidMbps]);
    },
  );

  test('cost all three of an Ultra Disk.', () => {
    // The same page: 3 TiB, 100,000 IOPS, 2,000 MB/s. West Europe, an hour: 0.000213, 0.000088, 0.000572 USD.
    const lines = linesOf('Ultra-3072GiB-100000IOPS-2000MBps', 2);
    expect(billed(lines)).toEqual(['3072 GiB', '100000 IOPS', '2000 MB/s']);
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBeCloseTo(2 * (477.66528 + 6424 + 835.12), 6);
  });
});

test('Transactions are no part of the total; every meter of the list is named.', () => {
  const cost = (disk: string) =>
    costOf({ vm: vm('D8s_v5'), groups: [group(disk)] }, 'linux', westEurope);
  // 10,000 operations: E10 0.002 by its own meter and 0.0026 by that of all; S30 0.0005 and 0.00065; E1 has none of its own.
  expect(cost('E10').transactions).toMatchObject([{ prices: [0.002, 0.0026] }]);
  expect(cost('S30').transactions).toMatchObject([{ prices: [0.0005, 0.00065] }]);
  expect(cost('E1').transactions).toMatchObject([{ prices: [0.0026] }]);
  expect(cost('P30').transactions).toEqual([]);
  expect(cost('E10').total?.disks).toBe(9.6);
});

describe('Operations of data disks', () => {
  /** USD a month for the operations of so many disks in a region. */
  const costOfOperations = (
    disk: string,
    load: { readonly iops: number; readonly size: number },
    { count = 1, region = 'westeurope' }: { count?: number; region?: Region } = {},
  ) => {
    const of = { vm: undefined, groups: [group(disk, count)] };
    const [without, withLoad] = [
      costOf(of, 'linux', pricesOf(region)),
      costOf(of, 'linux', pricesOf(region), { load }),
    ];
    expect(withLoad.transactions).toEqual([]);
    return (withLoad.total?.disks ?? 0) - (without.total?.disks ?? 0);
  };
  const small = 8 * 1024;
  const hours = 3600 * 730;

  test('of a Standard SSD are 0.002 USD for 10,000 of up to 256 KiB: 210 USD a month for 400 a second.', () => {
    // 400 × 3,600 × 730 = 1.0512 billion; the bill of an E30 shows the meter of an E4 (billing page).
    expect(costOfOperations('E30', { iops: 400, size: small })).toBeCloseTo(210.24, 6);
    expect(costOfOperations('E1', { iops: 400, size: small })).toBeCloseTo(210.24, 6);
    expect(costOfOperations('E20', { iops: 400, size: small }, { count: 2 })).toBeCloseTo(
      210.24,
      6,
    );
    expect(costOfOperations('E30', { iops: 10, size: 257 * 1024 })).toBeCloseTo(
      ((10 * 2 * hours) / 10_000) * 0.002,
      6,
    );
  });

  test('of a Standard HDD are 0.0005 USD for 10,000 of up to 16 KiB.', () => {
    expect(costOfOperations('S30', { iops: 100, size: 16 * 1024 })).toBeCloseTo(
      ((100 * hours) / 10_000) * 0.0005,
      6,
    );
    expect(costOfOperations('S30', { iops: 100, size: 64 * 1024 })).toBeCloseTo(
      ((400 * hours) / 10_000) * 0.0005,
      6,
    );
  });

  // 450,000 an hour of an S4, 858,000 of an S6, and 16 an IO of an S70 or S80 (techcommunity, 2026-03-10).
  test('are billed up to the hourly maximum where that is published, and in regions that have one.', () => {
    const load = { iops: 500, size: small };
    expect(costOfOperations('S4', load)).toBeCloseTo(((450_000 * 730) / 10_000) * 0.0005, 6);
    expect(costOfOperations('S6', load)).toBeCloseTo(((858_000 * 730) / 10_000) * 0.0005, 6);
    expect(costOfOperations('S4', load, { count: 4 })).toBeCloseTo(
      ((4 * 450_000 * 730) / 10_000) * 0.0005,
      6,
    );
    expect(costOfOperations('S4', load, { region: 'northeurope' })).toBeGreaterThan(60);
    expect(costOfOperations('S70', { iops: 10, size: 1024 ** 2 })).toBeCloseTo(
      ((10 * 16 * hours) / 10_000) * 0.0005,
      6,
    );
  });

  test('cost nothing of other disks, and are not counted of an OS disk.', () => {
    expect(costOfOperations('P30', { iops: 400, size: small })).toBe(0);
    const os = { ...group('E10', 1), role: 'os' } as const;
    const load = { iops: 400, size: small };
    const { total, transactions } = costOf({ vm: undefined, groups: [os] }, 'linux', westEurope, {
      load,
    });
    expect([total?.disks, transactions.length]).toEqual([9.6, 1]);
  });
});

test('The cost grows with the number of disks, and is the sum of its lines.', () => {
  const names = [
    'P30',
    'E10',
    'S40',
    'PremiumV2-100GiB-5000IOPS-200MBps',
    'Ultra-64GiB-100IOPS-1MBps',
  ];
  const anyGroup = fc.record({
    disk: fc.constantFrom(...names),
    count: fc.integer({ min: 1, max: 16 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyGroup, { maxLength: 4 }),
      fc.integer({ min: 2, max: 4 }),
      (some, times) => {
        const of = (factor: number) =>
          costOf(
            {
              vm: vm('D8s_v5'),
              groups: some.map(({ disk, count }) => group(disk, factor * count)),
            },
            'linux',
            westEurope,
          );
        const [one, several] = [of(1), of(times)];
        expect(several.total?.disks).toBeCloseTo(times * (one.total?.disks ?? 0), 6);
        expect(one.total?.all).toBeCloseTo(
          one.lines.reduce((sum, { amount }) => sum + amount, 0),
          6,
        );
      },
    ),
  );
});
