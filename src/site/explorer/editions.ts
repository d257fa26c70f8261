/** The newest editions held against each other, for the page, and which of them a reader may choose. */
import { type Edition, editions } from '../../limits/editions.ts';
import { disks, vms } from '../../limits/index.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { bytesIn } from '../../units/index.ts';
import { type Changes, changesOf, type Entry } from './changes.ts';
import { type Column, columnsOf, diskColumns, vmColumns } from './columns.ts';
import { unitIn } from './rows.ts';

/** One edition at a time, or all of them. */
export const choices = [
  ...editions.map(({ id: value, label }) => ({ value, label })),
  { value: 'both', label: editions.length > 2 ? 'all' : 'both' },
];

const [after, before = after] = editions;

type Compared = {
  readonly before: string;
  readonly after: string;
  readonly changes: Changes;
  readonly labels: ReadonlyMap<string, string>;
};

function compare<Row extends Disk | Vm>(
  rows: readonly Row[],
  allColumns: readonly Column<Row>[],
  groupOf: (row: Row) => string,
): Compared {
  const entries = (edition: Edition): readonly Entry[] => {
    const ofEdition = rows.filter((row) => row.edition === edition);
    const columns = columnsOf(allColumns, ofEdition).slice(2);
    return ofEdition.map((row) => ({
      name: row.name,
      group: groupOf(row),
      cells: new Map(
        columns.map(({ id, kind, cell }) => {
          const { text, word } = cell(row);
          if (word || kind === 'text') return [id, { text }];
          const factor = kind === 'rate' ? bytesIn[row.unit] : 1;
          const value = Number(text.replaceAll(',', '')) * factor;
          // 480 MiB/s is more than 500 MB/s, so each says its own.
          return [id, { text, unit: unitIn(kind, row.unit), value }];
        }),
      ),
    }));
  };
  return {
    before: before.date,
    after: after.date,
    changes: changesOf(entries(before.id), entries(after.id)),
    labels: new Map(allColumns.map(({ id, title }) => [id, title])),
  };
}

export const vmChanges = compare(vms, vmColumns, ({ series }) => series);
export const diskChanges = compare(disks, diskColumns, ({ family }) => family);
