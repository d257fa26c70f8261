/** From the table of a series to its VM sizes. */
import { bytesPerSecond, iops, type ThroughputUnit } from '../units/index.ts';
import {
  countOf,
  type Figure,
  gateOf,
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
import type { Caps, Edition, NoCap, Source, Vm, VmGate } from './types.ts';

export type VmTable = TextTable & {
  readonly series: string;
  readonly edition: Edition;
  /** The page the table stands on; a column `source` overrides it row by row. */
  readonly source: SourceId;
  readonly also?: readonly SourceId[];
  readonly tempDisk: Vm['tempDisk'];
  /** Whether the series supports host caching; a column `host-cache` overrides it row by row. */
  readonly hostCache: boolean;
  /** What is to be said of every row. */
  readonly note?: string;
};

const pair = { units: pairUnits };
const columns: Columns = {
  size: { units: ['-'], needed: true },
  vcpus: { units: ['count'] },
  memory: { units: ['GiB'] },
  disks: { units: ['count'], needed: true },
  temp: { units: ['GiB'] },
  cache: { units: ['GiB'] },
  cached: { ...pair, needed: true },
  uncached: { ...pair, needed: true },
  local: pair,
  'cached-burst': pair,
  'uncached-burst': pair,
  elastic: pair,
  'elastic-burst': pair,
  'host-cache': { units: ['-'] },
  source: { units: ['-'] },
};

const caps = (unit: ThroughputUnit, figures: Pair<Figure> | undefined): Caps | undefined =>
  figures && {
    iops: iops(figures.iops.value),
    throughput: bytesPerSecond(inBytes(figures.throughput.value, unit)),
  };

const gate = (unit: ThroughputUnit, figures: Pair<Figure | NoCap>): VmGate => ({
  iops: typeof figures.iops === 'string' ? figures.iops : iops(figures.iops.value),
  throughput:
    typeof figures.throughput === 'string'
      ? figures.throughput
      : bytesPerSecond(inBytes(figures.throughput.value, unit)),
});

/** Reads all tables, checking each figure against its neighbours and each name against all names. */
export function readVms(tables: readonly VmTable[], sources: readonly Source[]): readonly Vm[] {
  const once = duplicateGuard();
  return tables.flatMap((table) => {
    const read = readTable(table, columns).map((row) => readVm(row, table, sources));
    checkFigures(read.map(({ ranked }) => ranked));
    for (const { vm, ranked } of read) once(ranked.row, vm.edition, vm.name);
    return read.map(({ vm }) => vm);
  });
}

function readVm(row: Row, table: VmTable, sources: readonly Source[]) {
  const id = row.cell('source').text || table.source;
  const known = (wanted: string) =>
    sources.find((one) => one.id === wanted) ?? row.fail(`unknown source “${wanted}”`);
  const source = known(id);
  const also = table.also?.filter((other) => other !== id && known(other));

  const cached = gateOf(row, 'cached');
  const uncached = gateOf(row, 'uncached');
  const local = pairOf(row, 'local');
  const cachedBurst = pairOf(row, 'cached-burst');
  const uncachedBurst = pairOf(row, 'uncached-burst');
  const elastic = pairOf(row, 'elastic');
  const elasticBurst = pairOf(row, 'elastic-burst');

  if (cached.iops === 'local disk only' && !local)
    row.fail('“cached” says local: the figures of the local disk belong in a column “local”');
  const temp = sizeOf(row, 'temp');
  if (temp !== undefined && table.tempDisk === 'none')
    row.fail('a temp disk of some size in a series that has none');
  // The throughput columns of one page have one reading; it is that of the uncached gate.
  const unit = readingOf(row, 'uncached', source);
  const note = [row.note, table.note].filter((words) => words !== undefined).join('. ');
  const ownHostCache = row.cell('host-cache').text;

  const vm: Vm = {
    name: row.cell('size').text || row.fail('a row without a name'),
    series: table.series,
    edition: table.edition,
    ...present('vcpus', countOf(row, 'vcpus')),
    ...present('memory', sizeOf(row, 'memory')),
    maxDataDisks: countOf(row, 'disks') ?? row.fail('“disks” is empty'),
    ...present('temp', temp),
    ...present('cacheSize', sizeOf(row, 'cache')),
    cached: gate(unit, cached),
    uncached: gate(unit, uncached),
    ...present('localDisk', caps(unit, local)),
    ...present('cachedBurst', caps(unit, cachedBurst)),
    ...present('uncachedBurst', caps(unit, uncachedBurst)),
    ...present('elastic', caps(unit, elastic)),
    ...present('elasticBurst', caps(unit, elasticBurst)),
    tempDisk: table.tempDisk,
    hostCache: ownHostCache ? wordOf(row, 'host-cache', ['yes', 'no']) === 'yes' : table.hostCache,
    unit,
    source: id,
    ...present('also', also?.length ? also : undefined),
    ...present('note', note || undefined),
  };
  if (/^standard_/i.test(vm.name)) row.fail('names are written without Standard_');
  const ranked: Ranked = {
    row,
    name: vm.name,
    rank: vm.vcpus,
    figures: {
      ...named('cached', cached),
      ...named('uncached', uncached),
      ...named('local', local),
      ...named('cached-burst', cachedBurst),
      ...named('uncached-burst', uncachedBurst),
      ...named('elastic', elastic),
      ...named('elastic-burst', elasticBurst),
    },
    bursts: [
      ...burst('cached', 'cached-burst'),
      ...burst('uncached', 'uncached-burst'),
      ...burst('elastic', 'elastic-burst'),
    ],
  };
  return { vm, ranked };
}
