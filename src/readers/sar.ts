/** `sar -d` as text and `sadf -d`, `sadf -p` as lines of values (man pages `sar`, `sadf`; sysstat `CHANGES`). */
import { Clock, timeOfDay } from './clock.ts';
import { Decimals, wordsOf } from './numbers.ts';
import {
  type LineReader,
  type Note,
  notesOf,
  type Reading,
  refused,
  skippedNote,
} from './reading.ts';
import { SeriesTable, samplesOf } from './series-table.ts';
import { columns, isColumn, type Plan, planOf, valuesOf } from './sysstat-columns.ts';

/** The time at the start of a line, and the words after it. */
function timed(line: string): { time: number; words: readonly string[] } | undefined {
  const [first = '', second, ...rest] = wordsOf(line);
  const hasHalf = second === 'AM' || second === 'PM';
  const time = timeOfDay(hasHalf ? `${first} ${second}` : first);
  if (time === undefined || !/^\d/.test(first)) return undefined;
  return { time, words: hasHalf || second === undefined ? rest : [second, ...rest] };
}

type Heading = { readonly plan: Plan; readonly isDeviceLast: boolean };

/** The heading of a table of devices: DEV is its first column, with `-p` since 2020 its last. */
function headingOf(line: string): Heading | undefined {
  if (!line.includes('DEV') || line.startsWith('#') || line.length > 1000) return undefined;
  const words = timed(line)?.words ?? [];
  const isFirst = words[0] === 'DEV';
  const isDeviceLast = words[words.length - 1] === 'DEV';
  if (!isFirst && !isDeviceLast) return undefined;
  const names = isFirst ? words.slice(1) : words.slice(0, -1);
  return names.includes('tps') ? { plan: planOf(names), isDeviceLast } : undefined;
}

const isCsvHeading = (line: string) => /^#\s*hostname;interval;timestamp;DEV;/.test(line);
const isFields = (line: string) => {
  const cells = line.split('\t', 7);
  // What is not of a device, such as the paging of the whole machine, has a hyphen in its place.
  return (
    cells.length === 6 &&
    cells[3] !== '-' &&
    Object.hasOwn(columns, cells[4] ?? '') &&
    /^-?\d+$/.test(cells[1] ?? '')
  );
};

/** Whether a line is a heading of a table of devices of sar or sadf. */
export const isSar = (line: string): boolean =>
  headingOf(line) !== undefined || isCsvHeading(line) || isFields(line);

/** The notes that every form of sar has: one count of IOs, and means of long steps. */
export const sarNotes = (step: number | undefined): readonly Note[] =>
  notesOf(
    { note: 'no-split' },
    step !== undefined && step > 60 && { note: 'means', seconds: step },
  );

/** A reader of `sar -d`, `sadf -d` and `sadf -p`. */
class SarReader implements LineReader {
  readonly #table = new SeriesTable();
  readonly #decimals = new Decimals();
  readonly #clock = new Clock();
  #form = 'sar -d';
  #heading: Heading | undefined;
  /** The time of the first heading, at which the first step began. */
  #headed: number | undefined;
  /** The plan of the lines of `sadf -d`. */
  #plan: Plan = [];
  #interval: number | undefined;
  /** Of `sadf -p` the last device and time, and whether it did no IO, so that it has no latency. */
  #last = '';
  #isIdle = false;
  #isRestarted = false;
  #isCut = false;
  #skipped = 0;

