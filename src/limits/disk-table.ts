/** From the table of a disk family to its disks. */
import { bytesPerSecond, iops, type ThroughputUnit } from '../units/index.ts';
import {
  countOf,
  type Figure,
  inBytes,
  type Pair,
  pairOf,
  pairUnits,
  readingOf,
  sizeOf,
  wordOf,
} from './cells.ts';
import { burst, checkFigures, duplicateGuard, named, type Ranked } from './checks.ts';
import { present } from './present.ts';
import type { SourceId } from './sources.ts';
import { type Columns, type Row, readTable, type TextTable } from './table.ts';
import type { Caps, Disk, DiskFamily, Edition, HostCache, Source } from './types.ts';

export type DiskTable = TextTable & {
  readonly family: DiskFamily;
  readonly edition: Edition;
  readonly source: SourceId;
  readonly also?: readonly SourceId[];
  /** What is to be said of every row. */
  readonly note?: string;
};

const columns: Columns = {
  disk: { units: ['-'], needed: true },
  size: { units: ['GiB'], needed: true },
  base: { units: pairUnits, needed: true },
  burst: { units: pairUnits },
  'burst-time': { units: ['min'] },
  'on-demand': { units: pairUnits },
  plus: { units: pairUnits },
  'host-cache': { units: ['-'], needed: true },
};

const hostCaches: Readonly<Record<string, HostCache>> = {
  yes: 'yes',
  no: 'no',
  'below-4TiB': 'below 4 TiB',
};

const caps = (unit: ThroughputUnit, figures: Pair<Figure>): Caps => ({
  iops: iops(figures.iops.value),
  throughput: bytesPerSecond(inBytes(figures.throughput.value, unit)),
});

/** Reads all tables, checking each figure against its neighbours and each name against all names. */
export function readDisks(
  tables: readonly DiskTable[],
  sources: readonly Source[],
): readonly Disk[] {
  const once = duplicateGuard();
  return tables.flatMap((table) => {
    const read = readTable(table, columns).map((row) => readDisk(row, table, sources));
    checkFigures(read.map(({ ranked }) => ranked));
    for (const { disk, ranked } of read) once(ranked.row, disk.edition, disk.name);
    return read.map(({ disk }) => disk);
  });
}

function readDisk(row: Row, table: DiskTable, sources: readonly Source[]) {
  const known = (wanted: string) =>
    sources.find((one) => one.id === wanted) ?? row.fail(`unknown source “${wanted}”`);
  const source = known(table.source);
  for (const other of table.also ?? []) known(other);

  const size = sizeOf(row, 'size') ?? row.fail('“size” is empty');
  const base = pairOf(row, 'base') ?? row.fail('“base” is empty');
  const credit = pairOf(row, 'burst');
  const minutes = countOf(row, 'burst-time');
  if ((credit === undefined) !== (minutes === undefined))
    row.fail('a burst and how long it lasts stand together or not at all');
  const onDemand = pairOf(row, 'on-demand');
  const plus = pairOf(row, 'plus');
  const unit = readingOf(row, 'base', source);
  const note = [row.note, table.note].filter((words) => words !== undefined).join('. ');

  const disk: Disk = {
    name: row.cell('disk').text || row.fail('a row without a name'),
    family: table.family,
    edition: table.edition,
    size,
    ...caps(unit, base),
    ...(credit && minutes ? { burst: { ...caps(unit, credit), minutes } } : {}),
    ...present('onDemand', onDemand && caps(unit, onDemand)),
    ...present('plus', plus && caps(unit, plus)),
    hostCache: hostCaches[wordOf(row, 'host-cache', Object.keys(hostCaches))] ?? 'no',
    unit,
    source: table.source,
    ...present('also', table.also),
    ...present('note', note || undefined),
  };
  const ranked: Ranked = {
    row,
    name: disk.name,
    rank: size,
    figures: {
      ...named('base', base),
      ...named('burst', credit),
      ...named('on-demand', onDemand),
      ...named('plus', plus),
    },
    bursts: [...burst('base', 'burst'), ...burst('base', 'on-demand'), ...burst('base', 'plus')],
  };
  return { disk, ranked };
}
