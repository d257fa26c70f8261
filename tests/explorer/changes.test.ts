/** What the editions print differently. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/limits/index.ts';
import { changesOf, grouped, type Printed } from '../../src/site/explorer/changes.ts';
import { diskChanges, vmChanges } from '../../src/site/explorer/editions.ts';

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
  const { differing, same, gone, fresh } = changesOf(before, after);
  expect(differing).toEqual([
    { name: 'A1', group: 'A', changes: [{ column: 'a', before: '1 GiB', after: '2 GB' }] },
  ]);
  expect(same).toEqual(['A2']);
  expect(gone.map(({ name }) => name)).toEqual(['B1']);
  expect(grouped(fresh)).toEqual([['C', ['C1', 'C2']]]);
});

describe.each([
  ['VM sizes', vmChanges, catalogue.vms],
  ['disks', diskChanges, catalogue.disks],
] as const)('of the dataset’s %s', (_, { changes, labels }, rowsOf) => {
  test('every row of both editions stands in one list', () => {
    const { differing, same, gone, fresh } = changes;
    const both = differing.length + same.length;
    expect(both + gone.length).toBe(rowsOf('2018-09').length);
    expect(both + fresh.length).toBe(rowsOf('current').length);
    expect(both).toBeGreaterThan(10);
  });

  test('every changed throughput stands in the unit of its edition', () => {
    const said = changes.differing
      .flatMap(({ changes: own }) => own)
      .filter(({ column }) => column.endsWith('-throughput'));
    expect(said.length).toBeGreaterThan(5);
    for (const { before, after } of said) {
      expect(before).toMatch(/^([\d.,]+ MiB\/s|\D+)$/);
      expect(after).toMatch(/^([\d.,]+ MB\/s|\D+)$/);
    }
  });

  test('every changed figure has a label', () => {
    for (const { changes: own } of changes.differing)
      for (const { column } of own) expect(labels.get(column)).toBeTruthy();
  });
});
