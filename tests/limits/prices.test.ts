import { expect, test } from 'vitest';
import { sources } from '../../src/limits/index.ts';
import { priced, priceSources, prices } from '../../src/limits/prices/index.ts';
import { type PriceTable, parsePrices } from '../../src/limits/prices/price-table.ts';
import { bill201809 } from '../../src/limits/prices/tables/bill-2018-09.ts';
import { disks202002 } from '../../src/limits/prices/tables/disks-2020-02.ts';
import { meters201806 } from '../../src/limits/prices/tables/meters-2018-06.ts';
import { vms202608BtoD } from '../../src/limits/prices/tables/vms-2026-08-b-d.ts';

const of = (item: string, date: string) =>
  prices.filter((price) => price.item === item && price.date === date);

/** Reads a real table with one mistake in it, made by replacing a text that must be there. */
function withSlip(table: PriceTable, from: string, to: string, also: Partial<PriceTable> = {}) {
  expect(table.text).toContain(from);
  const slipped = { ...table, text: table.text.replace(from, to), ...also };
  return () => parsePrices([slipped], [...priceSources, ...sources], priced);
}

test('A price is what one list charged on one day in one region.', () => {
  expect(of('E64as_v5', '2023-12-18')).toMatchObject([
    { item: 'E64as_v5', kind: 'vm', amount: 3.616, currency: 'USD', source: 'retail-2023-12' },
  ]);
  expect(of('D8s_v5', '2026-08-01')).toMatchObject([
    { amount: 0.384, per: 'hour', region: 'eastus', os: 'Linux' },
  ]);
});

test('Every price has its day and a document, and most sizes of today have one.', () => {
  for (const { date, source } of prices) {
    expect(date).toMatch(/^20(1[5-9]|2\d)-[01]\d-[0-3]\d$/);
    expect([...priceSources, ...sources].some(({ id }) => id === source)).toBe(true);
  }
  expect(prices.filter(({ date, kind }) => kind === 'vm' && date > '2023').length).toBe(553);
});

test('The bill of the design guide is kept as printed.', () => {
  expect(of('DS13+4×P30', '2018-09-24')).toMatchObject([
    { kind: 'bill', amount: 1544.34, note: expect.stringContaining('1,548.00') },
  ]);
  expect(of('D14+32×1TB-HDD', '2018-09-24')[0]?.amount).toBe(3208.98);
});

test('A list that names no region and no currency is not given one.', () => {
  expect(of('P30', '2020-02-05')).toMatchObject([
    { amount: 125.39, currency: 'not stated', region: 'not stated' },
  ]);
});

test('The price of a meter says what the meter counts.', () => {
  expect(of('StandardHDD-operations', '2018-06-05')).toMatchObject([{ per: '100,000 IOs' }]);
});

test('Where copies of a list disagree the note says which prices were seen.', () => {
  const [price] = of('B2ats_v2', '2026-08-01');
  expect(price?.amount).toBe(0.0094);
  expect(price?.note).toMatch(/0\.0094 and 0\.0186/);
});

test('A Linux price is not the price of Windows or Cloud Services.', () => {
  // East US, Linux: karpenter zz_generated.pricing.go, generated 2025-05-16 (fe55ae4b), 2025-06-03 (30a2a7dc) and 2026-04-02 (4185d876).
  const linux = [
    ['B4as_v2', '2025-05-16', 0.15],
    ['B16as_v2', '2025-06-03', 0.602],
    ['B8ls_v2', '2025-06-03', 0.295],
    ['B16s_v2', '2026-04-02', 0.666],
  ] as const;
  for (const [item, date, amount] of linux) {
    const eastUs = prices.filter((price) => price.item === item && price.region === 'eastus');
    expect(eastUs, item).toMatchObject([{ date, amount, os: 'Linux', per: 'hour' }]);
  }
});

test('A mistake is reported with file, line and reason.', () => {
  const file = 'src/limits/prices/tables/disks-2020-02.ts';
  expect(withSlip(disks202002, '18.29', '18.2O')).toThrow(
    new Error(`${file}:6: “18.2O” in “price” is not a number such as 500 or 5,000`),
  );
  expect(withSlip(disks202002, 'P4 ', 'P5 ')).toThrow(`${file}:4: “P5” is no disk of the dataset`);
  expect(withSlip(disks202002, 'P6 ', 'P4 ')).toThrow('“P4” has a second price in not stated');
  expect(withSlip(disks202002, '?/month', '?/day')).toThrow(`${file}:3: “?/day” is not`);
  expect(withSlip(disks202002, '18.29', '')).toThrow('1 cells for 2 columns');
  expect(withSlip(vms202608BtoD, 'B1ls ', 'B1lx ')).toThrow('“B1lx” is no VM size of the dataset');
});

test('A price without a day, a document or a measure is refused.', () => {
  expect(withSlip(bill201809, 'D14', 'D14', { date: '2018' })).toThrow('“2018” is not a day');
  const none: readonly [] = [];
  expect(() => parsePrices([disks202002], none, priced)).toThrow(
    'unknown source “retail-disks-2020-02”',
  );
  expect(withSlip(meters201806, '100,000-IOs', 'litre')).toThrow(
    '“litre” in “per”: it is GiB hour',
  );
  expect(withSlip(meters201806, 'USD  ', 'USD/hour  ')).toThrow('drop “100,000 IOs”');
});
