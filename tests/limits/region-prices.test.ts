/** Prices of whole regions: read back from the list by hand, and mistakes in the tables. */
import { describe, expect, test } from 'vitest';
import { sources } from '../../src/limits/index.ts';
import { priced, priceSources, regionPrices } from '../../src/limits/prices/index.ts';
import { daysOf, hourlyPrice, underSavingsPlan } from '../../src/limits/prices/region-prices.ts';
import { parseRegions, type RegionTables } from '../../src/limits/prices/region-tables.ts';
import type { Region } from '../../src/limits/prices/regions.ts';
import { europe } from '../../src/limits/prices/tables/europe/index.ts';

const of = (region: Region) => {
  const found = regionPrices.find((one) => one.region === region);
  if (!found) throw new Error(`no prices of ${region}`);
  return found;
};
const westEurope = of('westeurope');

// All expected figures: andy-diericks/azure-pricing-radar at cf741f25, data/latest, the lists of 2026-08-22.

test('An hour of a VM size costs what the list of its region says, for Linux and for Windows.', () => {
  expect(hourlyPrice(westEurope, 'D8s_v5', 'linux')).toBe(0.46);
  expect(hourlyPrice(westEurope, 'D8s_v5', 'windows')).toBe(0.828);
  expect(hourlyPrice(of('northeurope'), 'D8s_v5', 'linux')).toBe(0.428);
  expect(hourlyPrice(of('swedencentral'), 'D8s_v5', 'linux')).toBe(0.408);
});

test('Prices of regions of two collectors are theirs, and a computed one is marked.', () => {
  // DarrenJohns/djtools-azure-vm-sku-locator at f31f8171, 2026-08-01; Linux of D8as_v5 is Windows less 0.368.
  const centralUs = of('centralus');
  expect(of('eastus2').vms.get('D8s_v5')).toEqual({ linux: 0.384, windows: 0.752 });
  expect(centralUs.vms.get('D8as_v5')).toEqual({ linux: 0.389, windows: 0.757, computed: true });
  // Arturo-Quiroga-MSFT/azure-architecture-diagram-builder at b55a7807, 2026-08-15.
  expect(centralUs.disks.get('P30')).toEqual({ lrs: 135.17, zrs: 202.755 });
  expect(daysOf(centralUs)).toBe('2026-08-01 (VM sizes) and 2026-08-15 (disks)');
  expect(of('francecentral').vms.get('D8s_v5')).toEqual({ linux: 0.448, windows: 0.816 });
  expect(of('francecentral').disks.get('P30')).toEqual({ lrs: 163.548, zrs: 245.29 });
  expect(daysOf(of('francecentral'))).toBe('2026-08-22');
});

test('Lists of sizes and disks that are too far apart make no region.', () => {
  const old = priceSources.map((source) =>
    source.id.startsWith('retail-disks-west') ? { ...source, date: '2026-07-01' } : source,
  );
  expect(() => parseRegions(europe, old, priced)).toThrow(
    'the lists of westeurope are more than 31 days apart',
  );
});

describe('A savings plan of one year', () => {
  const plan = (region: Region) => underSavingsPlan(of(region));

  test.each([
    ['westeurope', 'D8s_v5', 0.3496],
    ['swedencentral', 'D8s_v5', 0.3074688],
    ['westeurope', 'M64s', 6.4415963],
    ['francecentral', 'B2ms', 0.071508],
    ['belgiumcentral', 'E16bds_v5', 1.087336],
  ] as const)('in %s costs for %s what the list says.', (region, name, price) => {
    expect(hourlyPrice(plan(region), name, 'linux')).toBeCloseTo(price, 7);
  });

  test('covers the licence of Windows where the list says so, and else not.', () => {
    expect(hourlyPrice(plan('westeurope'), 'DC8es_v6', 'windows')).toBeCloseTo(0.58719, 7);
    // 0.3496, and the licence of 0.828 − 0.46.
    expect(hourlyPrice(plan('westeurope'), 'D8s_v5', 'windows')).toBeCloseTo(0.7176, 7);
  });

  test('is not offered for a size, or in a region, whose list has none.', () => {
    expect(hourlyPrice(plan('westeurope'), 'A4', 'linux')).toBeUndefined();
    expect(plan('uksouth').vms.size).toBe(0);
    expect(of('uksouth').vms.size).toBeGreaterThan(1000);
  });

  test('never costs more than pay as you go, and leaves the disks as they are.', () => {
    // Of a sum of binary fractions.
    const rounding = 1e-9;
    for (const prices of regionPrices) {
      const less = underSavingsPlan(prices);
      expect(less.disks).toBe(prices.disks);
      for (const [name, { linux = 0, windows = 0 }] of less.vms) {
        expect(linux, name).toBeLessThan((prices.vms.get(name)?.linux ?? 0) + rounding);
        expect(windows, name).toBeLessThan((prices.vms.get(name)?.windows ?? 0) + rounding);
      }
    }
  });
});

test('A size with two interfaces has the price of its name.', () => {
  expect(hourlyPrice(westEurope, 'E8bds_v5/nvme', 'linux')).toBe(0.796);
  expect(hourlyPrice(westEurope, 'E8bds_v5', 'linux')).toBe(0.796);
});

test('A size with constrained vCPUs has the price that the list has under its own name.', () => {
  expect(hourlyPrice(westEurope, 'E8-4s_v5', 'linux')).toBe(0.608);
  // The list spells the name in two ways, one for each system.
  expect(hourlyPrice(westEurope, 'DS13-2_v2', 'linux')).toBe(0.759);
  expect(hourlyPrice(westEurope, 'DS13-2_v2', 'windows')).toBe(1.114);
});

