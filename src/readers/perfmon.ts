/** CSV of PerfMon: typeperf, logman and `relog -f csv` (heading `(PDH-CSV 4.0)`). */

import { Clock, timeOfDay } from './clock.ts';
import { cellsOf } from './csv.ts';
import { Decimals } from './numbers.ts';
import { type DiskObject, diskObject, measureOf } from './perfmon-names.ts';
import {
  type LineReader,
  type Measure,
  notesOf,
  type Reading,
  refused,
  skippedNote,
} from './reading.ts';
import { SeriesTable, samplesOf, type Values, withoutIdle } from './series-table.ts';

/** The command for a minute of what is read here. */
export const typeperf =
  'typeperf "\\PhysicalDisk(*)\\Disk Reads/sec" "\\PhysicalDisk(*)\\Disk Writes/sec" "\\PhysicalDisk(*)\\Disk Read Bytes/sec" "\\PhysicalDisk(*)\\Disk Write Bytes/sec" "\\PhysicalDisk(*)\\Avg. Disk sec/Read" "\\PhysicalDisk(*)\\Avg. Disk sec/Write" "\\PhysicalDisk(*)\\Avg. Disk Queue Length" -si 1 -sc 60 -o disks.csv';

/** Whether a line is the heading of such a file. The name of the time zone is localised and may be cut off. */
export const isPerfmon = (line: string): boolean => /^"?\(PDH-(CSV|TSV) \d/.test(line);

/**
 * The text before the first counter. PerfMon writes a comma or a tab; Excel saves such a file with semicolons where
 * the comma is the decimal sign.
 */
const separatorOf = (heading: string): string =>
  /([,;\t])"?\\\\/.exec(heading)?.[1] ?? (heading.includes('PDH-TSV') ? '\t' : ',');

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

const rates = ['reads', 'writes', 'ios', 'bytes', 'readBytes', 'writeBytes'] as const;

/** A reader of PerfMon’s CSV and TSV. */
class PerfmonReader implements LineReader {
  readonly #table = new SeriesTable();
  readonly #decimals = new Decimals();
  readonly #clock = new Clock();
  #columns: readonly Column[] = [];
  #width = 0;
  #separator = ',';
  #skipped = 0;
  #hasDisks = false;
  #isCut = false;

  line(text: string) {
    if (text.trim() === '') return;
    if (isPerfmon(text)) return this.#start(text);
    const isRow = this.#row(text);
    this.#isCut = !isRow && /^"\d/.test(text);
    if (!isRow && !/^(Exiting, please wait|The command completed)/.test(text)) this.#skipped++;
  }

  end(): Reading {
    const series = this.#table.series();
    const has = (...measures: readonly Measure[]) =>
      series.some(({ columns }) => measures.some((measure) => measure in columns));
    if (!has(...rates)) {
      const ofDisks = this.#columns.length > 0 ? 'too-little' : 'other-counters';
      const why = this.#hasDisks ? ofDisks : 'no-disks';
      return refused({ why, what: 'PerfMon', instead: typeperf });
    }
    const step = this.#table.step();
    const notes = notesOf(
      !has('reads', 'writes') && { note: has('ios') ? 'no-split' : 'no-iops' },
      step !== undefined && step > 60 && { note: 'means', seconds: step },
      this.#clock.wentBack && { note: 'restarted' },
      this.#isCut && { note: 'cut-off' },
      skippedNote(this.#skipped),
    );
    return samplesOf('PerfMon', 'PerfMon CSV', series, step, notes);
  }

  #start(line: string) {
    this.#separator = separatorOf(line);
    const cells = cellsOf(line, this.#separator);
    this.#width = cells.length;
    const found = cells.map(columnOf).filter((column) => column !== undefined);
    this.#hasDisks ||= found.length > 0;
    this.#columns = chosen(found.filter((column) => column !== 'disk'));
  }

  #row(line: string): boolean {
    const cells = cellsOf(line, this.#separator);
    const time = timeOfDay(cells[0] ?? '');
    if (time === undefined || cells.length < Math.max(2, this.#width)) return false;
    const devices = new Map<string, Values>();
    for (const { at, instance, measure } of this.#columns) {
      const value = this.#decimals.read(cells[at] ?? '');
      if (value === undefined) continue;
      devices.set(instance, { ...devices.get(instance), [measure]: value });
    }
    // The first row has no rates, since a rate takes two samples.
    const all = [...devices.values()].flatMap((values) => Object.values(values));
    if (all.length > 0 && all.every(Number.isNaN)) return true;
    const since = this.#clock.since(time);
    for (const [instance, values] of devices) this.#table.add(instance, since, withoutIdle(values));
    return true;
  }
}

export const perfmonReader = (): LineReader => new PerfmonReader();
