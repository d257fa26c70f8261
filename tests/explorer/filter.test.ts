/** Rows in, rows out: finding sizes. */
import { describe, expect, test } from 'vitest';
import { vms } from '../../src/limits/index.ts';
import { filters as fields } from '../../src/site/explorer/bound-controls.ts';
import { parseBounds } from '../../src/site/explorer/bounds.ts';
import { vmColumns } from '../../src/site/explorer/columns.ts';
import { countSentence, filterRows, nameTest } from '../../src/site/explorer/filter.ts';
import { parseQuery } from '../../src/site/explorer/query.ts';
import { rowOf } from '../../src/site/explorer/rows.ts';
import { isOk } from '../../src/units/index.ts';
import { headings, rows } from './rows.ts';

const find = (text: string, series = '', texts: Record<string, string> = {}) => {
  const query = parseQuery(text, (column) => column);
  const conditions = isOk(query) ? query.value : [];
  const { shown, ...others } = filterRows(rows, headings, {
    series,
    bounds: [
      ...conditions.flatMap((one) => ('bound' in one ? one.bound : [])),
      ...parseBounds(fields, texts).bounds.values(),
    ],
    facts: conditions.flatMap((one) => ('fact' in one ? one.fact : [])),
    names: conditions.flatMap((one) => ('words' in one ? nameTest(one.words, rows).isNamed : [])),
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
    // Each word a part of the name, where it is none as a whole.
    ['v5 e8', ['E8bds_v5', 'E8bds_v5/nvme']],
    // Else the names that are most alike.
    ['d8sv9', ['D8s_v3']],
    ['*', []],
    ['<b>', []],
  ])('%s', (text, names) => {
    expect(find(text).names).toEqual(names);
  });

  test('a series is taken whole', () => expect(find('', 'A').names).toEqual(['A0']));
});

describe('what a size is or has', () => {
  test.each([
    ['8 vcpu intel', ['E8bds_v5', 'E8bds_v5/nvme', 'D8s_v3', 'M8ms']],
    ['no local disk', ['M8ms']],
    ['nvme', ['E8bds_v5/nvme']],
    ['e8 20000 iops', ['E8bds_v5', 'E8bds_v5/nvme']],
    ['> 8 vcpu', []],
    ['680 MB/s 64 GiB', ['E8bds_v5', 'E8bds_v5/nvme']],
    ['amd', []],
  ])('%s', (text, names) => expect(find(text).names).toEqual(names));
});

test('what something speaks against is left out and counted', () => {
  const [one, ...others] = rows;
  if (!one) throw new Error('There are no rows.');
  const withConcern = [{ ...one, concern: 'Preview' }, ...others];
  const criteria = { series: '', bounds: [], facts: [], names: [] };
  const hidden = filterRows(withConcern, headings, { ...criteria, hidesConcerns: true });
  expect(hidden).toMatchObject({ count: rows.length - 1, hidden: 1 });
  expect(hidden.shown[0]).toBe(false);
  expect(filterRows(withConcern, headings, criteria)).toMatchObject({ count: 5, hidden: 0 });
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

  test('a bare number is in the unit that the field shows', () => {
    const names = (texts: Record<string, string>) => find('', '', texts).names;
    for (const [name, bare, whole] of [
      ['min-uncached-throughput', '680', '680 MB/s'],
      ['min-uncached-throughput', '1,000', '1000 MB/s'],
      ['min-memory', '65', '65 GiB'],
      ['min-temp', '100', '100 GiB'],
    ] as const) {
      expect(names({ [name]: bare })).toEqual(names({ [name]: whole }));
      expect(fields.find((field) => field.name === name)?.unit).toBe(whole.split(' ')[1]);
    }
    expect(names({ 'min-memory': '65' })).toEqual(['M8ms']);
    expect(names({ 'min-uncached-iops': '24,200' })).toEqual(['E8bds_v5', 'E8bds_v5/nvme']);
  });

  test('rows without a figure are counted, not shown', () => {
    expect(find('', '', { 'min-uncached-iops': '20k' })).toEqual({
      names: ['E8bds_v5', 'E8bds_v5/nvme'],
      count: 2,
      hidden: 0,
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
    const { bounds, problems } = parseBounds(fields, {
      'min-uncached-throughput': '400M',
      'min-uncached-iops': '2.000',
      'min-vcpus': '1.5',
      'min-memory': '64 MHz',
      'min-temp': ' ',
    });
    expect(bounds.size).toBe(0);
    expect(problems['min-uncached-throughput']).toMatch(/MB\/s.*MiB\/s/);
    expect(problems['min-uncached-iops']).toMatch(/2000 or 2\b/);
    expect(problems['min-vcpus']).toMatch(/whole number/);
    expect(problems['min-memory']).toMatch(/not a unit of size/);
    expect(Object.keys(problems)).toHaveLength(4);
  });

  test('the last bound stays while a text cannot be read', () => {
    const { bounds } = parseBounds(fields, { 'min-vcpus': '8' });
    const after = parseBounds(fields, { 'min-vcpus': '8 or so' }, bounds);
    expect(after.problems['min-vcpus']).toBeTruthy();
    expect(after.bounds).toEqual(bounds);
    expect(parseBounds(fields, {}, bounds).bounds.size).toBe(0);
  });

  test('the example of every field can be read', () => {
    for (const { name, example } of fields)
      expect(parseBounds(fields, { [name]: example }).problems).toEqual({});
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

test('what a size has none of counts as 0, a limit that is not there as no number', () => {
  const zero = vmColumns.filter((column) => column.zero).map(({ id }) => id);
  expect(zero).toEqual(
    expect.arrayContaining(['temp', 'cache-size', 'uncached-burst-iops', 'elastic-burst-iops']),
  );
  for (const id of ['uncached-iops', 'cached-throughput', 'elastic-iops', 'local-iops'])
    expect(zero).not.toContain(id);
});

test('a figure has every decimal that its page lists', () => {
  // Size page of 2018: A0 has 0.768 GiB. Resource API of 2020: the local disk of B1ms 10,485,760 B/s.
  const cell = (column: string, name: string, edition: string) => {
    const vm = vms.find((one) => one.name === name && one.edition === edition);
    return vm && vmColumns.find(({ id }) => id === column)?.cell(vm).text;
  };
  expect(cell('memory', 'A0', '2018-09')).toBe('0.768');
  expect(cell('local-throughput', 'B1ms', 'current')).toBe('10.486');
});

test('the count is a sentence', () => {
  expect(countSentence(1133, 1133, 0)).toBe('All 1,133 sizes.');
  expect(countSentence(0, 637, 0)).toBe('None of 637 sizes.');
  expect(countSentence(3, 637, 1)).toMatch(/^3 of 637 sizes\. 1 more meets/);
});
