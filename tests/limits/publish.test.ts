import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { conflicts } from '../../src/limits/conflicts.ts';
import { catalogue, disks, vms } from '../../src/limits/index.ts';
import { prices } from '../../src/limits/prices/index.ts';
import { coverage, limitsCsv, limitsJson, limitsSchema } from '../../src/limits/publish/index.ts';
import { printed, type units } from '../../src/limits/publish/units.ts';

const published = limitsJson();
/** As it is read: JSON knows no `undefined`. */
const read = JSON.parse(JSON.stringify(published));
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(limitsSchema());

test('The published dataset matches its schema.', () => {
  validate(read);
  expect(validate.errors).toBeNull();
});

test('The schema refuses what does not match it.', () => {
  const slip = (change: (copy: typeof read) => void) => {
    const copy = structuredClone(read);
    change(copy);
    return validate(copy);
  };
  expect(slip(() => {})).toBe(true);
  expect(slip((copy) => delete copy.vms[0].source)).toBe(false);
  expect(slip((copy) => delete copy.disks[0].iops.unit)).toBe(false);
  expect(slip((copy) => Object.assign(copy.vms[0], { speed: 1 }))).toBe(false);
  expect(slip((copy) => Object.assign(copy.vms[0].cached, { iops: 'unknown' }))).toBe(false);
  expect(slip((copy) => Object.assign(copy.disks[0].throughput, { unit: 'Mbit/s' }))).toBe(false);
  expect(slip((copy) => Object.assign(copy.prices[0], { date: 'today' }))).toBe(false);
  const region = (copy: typeof read) => copy.regionPrices[0];
  expect(slip((copy) => Object.assign(region(copy), { currency: 'EUR' }))).toBe(false);
  expect(slip((copy) => Object.assign(region(copy).vms.prices[0], { linux: '0.02' }))).toBe(false);
  expect(slip((copy) => delete region(copy).disks.source)).toBe(false);
});

test('The published dataset is complete.', () => {
  expect(published.disks).toHaveLength(disks.length);
  expect(published.vms).toHaveLength(vms.length);
  expect(published.prices).toHaveLength(prices.length);
  expect(published.conflicts).toHaveLength(conflicts.length);
  expect(read.$schema).toBe('./limits.schema.json');
  expect(published.date).toMatch(/^2026-\d\d-\d\d$/);
});

test('The prices of a region are published with its day and the document of each list.', () => {
  const [region] = published.regionPrices;
  expect(region).toMatchObject({ region: 'westeurope', label: 'West Europe', date: '2026-08-22' });
  expect(region?.vms.source).toBe('retail-vms-westeurope-2026-08');
  // The list of 2026-08-22.
  const of = (name: string) => region?.vms.prices.find((one) => one.name === name);
  expect(of('D8s_v5')).toEqual({ name: 'D8s_v5', linux: 0.46, windows: 0.828 });
  expect(region?.disks.prices.find(({ name }) => name === 'P30')).toEqual({
    name: 'P30',
    lrs: 148.68,
    zrs: 222.99,
  });
});

test('It is the same text each time, with nothing undefined in it.', () => {
  expect(JSON.stringify(limitsJson())).toBe(JSON.stringify(published));
  expect(read).toStrictEqual(published);
});

/** Every quantity in the document, however deep. */
function quantities(value: unknown): readonly { value: number; unit: string; base: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'value' in value && 'base' in value ? [value as never] : [];
  return [...own, ...Object.values(value).flatMap(quantities)];
}

test('Each number is given as printed and in base units, and both agree.', () => {
  const all = quantities(read);
  expect(all.length).toBeGreaterThan(5000);
  const wrong = all.filter(
    ({ value, unit, base }) =>
      Math.abs(base - printed(value, unit as keyof typeof units).base) > 1e-9 * base,
  );
  expect(wrong).toEqual([]);
  // D8s_v3 page: 192 MBps. Design guide: P30 200 MiB per second. Size page of 2018: B2ms 22.5 MBps.
  const vm = (name: string, edition: string) =>
    published.vms.find((one) => one.name === name && one.edition === edition);
  expect(vm('D8s_v3', 'current')?.uncached.throughput).toEqual({
    value: 192,
    unit: 'MB/s',
    base: 192_000_000,
  });
  expect(vm('B2ms', '2018-09')?.uncached.throughput).toMatchObject({ value: 22.5, unit: 'MiB/s' });
  expect(published.disks.find(({ name }) => name === 'P30')?.throughput).toEqual({
    value: 200,
    unit: 'MiB/s',
    base: 209_715_200,
  });
});

