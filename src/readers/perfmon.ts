/** CSV of PerfMon: typeperf, logman and `relog -f csv` (heading `(PDH-CSV 4.0)`). */
import { present } from '../units/present.ts';
import { cellsOf } from './csv.ts';
import { Clock, Decimals, timeOfDay } from './numbers.ts';
import { type DiskObject, diskObject, measureOf } from './perfmon-names.ts';
import { type LineReader, type Measure, type Note, type Reading, refused } from './reading.ts';
import { SeriesTable } from './table.ts';

/** The command for a minute of what is read here. */
export const typeperf =
  'typeperf "\\PhysicalDisk(*)\\Disk Reads/sec" "\\PhysicalDisk(*)\\Disk Writes/sec" "\\PhysicalDisk(*)\\Disk Read Bytes/sec" "\\PhysicalDisk(*)\\Disk Write Bytes/sec" "\\PhysicalDisk(*)\\Avg. Disk sec/Read" "\\PhysicalDisk(*)\\Avg. Disk sec/Write" "\\PhysicalDisk(*)\\Avg. Disk Queue Length" -si 1 -sc 60 -o disks.csv';

/** Whether a line is the heading of such a file. The name of the time zone is localised and may be cut off. */
export const isPerfmon = (line: string): boolean => /^"?\(PDH-(CSV|TSV) \d/.test(line);

type Column = {
  readonly at: number;
  readonly object: DiskObject;
  readonly instance: string;
  readonly measure: Measure;
};

/** `\\HOST\Object(Instance)\Counter`, where a counter may hold a backslash or a parenthesis of its own. */
function columnOf(path: string, at: number): Column | 'disk' | undefined {
  const [, object = '', instance = '', counter = ''] =
    /^\\\\[^\\]*\\([^\\(]+)\((.*?)\)\\(.+)$/.exec(path.slice(0, 600)) ?? [];
  const of = diskObject(object);
  if (!of) return undefined;
  const measure = measureOf(counter);
  return measure ? { at, object: of, instance, measure } : 'disk';
}

/** A whole and its parts are not added: whole disks before volumes, single disks before their sum. */
function chosen(columns: readonly Column[]): readonly Column[] {
  const disks = columns.filter(({ object }) => object === 'PhysicalDisk');
  const of = disks.length > 0 ? disks : columns;
  const single = of.filter(({ instance }) => instance !== '_Total');
  return single.length > 0 ? single : of;
}

/** A reader of PerfMon’s CSV and TSV. */
export function perfmonReader(): LineReader {
  const table = new SeriesTable();
  const decimals = new Decimals();
  const clock = new Clock();
  let columns: readonly Column[] = [];
  let width = 0;
  let separator = ',';
  let skipped = 0;
  let hasDisks = false;
  let isCut = false;

  function heading(line: string) {
    separator = line.includes('PDH-TSV') ? '\t' : ',';
    const cells = cellsOf(line, separator);
    width = cells.length;
    const found = cells.map((path, at) => columnOf(path, at));
    hasDisks ||= found.includes('disk') || found.some((column) => typeof column === 'object');
    columns = chosen(found.filter((column) => typeof column === 'object'));
  }

  function row(line: string): boolean {
    const cells = cellsOf(line, separator);
    const time = timeOfDay(cells[0] ?? '');
    if (time === undefined || cells.length < 2) return false;
    if (cells.length < width) return false;
    const values = new Map<string, Partial<Record<Measure, number>>>();
    for (const { at, instance, measure } of columns) {
      const value = decimals.read(cells[at] ?? '');
      if (value === undefined) continue;
      const device = values.get(instance) ?? {};
      device[measure] = value;
      values.set(instance, device);
    }
    // The first row has no rates, since a rate takes two samples.
    const all = [...values.values()].flatMap((device) => Object.values(device));
    if (all.length > 0 && all.every(Number.isNaN)) return true;
    const since = clock.since(time);
    for (const [instance, device] of values) {
      const ios = device.ios ?? (device.reads ?? Number.NaN) + (device.writes ?? Number.NaN);
      if (ios === 0 && 'latency' in device) device.latency = Number.NaN;
      if (device.reads === 0 && 'readLatency' in device) device.readLatency = Number.NaN;
      if (device.writes === 0 && 'writeLatency' in device) device.writeLatency = Number.NaN;
      table.add(instance, since, device);
    }
    return true;
  }

  return {
    line(text) {
      if (text.trim() === '') return;
      if (isPerfmon(text)) return heading(text);
      const isRow = row(text);
      isCut = !isRow && /^"\d/.test(text);
      if (!isRow && !/^(Exiting, please wait|The command completed)/.test(text)) skipped++;
    },
    end(): Reading {
      const series = table.series();
      const measures = new Set(series.flatMap(({ columns: of }) => Object.keys(of)));
      const hasRates = ['reads', 'writes', 'ios', 'bytes', 'readBytes', 'writeBytes'].some((name) =>
        measures.has(name),
      );
      if (!hasRates)
        return refused({
          why: hasDisks ? 'too-little' : 'no-disks',
          what: 'PerfMon',
          instead: typeperf,
        });
      const step = table.step();
      const notes: Note[] = [];
      if (!measures.has('reads') && !measures.has('writes'))
        notes.push({ note: measures.has('ios') ? 'no-split' : 'no-iops' });
      if (step !== undefined && step > 60) notes.push({ note: 'means', seconds: step });
      if (clock.wentBack) notes.push({ note: 'restarted' });
      if (isCut) notes.push({ note: 'cut-off' });
      if (skipped > 0) notes.push({ note: 'skipped', lines: skipped });
      return {
        kind: 'samples',
        tool: 'PerfMon',
        form: 'PerfMon CSV',
        series,
        ...present({ step: step || undefined }),
        notes,
      };
    },
  };
}
