/**
 * The rows as the browser gets them: without tables, readers and checks, small after gzip, and
 * exactly the same rows (a test holds it). Notes stay: a figure without its caveat is half the truth.
 *
 * Rows that share series, edition, source and so on stand in one group, column by column: what is
 * alike stands together and packs best. Columns have a fixed order and hold numbers in the units of
 * the tables; 0 stands for “not there”, and columns of zeros at the end are cut.
 */
import {
  type Bytes,
  bytesIn,
  bytesPerSecond,
  gib,
  iops,
  type ThroughputUnit,
} from '../units/index.ts';
import { present } from './present.ts';
import type { Cap, Caps, Disk, HostCache, NoCap, Vm, VmGate } from './types.ts';

/**
 * A figure for each row, or the one that all of them have. A single figure in brackets is a share:
 * so much for each of what stands in the first column of figures, the vCPUs of a VM.
 */
type Column = number | readonly number[];
/** What a group's rows share, then the columns. */
type Group<Shared> = readonly [shared: Shared, names: readonly string[], ...columns: Column[]];
type Packed<Shared> = {
  readonly notes: readonly string[];
  readonly groups: readonly Group<Shared>[];
};

type SharedVm = Pick<
  Vm,
  'series' | 'edition' | 'tempDisk' | 'hostCache' | 'unit' | 'source' | 'also'
>;
type SharedDisk = Pick<Disk, 'family' | 'edition' | 'unit' | 'source' | 'also'>;

/** The column that others are a share of: the first after that of the notes. */
const leading = 1;

const noCaps: readonly NoCap[] = ['none', 'not published', 'local disk only'];
const hostCaches: readonly HostCache[] = ['no', 'below 4 TiB', 'yes'];

export function packVms(vms: readonly Vm[]): string {
  return pack(
    vms,
    ({ series, edition, tempDisk, hostCache, unit, source, also }) => ({
      series,
      edition,
      tempDisk,
      hostCache,
      unit,
      source,
      ...present('also', also),
    }),
    (vm) => [
      vm.vcpus ?? 0,
      inGib(vm.memory),
      vm.maxDataDisks,
      inGib(vm.temp),
      inGib(vm.cacheSize),
      ...packGate(vm.cached, vm.unit),
      ...packGate(vm.uncached, vm.unit),
      ...packCaps(vm.localDisk, vm.unit),
      ...packCaps(vm.cachedBurst, vm.unit),
      ...packCaps(vm.uncachedBurst, vm.unit),
      ...packCaps(vm.elastic, vm.unit),
      ...packCaps(vm.elasticBurst, vm.unit),
    ],
  );
}

export function unpackVms(text: string): Vm[] {
  return unpack<SharedVm, Vm>(text, (shared, name, next, note) => ({
    ...shared,
    name,
    ...present('vcpus', next() || undefined),
    ...present('memory', sizeFrom(next())),
    maxDataDisks: next(),
    ...present('temp', sizeFrom(next())),
    ...present('cacheSize', sizeFrom(next())),
    cached: unpackGate(next, shared.unit),
    uncached: unpackGate(next, shared.unit),
    ...present('localDisk', unpackCaps(next, shared.unit)),
    ...present('cachedBurst', unpackCaps(next, shared.unit)),
    ...present('uncachedBurst', unpackCaps(next, shared.unit)),
    ...present('elastic', unpackCaps(next, shared.unit)),
    ...present('elasticBurst', unpackCaps(next, shared.unit)),
    ...present('note', note),
  }));
}

export function packDisks(disks: readonly Disk[]): string {
  return pack(
    disks,
    ({ family, edition, unit, source, also }) => ({
      family,
      edition,
      unit,
      source,
      ...present('also', also),
    }),
    (disk) => [
      inGib(disk.size),
      ...packCaps(disk, disk.unit),
      hostCaches.indexOf(disk.hostCache),
      ...packCaps(disk.burst, disk.unit),
      disk.burst?.minutes ?? 0,
      ...packCaps(disk.onDemand, disk.unit),
      ...packCaps(disk.plus, disk.unit),
    ],
  );
}

