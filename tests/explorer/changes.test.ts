/** What the editions print differently. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/limits/index.ts';
import {
  changesOf,
  diskChanges,
  type Printed,
  vmChanges,
} from '../../src/site/explorer/changes.ts';

const entry = (name: string, cells: Record<string, Printed>) => ({
  name,
  group: name.charAt(0),
  cells: new Map(Object.entries(cells)),
});

test('differing, same, gone and new', () => {
  const before = [
    entry('A1', { a: { text: '1', value: 1, unit: 'GiB' }, b: { text: 'none' } }),
    entry('A2', { a: { text: '10', value: 10 * 1024 ** 2 } }),
    entry('B1', {}),
  ];
  const after = [
    entry('A1', { a: { text: '2', value: 2, unit: 'GB' }, b: { text: 'none' }, c: { text: '3' } }),
    entry('A2', { a: { text: '10.49', value: 10.49e6 } }),
    entry('C1', {}),
    entry('C2', {}),
  ];
  const { both, gone, fresh } = changesOf(before, after);
  expect(both).toEqual([
    { name: 'A1', group: 'A', changes: [{ column: 'a', before: '1 GiB', after: '2 GB' }] },
    { name: 'A2', group: 'A', changes: [] },
  ]);
  expect(gone.map(({ name }) => name)).toEqual(['B1']);
  expect(fresh.map(({ name }) => name)).toEqual(['C1', 'C2']);
});

describe.each([
  ['VM sizes', vmChanges, catalogue.vms],
  ['disks', diskChanges, catalogue.disks],
] as const)('of the dataset’s %s', (_, { both, gone, fresh }, rowsOf) => {
  test('every row of both editions stands in one list', () => {
    expect(both.length + gone.length).toBe(rowsOf('2018-09').length);
    expect(both.length + fresh.length).toBe(rowsOf('current').length);
    expect(both.length).toBeGreaterThan(10);
  });

  test('every changed throughput stands in the unit of its edition', () => {
    const said = both
      .flatMap(({ changes }) => changes)
      .filter(({ column }) => column.endsWith(' throughput'));
    expect(said.length).toBeGreaterThan(5);
    for (const { before, after } of said) {
      expect(before).toMatch(/^([\d.,]+ MiB\/s|\D+)$/);
      expect(after).toMatch(/^([\d.,]+ MB\/s|\D+)$/);
    }
  });

  test('every changed figure has the title of its column', () => {
    for (const { changes } of both) for (const { column } of changes) expect(column).toBeTruthy();
  });
});
