/** The disks of pages and of the resource API beside the tables of today’s disks. */
import { diskColumns } from '../limits/columns/disk.ts';
import type { DiskTable } from '../limits/row-tables.ts';
import type { Disk } from '../limits/types.ts';
import { cellsOf, changeInWords, changesIn, isNoted, seenInWords } from './changes.ts';
import type { Difference } from './difference.ts';
import type { DiskObserved } from './inputs.ts';
import { editedLine, placeOf } from './tables.ts';

export type DiskDataset = {
  readonly disks: readonly Disk[];
  readonly tables: readonly DiskTable[];
};

export function compareDisks(
  observed: readonly DiskObserved[],
  { disks, tables }: DiskDataset,
): { readonly differences: readonly Difference[]; readonly noted: number } {
  let noted = 0;
  const differences = observed.flatMap(({ name, figures, from }): readonly Difference[] => {
    const disk = disks.find((one) => one.edition === 'current' && one.name === name);
    if (!disk) return [newDisk(name, from)];
    const all = changesIn(disk, diskColumns, figures, from);
    const changes = all.filter((change) => !isNoted(change, disk));
    noted += all.length - changes.length;
    const table = tables.find((one) => one.edition === 'current' && placeOf(one, name));
    const place = table && placeOf(table, name);
    if (changes.length === 0 || !table || !place) return [];
    const page = from.kind === 'page';
    const note = `The resource API of ${(from.date ?? '').slice(0, 7)} has ${changes
      .map((one) => `${seenInWords(one, disk)} (${one.figure.column.label})`)
      .join(', ')}`;
    return [
      {
        kind: page ? 'changed figure' : 'resource API disagrees',
        about: { kind: 'disk', names: [name] },
        says: `${name}: ${changes.map((one) => changeInWords(one, disk)).join('; ')}`,
        now: [place],
        paste: {
          into: table.file,
          lines: [
            page
              ? editedLine(table, place, cellsOf(changes, table, place, disk.unit))
              : editedLine(table, place, {}, note),
          ],
        },
        from,
        ...(page
          ? {}
          : {
              remark:
                'The row keeps what the page prints, and notes the other figure; or add a conflict.',
            }),
      },
    ];
  });
  return { differences: [...new Map(differences.map((one) => [one.says, one])).values()], noted };
}

const newDisk = (name: string, from: DiskObserved['from']): Difference => ({
  kind: 'new size',
  about: { kind: 'disk', names: [name] },
  says: `${name} is a disk that no table has`,
  now: [],
  from,
});
