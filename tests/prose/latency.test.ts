/** The tables of the guide that give latencies: each row is what the calculator gives from the dataset. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { syncIo } from '../../src/calculators/sync-io/index.ts';
import { parseQuery } from '../../src/kit/index.ts';

const page = readFileSync(new URL('../../content/concepts/sync-io.mdx', import.meta.url), 'utf8');

/** The cells of the rows whose cells match. */
const rowsLike = (row: RegExp) => [...page.matchAll(row)].map(([, ...cells]) => cells);

function figures(query: string) {
  const { given, lookup } = parseQuery(query);
  const { answer } = syncIo.viewModel(lookup, fullDataset, given);
  const of = (id: string) => answer?.readouts.find((one) => one.id === id)?.value ?? Number.NaN;
  return { ms: of('latency') * 1000, iops: of('iops'), mb: of('throughput') / 1e6 };
}

/** As a page lists it: so many significant digits as the cell has. */
const printedAs = (cell: string, value: number) =>
  Number(value.toPrecision(cell.replace(/[.,]|^0+/g, '').length));
const numberIn = (cell: string) => Number(cell.replaceAll(',', ''));

test('One thread that writes to Premium SSD, by IO size: each row is that of the calculator.', () => {
  const rows = rowsLike(/^\| (\d+) KiB \| ([\d.]+) ms \| ([\d,]+) \| ([\d.]+) MB\/s \|$/gm);
  expect(rows.map(([size]) => size)).toEqual(['4', '8', '64', '256']);
  for (const [size = '', ms = '', rate = '', mb = ''] of rows) {
    const got = figures(`io-size=${size}KiB`);
    expect(printedAs(ms, got.ms), `${size} KiB`).toBe(numberIn(ms));
    expect(printedAs(rate, got.iops), `${size} KiB`).toBe(numberIn(rate));
    expect(printedAs(mb, got.mb), `${size} KiB`).toBe(numberIn(mb));
  }
});

test('Latency by disk type: each row of today is that of the calculator.', () => {
  const rows = rowsLike(
    /^\| ([\d.]+) ms, (Premium SSD|Premium SSD v2|Ultra Disk) \| ([\d,]+) IOPS \|$/gm,
  );
  const disks = new Map([
    ['Premium SSD', 'P30'],
    ['Premium SSD v2', 'PremiumV2-1024GiB-80000IOPS-1200MBps'],
    ['Ultra Disk', 'Ultra-1024GiB-80000IOPS-1200MBps'],
  ]);
  expect(rows.map(([, type]) => type)).toEqual([...disks.keys()]);
  for (const [ms = '', type = '', rate = ''] of rows) {
    const got = figures(`disk=${disks.get(type)}`);
    expect(printedAs(ms, got.ms), type).toBe(numberIn(ms));
    expect(printedAs(rate, got.iops), type).toBe(numberIn(rate));
  }
});
