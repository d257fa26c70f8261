/** From the table of a disk family to its disks. */
import { diskColumns } from './columns/disk.ts';
import { type Form, readRows, type Table } from './columns/read.ts';
import type { Disk, Source } from './types.ts';

export type DiskTable = Table & Pick<Disk, 'family'>;

const form: Form<Disk, DiskTable> = {
  name: 'disk',
  unit: 'base',
  group: ({ family }) => ({ family }),
  rank: ({ size }) => size,
};

export const readDisks = (
  tables: readonly DiskTable[],
  sources: readonly Source[],
): readonly Disk[] => readRows(tables, sources, diskColumns, form);
