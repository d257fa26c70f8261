/** What a page leads to: near series, and documents under one name; and how its figures are written. */
import { describe, expect, test } from 'vitest';
import { runsOf } from '../../src/site/limits-pages/documents.ts';
import { grouped } from '../../src/site/limits-pages/grouped-digits.ts';
import { seriesPages } from '../../src/site/limits-pages/pages.ts';
import { relativesOf } from '../../src/site/limits-pages/related-series.ts';
import { sourceOf } from '../../src/site/sources.ts';

test('the nearest series differ in one letter or version, and none is left out', () => {
  expect(relativesOf('Dsv5').slice(0, 6).toSorted()).toEqual(
    ['Dasv5', 'Ddsv5', 'Dlsv5', 'Dpsv5', 'Dsv4', 'Dsv6'].toSorted(),
  );
  const others = seriesPages.filter(({ series }) => series.startsWith('D') && series !== 'Dsv5');
  expect(relativesOf('Dsv5').toSorted()).toEqual(others.map(({ series }) => series).toSorted());
});

test('price lists of regions stand under one name, with the numbers that they are cited by', () => {
  const ids = ['ddsv5', 'retail-vms-westeurope-2026-08', 'design-guide'];
  const runs = runsOf(ids.map(sourceOf));
  expect(runs.map(({ first, says }) => [first, says])).toEqual([
    [1, undefined],
    [2, 'Azure retail prices of virtual machines'],
    [3, undefined],
  ]);
  expect(runs[1]?.documents[0]?.name).toBe('West Europe');
});

describe('figures in words of ours', () => {
  test.each([
    ['85000, noted', '85,000, noted'],
    ['2000 MB/s', '2,000 MB/s'],
    ['multiples of 4167, within rounding', 'multiples of 4,167, within rounding'],
    ['the API of 2020, as in 2018-09', 'the API of 2020, as in 2018-09'],
    ['175,000 and 0.12345', '175,000 and 0.12345'],
    ['E1234_v5', 'E1234_v5'],
  ])('%s', (text, written) => {
    expect(grouped(text)).toBe(written);
  });
});
