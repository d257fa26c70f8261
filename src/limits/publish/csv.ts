/** Disks and VM sizes as one flat table for spreadsheets: RFC 4180, a row a disk or size. */

import { csvOf } from '../../units/index.ts';
import { disks, vms } from '../index.ts';
import type { Cap, Caps, Disk, Source, Vm, VmGate } from '../types.ts';
import { allSources } from './json.ts';
import { size, speed } from './units.ts';

type Cell = string | number | undefined;
/** A column: its header with the unit, and what a disk or a VM has there. */
type Column = {
  readonly header: string;
  readonly disk: (disk: Disk) => Cell;
  readonly vm: (vm: Vm) => Cell;
};

const nothing = () => undefined;
const both = (header: string, of: (row: Disk | Vm) => Cell): Column => ({
  header,
  disk: of,
  vm: of,
});
const ofDisk = (header: string, disk: Column['disk']): Column => ({ header, disk, vm: nothing });
const ofVm = (header: string, vm: Column['vm']): Column => ({ header, disk: nothing, vm });

/** One unit a column: here throughput is decimal, whatever its page prints; “printed in” says what that was. */
const decimal = (value: Cap<Caps['throughput']> | undefined): Cell =>
  typeof value === 'number' ? speed(value, 'MB/s').value : value;

/** Two columns of a pair of limits. */
const pair = (
  name: string,
  disk: (disk: Disk) => Caps | undefined,
  vm: (vm: Vm) => Caps | VmGate | undefined,
): readonly Column[] => [
  { header: `${name} (IOPS)`, disk: (row) => disk(row)?.iops, vm: (row) => vm(row)?.iops },
  {
    header: `${name} (MB/s)`,
    disk: (row) => decimal(disk(row)?.throughput),
    vm: (row) => decimal(vm(row)?.throughput),
  },
];

const urls = new Map(allSources.map(({ id, url }: Source) => [id, url]));

const columns: readonly Column[] = [
  { header: 'kind', disk: () => 'disk', vm: () => 'vm' },
  both('name', ({ name }) => name),
  { header: 'series or family', disk: ({ family }) => family, vm: ({ series }) => series },
  both('edition', ({ edition }) => edition),
  ofDisk('size (GiB)', (disk) => size(disk.size).value),
  ofVm('vCPUs (count)', ({ vcpus }) => vcpus),
  ofVm('memory (GiB)', ({ memory }) => memory && size(memory).value),
  ofVm('data disks (count)', ({ maxDataDisks }) => maxDataDisks),
  ofVm('temp disk (GiB)', ({ temp }) => temp && size(temp).value),
  ofVm('cache (GiB)', ({ cacheSize }) => cacheSize && size(cacheSize).value),
  ...pair('disk', (disk) => disk, nothing),
  ...pair('disk burst', ({ burst }) => burst, nothing),
  ofDisk('disk burst (min)', ({ burst }) => burst?.minutes),
  ...pair('disk on-demand burst', ({ onDemand }) => onDemand, nothing),
  ...pair('disk performance plus', ({ plus }) => plus, nothing),
  ...pair('cached', nothing, ({ cached }) => cached),
  ...pair('uncached', nothing, ({ uncached }) => uncached),
  ...pair('local disk', nothing, ({ localDisk }) => localDisk),
  ...pair('cached burst', nothing, ({ cachedBurst }) => cachedBurst),
  ...pair('uncached burst', nothing, ({ uncachedBurst }) => uncachedBurst),
  ...pair('Premium SSD v2 and Ultra', nothing, ({ elastic }) => elastic),
  ...pair('Premium SSD v2 and Ultra burst', nothing, ({ elasticBurst }) => elasticBurst),
  ofVm('temp disk passes', ({ tempDisk }) => tempDisk),
  {
    header: 'host cache',
    disk: ({ hostCache }) => hostCache,
    vm: ({ hostCache }) => (hostCache ? 'yes' : 'no'),
  },
  both('throughput printed in', ({ unit }) => unit),
  both('source', ({ source }) => source),
  both('source address', ({ source }) => urls.get(source)),
  both('also', ({ also }) => also?.join(' ')),
  both('note', ({ note }) => note),
];

const line = (cells: readonly Cell[]) => cells.map((cell) => String(cell ?? ''));

/** The file, ready to be written. */
export const limitsCsv = (): string =>
  csvOf([
    columns.map(({ header }) => header),
    ...disks.map((row) => line(columns.map(({ disk }) => disk(row)))),
    ...vms.map((row) => line(columns.map(({ vm }) => vm(row)))),
  ]);