export function unpackDisks(text: string): Disk[] {
  return unpack<SharedDisk, Disk>(text, (shared, name, next, note) => {
    const size = gib(next());
    const base: Caps = { iops: iops(next()), throughput: rateFrom(next(), shared.unit) };
    const hostCache = hostCaches[next()] ?? 'no';
    const burst = unpackCaps(next, shared.unit);
    const minutes = next();
    return {
      ...shared,
      name,
      size,
      ...base,
      hostCache,
      ...present('burst', burst && { ...burst, minutes }),
      ...present('onDemand', unpackCaps(next, shared.unit)),
      ...present('plus', unpackCaps(next, shared.unit)),
      ...present('note', note),
    };
  });
}

/** Groups rows that share a head, in the order of their first row. Rows of one head must stand together, so that the order is kept. */
function pack<Row extends { readonly name: string; readonly note?: string }, Shared>(
  rows: readonly Row[],
  sharedOf: (row: Row) => Shared,
  figuresOf: (row: Row) => readonly number[],
): string {
  const notes: string[] = [];
  const groups: { shared: Shared; names: string[]; figures: (readonly number[])[] }[] = [];
  let head = '';
  for (const row of rows) {
    const shared = sharedOf(row);
    if (groups.length === 0 || JSON.stringify(shared) !== head)
      groups.push({ shared, names: [], figures: [] });
    head = JSON.stringify(shared);
    if (row.note !== undefined && !notes.includes(row.note)) notes.push(row.note);
    const note = row.note === undefined ? 0 : notes.indexOf(row.note) + 1;
    groups.at(-1)?.names.push(row.name);
    groups.at(-1)?.figures.push([note, ...figuresOf(row)]);
  }
  const packed: Packed<Shared> = {
    notes,
    groups: groups.map(({ shared, names, figures }) => [shared, names, ...columnsOf(figures)]),
  };
  return JSON.stringify(packed);
}

function columnsOf(rows: readonly (readonly number[])[]): readonly Column[] {
  const [first = []] = rows;
  const columns = first.map((figure, at): Column => {
    const column = rows.map((row) => row[at] ?? 0);
    if (column.every((other) => other === figure)) return figure;
    const share = figure / (first[leading] ?? 0);
    const follows = rows.every((row, place) => column[place] === share * (row[leading] ?? 0));
    return at > leading && follows ? [share] : column;
  });
  return columns.slice(0, columns.findLastIndex((column) => column !== 0) + 1);
}

function unpack<Shared, Row>(
  text: string,
  rowOf: (shared: Shared, name: string, next: () => number, note: string | undefined) => Row,
): Row[] {
  const { notes, groups } = JSON.parse(text) as Packed<Shared>;
  return groups.flatMap(([shared, names, ...columns]) =>
    names.map((name, row) => {
      let at = 0;
      const figure = (column: Column = 0): number => {
        if (typeof column === 'number') return column;
        const [share = 0] = column;
        return column.length === 1 ? share * figure(columns[leading]) : (column[row] ?? 0);
      };
      const next = () => figure(columns[at++]);
      const note = notes[next() - 1];
      return rowOf(shared, name, next, note);
    }),
  );
}

/** A size of nothing packs as 0, which reads as “not there”: no disk and no cache has it. */
const inGib = (size: Bytes | undefined) => (size ?? 0) / gib(1);
const sizeFrom = (figure: number) => (figure === 0 ? undefined : gib(figure));
/** Whole bytes before and after, so that dividing and multiplying come back to the same number. */
const rateFrom = (figure: number, unit: ThroughputUnit) =>
  bytesPerSecond(Math.round(figure * bytesIn[unit]));

const packCaps = (caps: Caps | undefined, unit: ThroughputUnit) =>
  caps ? [caps.iops, caps.throughput / bytesIn[unit]] : [0, 0];

function unpackCaps(next: () => number, unit: ThroughputUnit): Caps | undefined {
  const [rate, figure] = [next(), next()];
  return rate === 0 && figure === 0
    ? undefined
    : { iops: iops(rate), throughput: rateFrom(figure, unit) };
}

/** The reasons for a missing limit are packed below zero. */
const packCap = (cap: Cap<number>, factor: number) =>
  typeof cap === 'number' ? cap / factor : -1 - noCaps.indexOf(cap);

const packGate = ({ iops: rate, throughput }: VmGate, unit: ThroughputUnit) => [
  packCap(rate, 1),
  packCap(throughput, bytesIn[unit]),
];

function unpackGate(next: () => number, unit: ThroughputUnit): VmGate {
  const [rate, figure] = [next(), next()];
  return {
    iops: noCaps[-1 - rate] ?? iops(rate),
    throughput: noCaps[-1 - figure] ?? rateFrom(figure, unit),
  };
}
