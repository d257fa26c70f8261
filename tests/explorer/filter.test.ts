/** Rows in, rows out: finding sizes. */
import { describe, expect, test } from 'vitest';
import { fields, readBounds } from '../../src/site/explorer/fields.ts';
import { countSentence, filterRows } from '../../src/site/explorer/filter.ts';
import { rowOf } from '../../src/site/explorer/rows.ts';
import { headings, rows } from './rows.ts';

const find = (text: string, series = '', texts: Record<string, string> = {}) => {
  const { shown, ...others } = filterRows(rows, headings, {
    text,
    series,
    bounds: readBounds(texts).bounds,
  });
  return { names: rows.filter((_, at) => shown[at]).map(({ name }) => name), ...others };
};

describe('a name or series', () => {
  test.each([
    ['e8bds', ['E8bds_v5', 'E8bds_v5/nvme']],
    ['Standard_E8bds_v5', ['E8bds_v5', 'E8bds_v5/nvme']],
    ['e8bds v5', ['E8bds_v5', 'E8bds_v5/nvme']],
    ['/nvme', ['E8bds_v5/nvme']],
    ['dsv3', ['D8s_v3']],
    ['  ', rows.map(({ name }) => name)],
    ['*', []],
    ['<b>', []],
  ])('%s', (text, names) => {
    expect(find(text).names).toEqual(names);
  });

  test('a series is taken whole', () => expect(find('', 'A').names).toEqual(['A0']));
});

describe('at least', () => {
  test('counts in base units, whatever unit is typed', () => {
    expect(find('', '', { 'min-uncached-throughput': '680 MB/s' }).names).toEqual([
      'E8bds_v5',
      'E8bds_v5/nvme',
    ]);
    expect(find('', '', { 'min-uncached-throughput': '680 MiB/s' }).names).toEqual([
      'E8bds_v5/nvme',
    ]);
    expect(find('', '', { 'min-memory': '65 GiB' }).names).toEqual(['M8ms']);
  });

  test('rows without a figure are counted, not shown', () => {
    expect(find('', '', { 'min-uncached-iops': '20k' })).toEqual({
      names: ['E8bds_v5', 'E8bds_v5/nvme'],
      count: 2,
      open: 2,
    });
    // What fails elsewhere is not open.
    expect(find('', '', { 'min-uncached-iops': '20k', 'min-vcpus': '2' }).open).toBe(1);
  });

  test('no temp disk is a temp disk of nothing', () => {
    expect(find('', '', { 'min-temp': '1 GiB' })).toMatchObject({ count: 4, open: 0 });
  });

  test('at most', () => expect(find('', '', { 'max-vcpus': '1' }).names).toEqual(['A0']));
});

describe('what cannot be read', () => {
  test('filters nothing and is said', () => {
    const { bounds, problems } = readBounds({
      'min-uncached-throughput': '400M',
      'min-uncached-iops': '2,000',
      'min-vcpus': '1.5',
      'min-memory': '64',
      'min-temp': ' ',
    });
    expect(bounds).toEqual([]);
    expect(problems['min-uncached-throughput']).toMatch(/MB\/s.*MiB\/s/);
    expect(problems['min-uncached-iops']).toMatch(/2000 or 2.000/);
    expect(problems['min-vcpus']).toMatch(/whole number/);
    expect(problems['min-memory']).toMatch(/GiB|KiB/);
    expect(Object.keys(problems)).toHaveLength(4);
  });

  test('the example of every field can be read', () => {
    for (const { name, example } of fields)
      expect(readBounds({ [name]: example }).problems).toEqual({});
  });
});

test('numbers are read as printed, in the unit of the edition', () => {
  const row = rowOf(
    ['X', 'Y', '1,234.5', '200'],
    [...headings.slice(0, 2), { id: 'a', kind: 'count' }, { id: 'b', kind: 'rate' }],
    'MiB/s',
  );
  expect(row.numbers.slice(2)).toEqual([1234.5, 200 * 1024 ** 2]);
});

test('the count is a sentence', () => {
  expect(countSentence(637, 637, 0)).toBe('All 637 sizes.');
  expect(countSentence(0, 637, 0)).toBe('None of 637 sizes.');
  expect(countSentence(3, 637, 1)).toMatch(/^3 of 637 sizes\. 1 more meets/);
});