test('A size that a region does not have has no price there.', () => {
  expect(hourlyPrice(westEurope, 'L8aos_v5', 'linux')).toBeUndefined();
  expect(hourlyPrice(of('belgiumcentral'), 'D8s_v3', 'linux')).toBeUndefined();
});

test('A disk costs what the list says for a month, with local and with zone redundancy.', () => {
  expect(westEurope.disks.get('P30')).toEqual({ lrs: 148.68, zrs: 222.99 });
  expect(of('northeurope').disks.get('P30')).toEqual({ lrs: 135.17, zrs: 202.73 });
  expect(westEurope.disks.get('S20')).toEqual({ lrs: 21.76 });
  expect(westEurope.mounts.get('P30')).toEqual({ lrs: 8.541, zrs: 8.541 });
  expect(westEurope.operations.get('E10')).toEqual({ lrs: 0.002, zrs: 0.002 });
});

test('The meters of Premium SSD v2, Ultra Disk and bursting are those of the region.', () => {
  expect(westEurope.meters).toMatchObject({
    'PremiumV2-capacity': 0.00013,
    'PremiumV2-IOPS': 0.000008,
    'PremiumV2-throughput': 0.000065,
    'Ultra-capacity': 0.000213,
    'Ultra-reservation': 0.0078,
    'Premium-burst-on-demand': 31.949,
    'Premium-burst-IOs': 0.0065,
  });
  expect(of('swedencentral').meters['Ultra-IOPS']).toBe(0.000071);
});

test('Every disk of today has a price in every region, and most sizes have one.', () => {
  for (const { disks, vms, currency } of regionPrices) {
    expect([...disks.keys()].sort()).toEqual([...priced.disk].sort());
    expect(vms.size).toBeGreaterThan(550);
    expect(currency).toBe('USD');
  }
});

/** Reads the real tables with one mistake in one of them. */
function withSlip(
  name: 'disks' | 'mounts' | 'operations' | 'meters' | 'vms',
  from: string,
  to: string,
) {
  const table = name === 'vms' ? europe.vms[0] : europe[name];
  if (!table?.text.includes(from)) throw new Error(`${name} has no ${from}`);
  const slipped = { ...table, text: table.text.replace(from, to) };
  const tables: RegionTables = {
    ...europe,
    [name]: name === 'vms' ? [slipped, ...europe.vms.slice(1)] : slipped,
  };
  return () => parseRegions(tables, [...priceSources, ...sources], priced);
}

const folder = 'src/limits/prices/tables/europe';

test('A wrong price of a VM size is reported with file, line and reason.', () => {
  const file = `${folder}/vms-a-b.ts`;
  expect(withSlip('vms', 'A0 ', 'A9 ')).toThrow(
    new Error(`${file}:4: “A9” is no VM size of the dataset`),
  );
  expect(withSlip('vms', 'A1 ', 'A0 ')).toThrow(`${file}:5: “A0” has a second row`);
  expect(withSlip('vms', '0.06/0.09', '0.06')).toThrow(
    `${file}:5: “0.06” in “westeurope” is not a pair such as 0.384/0.752`,
  );
  expect(withSlip('vms', '0.06/0.09', '0.06/0.O9')).toThrow(
    `${file}:5: “0.O9” in “westeurope” is not a number`,
  );
  expect(withSlip('vms', '0.06/0.09', '0.09/0.06')).toThrow(
    `${file}:5: “0.09/0.06” in “westeurope”: windows costs less than linux`,
  );
  expect(withSlip('vms', '0.06/0.09', '-/-')).toThrow(`${file}:5: “-/-” in “westeurope”: write -`);
  expect(withSlip('vms', 'USD/hour', 'EUR/hour')).toThrow(`${file}:3: “EUR/hour” is not a unit`);
});

test('A wrong price of a disk, a mount, an operation or a meter is reported with file, line and reason.', () => {
  expect(withSlip('disks', 'P1 ', 'P5 ')).toThrow(`${folder}/disks.ts:4: “P5” is no disk`);
  expect(withSlip('disks', '0.78/1.17', '1.17/0.78')).toThrow(
    `${folder}/disks.ts:4: “1.17/0.78” in “westeurope”: zrs costs less than lrs`,
  );
  expect(withSlip('mounts', '0.039/0.039', '0.039/x')).toThrow(`${folder}/mounts.ts:4: “x” in`);
  expect(withSlip('operations', 'E4 ', 'E5 ')).toThrow(
    `${folder}/operations.ts:4: “E5” is no disk`,
  );
  expect(withSlip('meters', 'GiB-hour', 'GB-hour ')).toThrow(
    `${folder}/meters.ts:4: “GB hour” in “per”: PremiumV2-capacity is for one GiB hour`,
  );
  expect(withSlip('meters', 'Ultra-IOPS ', 'Ultra-IO   ')).toThrow(
    `${folder}/meters.ts:8: “Ultra-IO” is no meter`,
  );
  const line = /^Ultra-IOPS.*\n/m.exec(europe.meters.text)?.[0] ?? '';
  expect(withSlip('meters', line, '')).toThrow(
    `${folder}/meters.ts: no price of Ultra-IOPS in westeurope`,
  );
});

test('A list without a document is refused.', () => {
  expect(() => parseRegions(europe, [], priced)).toThrow(
    'unknown source “retail-vms-westeurope-2026-08”',
  );
});
