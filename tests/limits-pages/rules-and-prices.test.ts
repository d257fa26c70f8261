/** What stands beside the figures of a page: rules, conflicts, prices, evidence. */
import { describe, expect, test } from 'vitest';
import { conflicts } from '../../src/limits/conflicts.ts';
import { rules } from '../../src/limits/index.ts';
import { evidence } from '../../src/site/limits-pages/data-page.ts';
import { groups, pagesOf } from '../../src/site/limits-pages/errata.ts';
import { seriesPages } from '../../src/site/limits-pages/pages.ts';
import {
  diskGrids,
  meterGrids,
  type PriceGrid,
  pricesOf,
  rangesOf,
  vmGrids,
} from '../../src/site/limits-pages/prices.ts';
import { conflictsOfSeries, rulesOfSeries } from '../../src/site/limits-pages/rules-and-notes.ts';
import { rowsOfSeries } from './pages.ts';

describe('what stands beside the figures', () => {
  test('rules reach the series that they are about', () => {
    const ids = (series: string) => rulesOfSeries(series, rowsOfSeries(series)).map(({ id }) => id);
    expect(ids('Lsv3')).toContain('cache-no-series');
    expect(ids('DS')).toContain('disks-ds');
    expect(ids('Ddsv6')).toContain('limit-local-nvme');
    expect(ids('Ddsv6')).not.toContain('limit-temp');
    expect(ids('DSv2')).toContain('limit-temp');
    const named = Object.values(rules).flatMap((rule) => ('series' in rule ? rule.series : []));
    for (const series of named) expect(seriesPages.map((page) => page.series)).toContain(series);
  });

  test('conflicts reach the pages that they are about', () => {
    const ids = (series: string) =>
      conflictsOfSeries(series, rowsOfSeries(series)).map(({ id }) => id);
    expect(ids('Ebdsv5')).toEqual(['ebsv5-interface']);
    expect(ids('DSv2')).toEqual(['dsv2-caching']);
    expect(ids('DS')).toEqual(expect.arrayContaining(['ds14', 'per-core-cache']));
    expect(ids('D')).toEqual(expect.arrayContaining(['d14-disks']));
    expect(ids('Dsv5')).toEqual([]);
    const places = (id: string) =>
      conflicts
        .filter((one) => one.id === id)
        .flatMap((one) => pagesOf(one).map(({ name }) => name));
    expect(places('ultra-ceiling')).toEqual(['Ultra Disk']);
    expect(places('l2s-v4')).toEqual(['Lsv4']);
    expect(places('p80-size')).toEqual(['Premium SSD']);
  });

  test('the errata hold every conflict once', () => {
    const entries = groups.flatMap((group) => group.entries);
    expect(entries.map(({ id }) => id)).toEqual(conflicts.map(({ id }) => id));
  });

  test('prices keep their day, and a size with two interfaces has one', () => {
    const observed = pricesOf('vm', ['E8bds_v5', 'E8bds_v5/nvme']);
    expect(observed?.rows).toHaveLength(1);
    for (const { date } of observed?.lists ?? []) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(pricesOf('vm', ['none'])).toBeUndefined();
  });

  test('a series page has the price of each size in each region, for a month of 730 hours', () => {
    // West Europe, 2026-08-22: D8s_v5 0.46 USD an hour with Linux, 0.828 with Windows; North Europe 0.428 with Linux.
    const [linux, windows] = vmGrids(['D8s_v5', 'GS1']);
    const regions = linux?.columns.map(({ region }) => region) ?? [];
    expect(regions.slice(0, 2)).toEqual(['West Europe', 'Belgium Central']);
    const of = (grid: typeof linux, name: string, region: string) =>
      grid?.rows.find((row) => row.name === name)?.amounts[regions.indexOf(region)];
    expect(of(linux, 'D8s_v5', 'West Europe')).toBe('335.80');
    expect(of(windows, 'D8s_v5', 'West Europe')).toBe('604.44');
    expect(of(linux, 'D8s_v5', 'North Europe')).toBe('312.44');
    expect(of(linux, 'GS1', 'North Europe')).toBeUndefined();
    // Central US, 2026-08-01: 0.757 USD with Windows, less 0.368 for the licence.
    expect(of(vmGrids(['D8as_v5'])[0], 'D8as_v5', 'West Europe')).toBe('303.68');
    expect(vmGrids(['D8as_v5'])[0]?.rows[0]?.amounts[regions.indexOf('Central US')]).toBe(
      '~ 283.97',
    );
  });

  test('a family page has its disks for a month, its mounts and its meters in each region', () => {
    const [disks, zrs, mounts, operations] = diskGrids(['E10']);
    // The lists of 2026-08-22.
    expect([disks, zrs].map((grid) => grid?.rows[0]?.amounts[0])).toEqual(['9.60', '14.40']);
    expect(mounts?.rows[0]?.amounts[0]).toBe('1.183');
    expect(operations?.rows[0]?.amounts[0]).toBe('0.002');
    const [meters] = meterGrids('Premium SSD v2');
    const at = meters?.rows.findIndex(({ name }) => name === 'PremiumV2-IOPS') ?? -1;
    expect(meters?.pers?.[at]).toBe('IOPS hour');
    expect(meters?.rows[at]?.amounts.slice(0, 4)).toEqual([
      '0.000008',
      '0.000008',
      '0.000008',
      '0.000007',
    ]);
  });

  test('each convention makes two of the guide’s four rows exact', () => {
    expect(evidence.map(({ decimal, binary }) => [decimal, binary])).toEqual([
      [
        { text: '40', exact: true },
        { text: '39.06', exact: false },
      ],
      [
        { text: '160', exact: true },
        { text: '156.3', exact: false },
      ],
      [
        { text: '204.8', exact: false },
        { text: '200', exact: true },
      ],
      [
        { text: '204.8', exact: false },
        { text: '200', exact: true },
      ],
    ]);
  });
});

describe('the closed line of the prices by region', () => {
  const grid = (caption: string, amounts: readonly (string | undefined)[]): PriceGrid => ({
    caption,
    first: 'Disk',
    columns: [{ region: 'West Europe', source: 'any' }],
    rows: amounts.map((amount, at) => ({ name: `row ${at}`, amounts: [amount] })),
  });

  test('says the lowest and the highest price of the first region, in the order of their sums', () => {
    const of = [
      grid('LRS, USD a month', ['9.50', undefined, '1,200.00', '~ 80.25']),
      grid('ZRS, USD a month', ['3.00']),
      grid('LRS, USD a month for each VM', ['1.00']),
    ];
    expect(rangesOf(of)).toBe('West Europe, USD a month: LRS 9.50 to 1,200.00; ZRS 3.00');
  });

  test('says of meters what they are of', () => {
    expect(rangesOf([{ ...grid('USD by meter', ['0.1', '0.2']), pers: ['GiB', 'IOPS'] }])).toBe(
      'row 0, row 1',
    );
  });
});