/** Every source that the document names, however deep. */
function citations(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const {
    source,
    also = [],
    origin = {},
  } = value as { source?: string; also?: readonly string[]; origin?: Record<string, string> };
  return [
    ...(source ? [source] : []),
    ...Object.values(origin),
    ...also,
    ...Object.values(value).flatMap(citations),
  ];
}

test('Every source that is named is listed, and every source listed is named.', () => {
  const listed = published.sources.map(({ id }) => id);
  expect([...new Set(citations(read))].sort()).toEqual([...listed].sort());
});

/** Reads RFC 4180, written independently of the writer. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((cells) => cells.join('') !== '');
}

test('The CSV has a row a disk or size, and as many cells in each.', () => {
  const [header = [], ...rows] = readCsv(limitsCsv());
  expect(rows).toHaveLength(disks.length + vms.length);
  for (const row of rows) expect(row).toHaveLength(header.length);
  expect(new Set(header).size).toBe(header.length);
  expect(limitsCsv()).toMatch(/[^\n]\r\n$/);
  expect(limitsCsv().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('The CSV has units in its header, one a column.', () => {
  const [header = [], ...rows] = readCsv(limitsCsv());
  const cell = (name: string, edition: string, column: string) =>
    rows.find((row) => row[1] === name && row[3] === edition)?.[header.indexOf(column)];
  expect(cell('D8s_v3', 'current', 'uncached (MB/s)')).toBe('192');
  expect(cell('P30', '2018-09', 'disk (MB/s)')).toBe('209.7152');
  expect(cell('P30', '2018-09', 'throughput printed in')).toBe('MiB/s');
  expect(cell('D8s_v5', 'current', 'cached (IOPS)')).toBe('not published');
  expect(cell('D2ds_v6', 'current', 'temp disk (GiB)')).toBe('110');
  expect(cell('D8s_v5', 'current', 'price West Europe 2026-08-22 Windows (USD/hour)')).toBe(
    '0.828',
  );
  expect(cell('P30', 'current', 'price North Europe 2026-08-22 LRS (USD/month)')).toBe('135.17');
  expect(cell('P30', '2018-09', 'price North Europe 2026-08-22 LRS (USD/month)')).toBe('');
  expect(cell('D16ds_v4', 'current', 'note')).toMatch(/85000; D16ds_v5/);
  for (const name of header.filter((column) => /burst|cached|disk \(/.test(column)))
    expect(name).toMatch(/\((IOPS|MB\/s|GiB|min|count)\)$/);
});

test('The dataset covers 63 disks, 500 sizes of today and 100 of 2018 at least.', () => {
  const all = coverage();
  const rows = (kind: string, edition?: string) =>
    all
      .filter((one) => one.kind === kind && (edition ?? one.edition) === one.edition)
      .reduce((sum, one) => sum + one.rows, 0);
  const series = (edition: string) =>
    all.filter((one) => one.kind === 'vm' && one.edition === edition).length;
  console.log(
    [
      `${rows('disk')} disks`,
      ...(['2018-09', 'current'] as const).map(
        (edition) => `${edition}: ${rows('vm', edition)} sizes in ${series(edition)} series`,
      ),
      `${prices.length} prices, ${conflicts.length} conflicts, ${published.sources.length} sources`,
    ].join('\n'),
  );
  expect(rows('disk')).toBeGreaterThanOrEqual(63);
  expect(rows('vm', 'current')).toBeGreaterThanOrEqual(500);
  expect(rows('vm', '2018-09')).toBeGreaterThanOrEqual(100);
  expect(rows('vm', 'current')).toBe(catalogue.vms('current').length);
});

test('Coverage shows where figures are missing.', () => {
  const dsv5 = coverage().find(({ group }) => group === 'Dsv5');
  expect(dsv5).toEqual({
    edition: 'current',
    kind: 'vm',
    group: 'Dsv5',
    rows: 8,
    // D2s_v5, from the resource API.
    cached: 1,
    uncached: 8,
  });
});
