/**
 * `iostat -x` of every version of sysstat, as text. Columns are found by their headings, never by
 * their places, which changed in 2010, 2017, 2018 and 2020 (sysstat `CHANGES`; man page `iostat`).
 */
import { Clock, timeOfDay } from './clock.ts';
import { Decimals, wordsOf } from './numbers.ts';
import { type LineReader, notesOf, type Reading, refused, skippedNote } from './reading.ts';
import { SeriesTable, samplesOf } from './series-table.ts';
import { isColumn, type Plan, planOf, valuesOf } from './sysstat-columns.ts';

type Heading = {
  readonly names: readonly string[];
  readonly plan: Plan;
  readonly isDeviceLast: boolean;
  /** How far it is indented: the sums of `-g` are indented by one more. */
  readonly indent: number;
};

const none: readonly string[] = [];

const namesOf = (names: readonly string[]) => ({ names, plan: planOf(names) });

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The heading of a block of iostat: the word Device at one end, columns after or before it. */
function headingOf(line: string): Heading | undefined {
  if (!line.includes('Device') || line.length > 1000) return undefined;
  const words = wordsOf(line);
  const isFirst = words[0] === 'Device' || words[0] === 'Device:';
  const isDeviceLast = !isFirst && words[words.length - 1] === 'Device';
  if (!isFirst && !isDeviceLast) return undefined;
  const names = isFirst ? words.slice(1) : words.slice(0, -1);
  return names.some(isColumn)
    ? { ...namesOf(names), isDeviceLast, indent: indentOf(line) }
    : undefined;
}

/** The rest of a heading that a mail program or a terminal has wrapped: names of columns and nothing else. */
const isRestOfHeading = (line: string) => line.length <= 1000 && wordsOf(line).every(isColumn);

/** A device never has a name like this: a row that begins with a number is the rest of a wrapped one. */
const isNumber = (word = '') => /^\d+(?:[.,]\d+)?[sBkMGTP%]?$/.test(word);

/** The form without `-x`: no latency, no queue, and its rates are not split. */
const isBasic = ({ names }: Heading) =>
  names.some((name) => /^(kB|MB|GB|Blk)_(read|wrtn|dscd)(\/s)?$/.test(name));

/** The first line of sysstat’s tools, after which the first report is the mean since boot. */
export const banner = /^Linux \S+ \(.*\)/;

/** Whether a line is a heading of iostat with `-x`, or of the form without. */
export const isIostat = (line: string): boolean => headingOf(line) !== undefined;

/** A reader of `iostat -x`; `-s`, `--pretty`, `--human` and the blocks of `-j` too. */
class IostatReader implements LineReader {
  readonly #table = new SeriesTable();
  readonly #decimals = new Decimals();
  readonly #clock = new Clock();
  #time = Number.NaN;
  #hasTimes = false;
  #isTooLittle = false;
  #sawBanner = false;
  #keepsFirst = false;
  #skipped = 0;
  #isCut = false;
  /** The block that is read, and whether the last line was its heading, which may go on in the next. */
  #heading: Heading | undefined;
  #isOpen = false;
  /** The lines of a row that goes on in the next one: one that was wrapped, or a long device name with a line of its own. */
  #begun: readonly string[] = none;
  /** The width of a terminal that cut lines in the middle of a word, where a heading shows it, and what was cut off so far. */
  #width = 0;
  #half = '';
  #pieces: readonly string[] = [];
  /** Whether the next heading begins a report: one direction after another belong to the same. */
  #isNew = true;
  /** The columns of the report so far. */
  #seen = new Set<string>();
  /** Whether the next row is the first of a report: a heading without rows begins none. */
  #isFirstRow = false;
  #reports = 0;
  /** The devices of the report so far. */
  #devices = new Set<string>();

