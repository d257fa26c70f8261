import { expect, test } from 'vitest';
import { sources } from '../../src/limits/index.ts';
import { priced, priceSources, prices } from '../../src/limits/prices/index.ts';
import { type PriceTable, parsePrices } from '../../src/limits/prices/price-table.ts';
import { bill201809 } from '../../src/limits/prices/tables/bill-2018-09.ts';
import { disks202607 } from '../../src/limits/prices/tables/disks-2026-07.ts';
import { meters202607 } from '../../src/limits/prices/tables/meters-2026-07.ts';
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
  expect(of('P30', '2026-07-15')).toEqual([
    {
      item: 'P30',
      kind: 'disk',
      amount: 148.68,
      currency: 'USD',
      per: 'month',
      region: 'westeurope',
      date: '2026-07-15',
      source: 'retail-disks-2026-07',
    },
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
  expect(prices.length).toBeGreaterThan(700);
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
  expect(of('PremiumV2-IOPS', '2026-07-15')).toMatchObject([{ amount: 8e-6, per: 'IOPS hour' }]);
  expect(of('Premium-burst-IOs', '2026-07-15')).toMatchObject([{ per: '10,000 IOs' }]);
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
  const file = 'src/limits/prices/tables/disks-2026-07.ts';
  expect(withSlip(disks202607, '5.8072', '5.8O72')).toThrow(
    new Error(`${file}:7: “5.8O72” in “price” is not a number such as 500 or 5,000`),
  );
  expect(withSlip(disks202607, 'P4 ', 'P5 ')).toThrow(`${file}:7: “P5” is no disk of the dataset`);
  expect(withSlip(disks202607, 'P2 ', 'P1 ')).toThrow('“P1” has a second price in westeurope');
  expect(withSlip(disks202607, 'USD/month', 'USD/day')).toThrow(`${file}:3: “USD/day” is not`);
  expect(withSlip(disks202607, '148.68', '')).toThrow('1 cells for 2 columns');
  expect(withSlip(vms202608BtoD, 'B1ls ', 'B1lx ')).toThrow('“B1lx” is no VM size of the dataset');
});

test('A price without a day, a document or a measure is refused.', () => {
  expect(withSlip(bill201809, 'D14', 'D14', { date: '2018' })).toThrow('“2018” is not a day');
  const none: readonly [] = [];
  expect(() => parsePrices([disks202607], none, priced)).toThrow(
    'unknown source “retail-disks-2026-07”',
  );
  expect(withSlip(meters202607, 'GiB-hour', 'litre   ')).toThrow(
    '“litre” in “per”: it is GiB hour',
  );
  expect(withSlip(meters202607, 'USD  ', 'USD/hour  ')).toThrow('drop “GiB hour”');
});
