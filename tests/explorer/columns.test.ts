/** Which columns are chosen together. */
import { expect, test } from 'vitest';
import { vms } from '../../src/limits/index.ts';
import {
  columnGroups,
  narrowColumns,
  presets,
  vmColumns,
} from '../../src/site/explorer/columns.ts';
import { rangeOf } from '../../src/site/explorer/ranges.ts';

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

test('a closed series says its least and its most figure, one figure once, and what is not true of all sizes', () => {
  const saidOf = (...texts: readonly string[]) => {
    const { text, isOfSome } = rangeOf(texts, 'IOPS');
    return isOfSome ? `${text}*` : text;
  };
  expect(saidOf('8,000', '4,000', '212,000')).toBe('4,000–212,000');
  expect(saidOf('not published', '9,000', '19,000', 'not published')).toBe('9,000–19,000*');
  expect(saidOf('9.50', '101', '9.50')).toBe('9.50–101');
  expect(saidOf('447.035', '128,746.033')).toBe('447–128,746');
  expect(saidOf('600', '600')).toBe('600');
  expect(saidOf('600', 'none')).toBe('600*');
  expect(saidOf('not published', 'not published')).toBe('not published');
  expect(saidOf('none', 'not published')).toBe('not published*');
});

test('a word is seen below the first heading of a limit, which says it for the second', () => {
  for (const [at, rate] of vmColumns.entries()) {
    const iops = vmColumns[at - 1];
    if (rate.kind !== 'rate' || !iops) continue;
    for (const vm of vms) {
      const { text, word } = rate.cell(vm);
      if (word && text !== 'not published') expect(iops.cell(vm), vm.name).toEqual({ text, word });
    }
  }
});
