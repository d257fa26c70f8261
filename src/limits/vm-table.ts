/** From the table of a series to its VM sizes. */
import { type Form, readRows, type Table } from './columns/read.ts';
import { vmColumns } from './columns/vm.ts';
import type { Source, Vm } from './types.ts';

/** A column `source` overrides the source of the table row by row, and `host-cache` whether disks may be cached. */
export type VmTable = Table & Pick<Vm, 'series' | 'tempDisk' | 'hostCache'>;

const form: Form<Vm, VmTable> = {
  name: 'size',
  unit: 'uncached',
  ownSource: true,
  group: ({ series }) => ({ series }),
  rank: ({ vcpus }) => vcpus,
  check: ({ name, cached, localDisk, temp, tempDisk }, fail) => {
    if (/^standard_/i.test(name)) fail('names are written without Standard_');
    if (cached.iops === 'local disk only' && !localDisk)
      fail('“cached” says local: the figures of the local disk belong in a column “local”');
    if (temp !== undefined && tempDisk === 'none')
      fail('a temp disk of some size in a series that has none');
  },
};

export const readVms = (tables: readonly VmTable[], sources: readonly Source[]): readonly Vm[] =>
  readRows(tables, sources, vmColumns, form);