  line(line: string) {
    if (line.trim() === '') {
      // A table ends here: the next one may be of something else, with as many columns.
      this.#heading = undefined;
      return;
    }
    if (this.#start(line) || /^Linux \S+ \(/.test(line)) return;
    if (/LINUX.RESTART/.test(line)) {
      this.#isRestarted = true;
      return;
    }
    if (this.#row(line)) {
      this.#isCut = false;
      return;
    }
    // Means of the whole day, in the language of the machine.
    const isMean = /[:：]$/.test(wordsOf(line)[0] ?? '');
    this.#isCut = !isMean && (this.#heading !== undefined || this.#plan.length > 0);
    if (isMean) return;
    // Tables of other things than disks.
    const isOther = (word: string) => /^[%\w/-]*[a-zA-Z][\w/%-]*$/.test(word) && !isColumn(word);
    if (timed(line)?.words.some(isOther)) this.#heading = undefined;
    this.#skipped++;
  }

  end(): Reading {
    if (this.#table.size === 0) return refused({ why: 'unknown' });
    const first = this.#headed === undefined ? 0 : this.#clock.sinceStart(this.#headed);
    const step = this.#interval || this.#table.step() || first;
    const notes = notesOf(
      ...sarNotes(step),
      (this.#isRestarted || this.#clock.wentBack) && { note: 'restarted' },
      this.#decimals.hasUnits && { note: 'rounded' },
      this.#isCut && { note: 'cut-off' },
      skippedNote(this.#skipped),
    );
    return samplesOf('sar', this.#form, this.#table.series(), step, notes);
  }

  /** The heading of a table, of disks or of something else. */
  #start(line: string): boolean {
    const isCsv = isCsvHeading(line);
    if (isCsv) this.#form = 'sadf -d';
    if (isCsv || /^#\s*hostname;/.test(line)) {
      // With -h all devices are in one line, and the heading ends so.
      const names = line
        .trim()
        .replace(/\[\.\.\.\]$/, '')
        .split(';')
        .slice(4);
      this.#plan = isCsv ? planOf(names) : [];
      return true;
    }
    const found = headingOf(line);
    if (!found) return false;
    this.#heading = found;
    this.#headed ??= timed(line)?.time;
    return true;
  }

  #row(line: string): boolean {
    if (isFields(line)) {
      this.#form = 'sadf -p';
      return this.#field(line);
    }
    return this.#form === 'sadf -d' ? this.#csv(line) : this.#text(line);
  }

  #text(line: string): boolean {
    const row = timed(line);
    if (!row || !this.#heading) return false;
    const { words, time } = row;
    const { plan, isDeviceLast } = this.#heading;
    if (words.length !== plan.length + 1) return false;
    const device = isDeviceLast ? words[words.length - 1] : words[0];
    return this.#put(device ?? '', time, words, isDeviceLast ? 0 : 1, plan);
  }

  #csv(line: string): boolean {
    const cells = line.split(';');
    const [, step, stamp = ''] = cells;
    const plan = this.#plan;
    const width = plan.length + 1;
    if (plan.length === 0 || cells.length < 3 + width || (cells.length - 3) % width !== 0)
      return false;
    this.#interval = Number(step);
    let areRead = true;
    for (let from = 3; from < cells.length; from += width)
      areRead &&= this.#put(cells[from] ?? '', timeOfDay(stamp), cells, from + 1, plan);
    return areRead;
  }

  /** A line of `sadf -p`: one measure of one device. */
  #field(line: string): boolean {
    const [, step, stamp = '', device = '', name = '', cell = ''] = line.split('\t');
    const read = valuesOf(planOf([name]), [cell], 0, this.#decimals);
    if (!read) return false;
    if (read.ios !== undefined) this.#isIdle = read.ios === 0;
    const values = this.#isIdle && read.latency !== undefined ? { latency: Number.NaN } : read;
    this.#interval = Number(step);
    const key = `${stamp}\t${device}`;
    if (key === this.#last) this.#table.amend(device, values);
    else this.#table.add(device, this.#clock.since(timeOfDay(stamp)), values);
    this.#last = key;
    return true;
  }

  #put(
    device: string,
    time: number | undefined,
    cells: readonly string[],
    from: number,
    plan: Plan,
  ): boolean {
    const values = valuesOf(plan, cells, from, this.#decimals);
    // Only a row of devices tells the time: headings have that of the step before.
    if (values) this.#table.add(device, this.#clock.since(time), values);
    return values !== undefined;
  }
}

export const sarReader = (): LineReader => new SarReader();
