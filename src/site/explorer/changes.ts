/**
 * Where the newest editions differ, and which editions a reader may choose. What is printed the same has not
 * changed on the page, even where its unit is read anew; nor has a figure that is the same in another unit.
 */
import { type Edition, editions } from '../../limits/editions.ts';
import { disks, vms } from '../../limits/index.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { bytesIn } from '../../units/index.ts';
import { type Column, columnsOf, diskColumns, vmColumns } from './columns.ts';
import { unitIn } from './rows.ts';

/** One edition at a time, or all of them. */
export const choices = [
  ...editions.map(({ id: value, label }) => ({ value, label })),
  { value: 'both', label: editions.length > 2 ? 'all' : 'both' },
];

export type Printed = {
  readonly text: string;
  readonly unit?: string;
  /** In base units, where it is a number. */
  readonly value?: number;
};
/** A row by its name: its series or family, and what is printed by the title of a column. */
export type Entry = {
  readonly name: string;
  readonly group: string;
  readonly cells: ReadonlyMap<string, Printed>;
};
/** What each edition says, with its unit. */
type Change = { readonly column: string; readonly before: string; readonly after: string };
export type Changes = {
  /** In both editions; without changes where all figures are the same. */
  readonly both: readonly (Pick<Entry, 'name' | 'group'> & {
    readonly changes: readonly Change[];
  })[];
  readonly gone: readonly Entry[];
  readonly fresh: readonly Entry[];
};

/** Pages round: what differs by less than a thousandth is the same figure. */
const alike = (one: Printed, other: Printed) =>
  one.text === other.text ||
  (one.value !== undefined &&
    other.value !== undefined &&
    Math.abs(one.value - other.value) < one.value / 1000);

const textOf = ({ text, unit }: Printed) => (unit ? `${text} ${unit}` : text);

/** Columns that only one edition has are no difference: the other's pages did not speak of such a thing. */
export function changesOf(before: readonly Entry[], after: readonly Entry[]): Changes {
  const old = new Map(before.map((entry) => [entry.name, entry]));
  const now = new Set(after.map(({ name }) => name));
  const both = after.flatMap(({ name, group, cells }) => {
    const earlier = old.get(name);
    if (!earlier) return [];
    const changes = [...earlier.cells].flatMap(([column, was]) => {
      const is = cells.get(column);
      const isSame = is === undefined || alike(was, is);
      return isSame ? [] : [{ column, before: textOf(was), after: textOf(is) }];
    });
    return [{ name, group, changes }];
  });
  return {
    both,
    gone: before.filter(({ name }) => !now.has(name)),
    fresh: after.filter(({ name }) => !old.has(name)),
  };
}

/** The rows of an edition as its pages list them. */
function entriesOf<Row extends Disk | Vm>(
  all: readonly Row[],
  columns: readonly Column<Row>[],
  { id }: { readonly id: Edition },
): readonly Entry[] {
  const rows = all.filter(({ edition }) => edition === id);
  const shown = columnsOf(columns, rows).slice(2);
  return rows.map((row) => ({
    name: row.name,
    group: 'series' in row ? row.series : row.family,
    cells: new Map(
      shown.map(({ title, kind, cell }) => {
        const { text, word } = cell(row);
        if (word || kind === 'text') return [title, { text }];
        const value = Number(text.replaceAll(',', '')) * (kind === 'rate' ? bytesIn[row.unit] : 1);
        // 480 MiB/s is more than 500 MB/s, so each says its own.
        return [title, { text, unit: unitIn(kind, row.unit), value }];
      }),
    ),
  }));
}

export const [newer, older = newer] = editions;
const compare = <Row extends Disk | Vm>(rows: readonly Row[], columns: readonly Column<Row>[]) =>
  changesOf(entriesOf(rows, columns, older), entriesOf(rows, columns, newer));
export const vmChanges = compare(vms, vmColumns);
export const diskChanges = compare(disks, diskColumns);
