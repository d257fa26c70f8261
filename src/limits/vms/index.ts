/** The tables of VM sizes, one a series and edition. */
import type { Edition } from '../editions.ts';
import type { VmTable } from '../row-tables.ts';
import { tablesOf2018 } from './2018-09/index.ts';
import { tablesOfToday } from './current/index.ts';

/** A table has its edition from its folder, and is in the file that it is called after. */
const tablesIn = (
  edition: Edition,
  tables: Readonly<Record<string, Omit<VmTable, 'file' | 'edition'>>>,
): readonly VmTable[] =>
  Object.entries(tables).map(([name, table]) => {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { ...table, file: `src/limits/vms/${edition}/${file}.ts`, edition };
  });

export const vmTables: readonly VmTable[] = [
  ...tablesIn('2018-09', tablesOf2018),
  ...tablesIn('current', tablesOfToday),
];
