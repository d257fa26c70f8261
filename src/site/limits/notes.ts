/** Remarks of the dataset on rows, each said once with the names it is about. */
import type { Disk, Vm } from '../../limits/types.ts';
import { vmTables } from '../../limits/vms/index.ts';

export type Remark = {
  readonly text: string;
  /** Missing where it is about every row. */
  readonly names?: readonly string[];
};

/** A row carries its own remark and then that of its table; here they are taken apart again. */
function remarksOn(row: Vm | Disk): readonly string[] {
  const { note, edition } = row;
  if (note === undefined) return [];
  const ofTable =
    'series' in row
      ? vmTables.find(
          (table) =>
            table.series === row.series &&
            table.edition === edition &&
            table.note !== undefined &&
            note.endsWith(table.note),
        )?.note
      : undefined;
  if (ofTable === undefined) return [note];
  return note === ofTable ? [ofTable] : [note.slice(0, -`. ${ofTable}`.length), ofTable];
}

/** What concerns every row comes first. */
export function remarksOf(rows: readonly (Vm | Disk)[]): readonly Remark[] {
  const names = new Map<string, string[]>();
  for (const row of rows)
    for (const text of remarksOn(row)) names.set(text, [...(names.get(text) ?? []), row.name]);
  const remarks = [...names].map(([text, about]) =>
    about.length === rows.length ? { text } : { text, names: about },
  );
  return [...remarks].sort((one, other) => (one.names?.length ?? 0) - (other.names?.length ?? 0));
}