  line(part: string) {
    this.#width ||= this.#widthOf(part);
    const text = this.#half + part;
    this.#half = '';
    if (this.#width > 0 && part.length === this.#width) {
      this.#half = text;
      return;
    }
    if (text.trim() === '') {
      this.#heading = undefined;
      return;
    }
    if (this.#start(text)) return;
    this.#isOpen = false;
    const wasBegun = this.#begun.length > 0 && this.#isBegun;
    if (this.#row(text)) {
      this.#isCut = this.#begun.length > 0 && this.#isBegun;
      return;
    }
    if (wasBegun) this.#skipped++;
    if (banner.test(text)) {
      this.#sawBanner ||= this.#reports === 0;
      return;
    }
    this.#isCut = this.#heading !== undefined;
    // The processor’s line below its heading says nothing that is read.
    if (this.#between(text) || /^[\s\d.,%]+$/.test(text)) return;
    if (/\biostat\b.*\s-\w*y/.test(text)) this.#keepsFirst = true;
    this.#skipped++;
  }

  end(): Reading {
    if (this.#isTooLittle)
      return refused({
        why: 'too-little',
        what: 'iostat without -x',
        instead: 'iostat -dxyt 1 60',
      });
    if (this.#table.size === 0) return refused({ why: 'unknown' });
    const series = this.#table.series();
    const notes = notesOf(
      this.#sawBanner && !this.#keepsFirst && { note: 'since-boot', only: this.#reports === 1 },
      !this.#sawBanner && !this.#keepsFirst && this.#reports === 1 && { note: 'maybe-since-boot' },
      !this.#hasTimes && { note: 'no-times' },
      this.#clock.wentBack && { note: 'restarted' },
      this.#decimals.hasUnits && { note: 'rounded' },
      this.#isCut && { note: 'cut-off' },
      skippedNote(this.#skipped),
      series.every(({ columns }) => 'ios' in columns) && { note: 'no-split' },
    );
    const step = this.#table.step();
    return samplesOf('iostat', 'iostat -x', series, step, notes, this.#clock.first);
  }

  /** Was the heading cut within a word, whose end is in this line? Then all lines are cut at its length. */
  #widthOf(line: string): number {
    if (line.includes('Device') && headingOf(line)) this.#pieces = [line];
    else if (this.#pieces.length > 0) {
      const pieces = [...this.#pieces, line];
      const areColumns = (text: string) => wordsOf(text).slice(1).every(isColumn);
      const width = pieces[0]?.length ?? 0;
      if (areColumns(pieces.join('')) && !areColumns(pieces.join(' '))) {
        this.#half = this.#pieces.join('');
        return width;
      }
      this.#pieces = line.length === width && isColumn(wordsOf(line)[1] ?? '') ? pieces : [];
    }
    return 0;
  }

  /** A heading, or the rest of one. */
  #start(text: string): boolean {
    const found = headingOf(text);
    if (!found && !(this.#heading && this.#isOpen && isRestOfHeading(text))) return false;
    if (found) {
      if (isBasic(found)) this.#isTooLittle = true;
      if (this.#isNew || found.names.some((name) => this.#seen.has(name))) {
        this.#isFirstRow = true;
        this.#seen = new Set();
      }
      this.#heading = found;
      this.#isNew = false;
      this.#isOpen = true;
      this.#begun = [];
    } else if (this.#heading) {
      const names = [...this.#heading.names, ...wordsOf(text)];
      this.#heading = { ...this.#heading, ...namesOf(names) };
    }
    for (const name of this.#heading?.names ?? []) this.#seen.add(name);
    return true;
  }

  #row(line: string): boolean {
    if (!this.#heading) return false;
    const { plan, isDeviceLast, indent } = this.#heading;
    const words = wordsOf(line);
    // A group’s sum would be counted beside its disks.
    if (!isDeviceLast && indentOf(line) === indent + 1 && !isNumber(words[0])) return true;
    const parts =
      this.#begun.length > 0 && /^[.,]?\d/.test(words[0] ?? '') ? [...this.#begun, line] : [line];
    this.#begun = none;
    // It was cut between two words, or in the middle of one.
    for (const all of parts.length > 1 ? [' ', ''].map((by) => wordsOf(parts.join(by))) : [words])
      if (all.length === plan.length + 1) {
        const device = (isDeviceLast ? all[all.length - 1] : all[0]) ?? '';
        return !isNumber(device) && this.#put(device, all, isDeviceLast ? 0 : 1, plan);
      }
    const all = parts.flatMap(wordsOf);
    const isPart =
      all.length <= plan.length + 1 && all.slice(1).every((word) => /^[.,]?\d/.test(word));
    if (!isPart || isNumber(all[0]) !== isDeviceLast) return false;
    this.#begun = parts;
    return true;
  }

  /** Whether a row is open that has figures: a long name of a device has a line of its own. */
  get #isBegun(): boolean {
    return this.#begun.length > 1 || wordsOf(this.#begun[0] ?? '').length > 1;
  }

  /** The samples of a report by device: its blocks add to one another. */
  #put(device: string, cells: readonly string[], from: number, plan: Plan): boolean {
    const values = valuesOf(plan, cells, from, this.#decimals);
    if (!values) return false;
    if (this.#isFirstRow) {
      this.#reports++;
      this.#devices = new Set();
    }
    this.#isFirstRow = false;
    if (this.#devices.has(device)) this.#table.amend(device, values);
    else this.#table.add(device, this.#time, values);
    this.#devices.add(device);
    return true;
  }

  /** A line between reports: the heading of the processor, or a time. */
  #between(text: string): boolean {
    if (/^\s*avg-cpu:/.test(text)) {
      this.#isNew = true;
      this.#heading = undefined;
      return true;
    }
    const at = this.#heading ? undefined : timeOfDay(text);
    if (at === undefined) return false;
    this.#time = this.#clock.since(at);
    this.#hasTimes = true;
    this.#isNew = true;
    return true;
  }
}

export const iostatReader = (): LineReader => new IostatReader();
