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
  check: (vm, fail) => {
    const { name, cached, localDisk, temp, tempDisk } = vm;
    if (/^standard_/i.test(name)) fail('names are written without Standard_');
    if (cached.iops === 'local disk only' && !localDisk)
      fail('“cached” says local: the figures of the local disk belong in a column “local”');
    if (temp !== undefined && tempDisk === 'none')
      fail('a temp disk of some size in a series that has none');
    checkLocalNvme(vm, fail);
  },
};

/** Slips in the columns of the local NVMe disks show in what they make together. */
function checkLocalNvme(vm: Vm, fail: (reason: string) => never) {
  const { tempDisk, temp, nvmeDisks, nvmeSize, nvme, localDisk, localWrite } = vm;
  if ((nvmeDisks === undefined) !== (nvmeSize === undefined))
    fail('the number of local NVMe disks and their size stand together or not at all');
  if (tempDisk === 'local NVMe' && nvmeDisks && nvmeSize && temp !== nvmeDisks * nvmeSize)
    fail('“temp” is not what the local NVMe disks are together');
  if (nvme && (tempDisk === 'local NVMe' || !nvmeDisks))
    fail('“nvme” is for local NVMe disks beside a temp disk');
  if (!localDisk || !localWrite) return;
  if (localWrite.iops > localDisk.iops || localWrite.throughput > localDisk.throughput)
    fail('the local disk writes faster than it reads: are the columns in each other’s place?');
}

export const readVms = (tables: readonly VmTable[], sources: readonly Source[]): readonly Vm[] =>
  readRows(tables, sources, vmColumns, form);
