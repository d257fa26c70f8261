/** The tables of VM sizes, one a series and edition. */
import type { VmTable } from '../row-tables.ts';
import { tablesOf2018 } from './2018-09/index.ts';
import { tablesOfToday } from './current/index.ts';

export const vmTables: readonly VmTable[] = [...tablesOf2018, ...tablesOfToday];
