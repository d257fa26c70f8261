/** The order of rows. */
import { expect, test } from 'vitest';
import { chunksOf, groupSize, nextSort, orderOf } from '../../src/site/explorer/sort.ts';
import { headings, rows } from './rows.ts';

const sorted = (column: string, descending: boolean) =>
  orderOf(rows, headings, { column, descending }).map(({ name }) => name);

test('numbers, and what has none last both ways, in the page’s order', () => {
  expect(sorted('uncached-iops', true)).toEqual([
    'E8bds_v5/nvme',
    'E8bds_v5',
    'D8s_v3',
    'A0',
    'M8ms',
  ]);
  expect(sorted('uncached-iops', false)).toEqual([
    'D8s_v3',
    'E8bds_v5',
    'E8bds_v5/nvme',
    'A0',
    'M8ms',
  ]);
  expect(sorted('vcpus', true).at(-1)).toBe('A0');
});

test('words, their numbers counted', () => {
  expect(sorted('name', false)).toEqual(['A0', 'D8s_v3', 'E8bds_v5', 'E8bds_v5/nvme', 'M8ms']);
});

test('without a known column the page’s own order', () => {
  expect(sorted('__proto__', true)).toEqual(rows.map(({ name }) => name));
});

test('a heading goes through its orders and back', () => {
  const heading = { id: 'vcpus', kind: 'count' };
  const first = nextSort(undefined, heading);
  const second = nextSort(first, heading);
  expect(first).toEqual({ column: 'vcpus', descending: true });
  expect(second).toEqual({ column: 'vcpus', descending: false });
  expect(nextSort(second, heading)).toBeUndefined();
  expect(nextSort(first, { id: 'name', kind: 'text' })).toEqual({
    column: 'name',
    descending: false,
  });
});

test('rows in an order of their own are in groups of one size', () => {
  const order = Array.from({ length: groupSize + 5 }, (_, at) => at);
  expect(chunksOf(order).map(({ length }) => length)).toEqual([groupSize, 5]);
});
