/** The tables of disk families and VM series, and from them the disks and VM sizes. */
import { diskColumns } from './columns/disk.ts';
import { type Form, parseRows, type Table } from './columns/read.ts';
import { vmColumns } from './columns/vm.ts';
import type { Disk, Source, Vm } from './rows.ts';

export type DiskTable = Table & Pick<Disk, 'family'>;

const diskForm: Form<Disk, DiskTable> = {
  name: 'disk',
  unit: 'base',
  group: ({ family }) => ({ family }),
  rank: ({ size }) => size,
};

export const parseDisks = (
  tables: readonly DiskTable[],
  sources: readonly Source[],
): readonly Disk[] => parseRows(tables, sources, diskColumns, diskForm);

/** A column `source` overrides the source of the table row by row, and `host-cache` whether disks may be cached. */
export type VmTable = Table &
  Pick<
    Vm,
    'series' | 'tempDisk' | 'hostCache' | 'premiumStorage' | 'cachedMayBeHigher' | 'controller'
  >;

const vmForm: Form<Vm, VmTable> = {
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

/** Slips in the columns of the local NVMe disks show in what the disks are together. */
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

export const parseVms = (tables: readonly VmTable[], sources: readonly Source[]): readonly Vm[] =>
  parseRows(tables, sources, vmColumns, vmForm);
