/**
 * Which VM sizes have Write Accelerator, for writes of up to 64 KiB to Premium SSD. It is looked up
 * by the name of a size and not stored in its row, so that browsers load it with the first answer
 * that needs it.
 */

import { type Iops, iops } from '../units/index.ts';
import { defined } from '../units/omit-undefined.ts';
import { countOf } from './cells.ts';
import type { Vm } from './rows.ts';
import type { SourceId } from './sources.ts';
import { parseTable, type Row, type TextTable } from './table.ts';
import { duplicateGuard } from './table-checks.ts';

export type WriteAccelerator = {
  /** The sizes, by their names of today; none has constrained vCPUs. */
  readonly sizes: readonly string[];
  /** How many disks of a VM can have it. */
  readonly disks: number;
  /** What they may do together. */
  readonly iops: Iops;
  readonly source: SourceId;
  readonly note?: string;
};
export type WriteAcceleratorTable = TextTable & Pick<WriteAccelerator, 'source'>;

const columns = {
  sizes: { units: ['-'], needed: true },
  disks: { units: ['count'], needed: true },
  iops: { units: ['IOPS'], needed: true },
} as const;

/** Parses the table, checking every name against the sizes of today and the figures against theirs. */
export function parseWriteAccelerator(
  { source, ...table }: WriteAcceleratorTable,
  vms: readonly Vm[],
): readonly WriteAccelerator[] {
  const today = new Map(
    vms.filter(({ edition }) => edition === 'current').map((vm) => [vm.name, vm]),
  );
  const once = duplicateGuard();
  const read: Entry[] = [];
  return parseTable(table, columns).map((row): WriteAccelerator => {
    const disks = countOf(row, 'disks') ?? row.fail('“disks” is empty');
    const rate = countOf(row, 'iops') ?? row.fail('“iops” is empty');
    const sizes = row.cell('sizes').text.split(',');
    for (const name of sizes) {
      const vm = today.get(name) ?? row.fail(`there is no size “${name}” today`);
      once(row, 'current', name);
      checkAgainstVm(row, vm, disks, rate);
      for (const other of read) checkAgainstOther(row, { vm, disks, rate }, other);
      read.push({ vm, disks, rate });
    }
    return { sizes, disks, iops: iops(rate), source, ...defined({ note: row.note }) };
  });
}

/** They are some of the disks of the VM, and their IOs count against its uncached limit like all others. */
function checkAgainstVm(
  row: Row,
  { name, maxDataDisks, uncached }: Vm,
  disks: number,
  rate: number,
) {
  if (disks > maxDataDisks) row.fail(`${disks} disks, and ${name} takes ${maxDataDisks}`);
  if (typeof uncached.iops === 'number' && rate > uncached.iops)
    row.fail(`${rate} IOPS are above the uncached limit of ${name}, ${uncached.iops}`);
}

type Entry = { readonly vm: Vm; readonly disks: number; readonly rate: number };

/** In a series a larger size has no less. */
function checkAgainstOther(row: Row, one: Entry, other: Entry) {
  if (one.vm.series !== other.vm.series) return;
  const [less, more] = (one.vm.vcpus ?? 0) < (other.vm.vcpus ?? 0) ? [one, other] : [other, one];
  if (less.vm.vcpus !== more.vm.vcpus && (less.disks > more.disks || less.rate > more.rate))
    row.fail(`${more.vm.name} has less than ${less.vm.name}, which is smaller`);
}

/**
 * On how many disks of a size, and with how many IOPS together, without the checks of `parseWriteAccelerator`: for
 * browsers, whose table was checked at build. Nothing where the page names the size not.
 */
export function acceleratedDisks(
  { text }: Pick<WriteAcceleratorTable, 'text'>,
  { name, edition }: Pick<Vm, 'name' | 'edition'>,
): Pick<WriteAccelerator, 'disks' | 'iops'> | undefined {
  if (edition !== 'current') return undefined;
  for (const line of text.split('\n')) {
    const [sizes = '', disks, rate = ''] = line.trim().split(/\s+/);
    if (sizes.split(',').includes(name))
      return { disks: Number(disks), iops: iops(Number(rate.replace(',', ''))) };
  }
  return undefined;
}

/** What a size can have of it; nothing where the page names it not. */
export const writeAcceleratorOf = (
  { name, edition }: Pick<Vm, 'name' | 'edition'>,
  all: readonly WriteAccelerator[],
): WriteAccelerator | undefined =>
  edition === 'current' ? all.find(({ sizes }) => sizes.includes(name)) : undefined;
