/** Which columns are chosen together. */
import { expect, test } from 'vitest';
import {
  columnGroups,
  narrowColumns,
  presets,
  vmColumns,
} from '../../src/site/explorer/columns.ts';

const groups = columnGroups.map(({ columns }) => columns.map(({ id }) => id));

test('every column but the name and the series is in one group, in the order of the table', () => {
  expect(groups.flat()).toEqual(vmColumns.slice(2).map(({ id }) => id));
});

test('the figures of a limit are chosen together, so no preset divides a group', () => {
  for (const columns of [...presets.map((preset) => preset.columns), narrowColumns])
    for (const group of groups) {
      const chosen = group.filter((id) => columns.includes(id as never));
      expect([0, group.length]).toContain(chosen.length);
    }
});

test('a group says what its figures are', () => {
  const labels = columnGroups.map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining([
      'vCPUs, Memory',
      'Uncached IOPS, MB/s',
      'v2 and Ultra IOPS, MB/s',
      'Price',
    ]),
  );
  expect(new Set(labels).size).toBe(labels.length);
});
