/** What stands beside the figures of a page: rules, conflicts, prices, evidence. */
import { describe, expect, test } from 'vitest';
import { conflicts } from '../../src/limits/conflicts.ts';
import { rules } from '../../src/limits/index.ts';
import { conflictsOfSeries, rulesOfSeries } from '../../src/site/limits-pages/concerns.ts';
import { evidence } from '../../src/site/limits-pages/data-page.ts';
import { groups, pagesOf } from '../../src/site/limits-pages/errata.ts';
import { seriesPages } from '../../src/site/limits-pages/pages.ts';
import { pricesOf } from '../../src/site/limits-pages/prices.ts';
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
