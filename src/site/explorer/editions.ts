/** The two editions held against each other, for the page. */
import { disks, vms } from '../../limits/index.ts';
import type { Disk, Edition, Vm } from '../../limits/types.ts';
import { bytesIn } from '../../units/index.ts';
import { type Changes, changesOf, type Entry } from './changes.ts';
import { type Column, columnsOf, diskColumns, type Kind, unitIn, vmColumns } from './columns.ts';

/** What two columns of one name are told apart by. */
const quantities: Partial<Record<Kind, string>> = { rate: 'throughput', IOPS: 'IOPS' };

type Compared = { readonly changes: Changes; readonly labels: ReadonlyMap<string, string> };

function compare<Row extends Disk | Vm>(
  rows: readonly Row[],
  known: readonly Column<Row>[],
  groupOf: (row: Row) => string,
): Compared {
  const entries = (edition: Edition): readonly Entry[] => {
    const own = rows.filter((row) => row.edition === edition);
    const columns = columnsOf(known, own).slice(2);
    return own.map((row) => ({
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
    changes: changesOf(entries('2018-09'), entries('current')),
    labels: new Map(
      known.map(({ id, label, kind }) => [id, `${label} ${quantities[kind] ?? ''}`.trim()]),
    ),
  };
}

export const vmChanges = compare(vms, vmColumns, ({ series }) => series);
export const diskChanges = compare(disks, diskColumns, ({ family }) => family);
