/**
 * `iostat -x` of every version of sysstat, as text. Columns are found by their headings, never by
 * their places, which changed in 2010, 2017, 2018 and 2020 (sysstat `CHANGES`; man page `iostat`).
 */
import { present } from '../units/present.ts';
import { Clock, Decimals, timeOfDay, wordsOf } from './numbers.ts';
import { type LineReader, type Note, type Reading, refused } from './reading.ts';
import { isColumn, type Plan, planOf, valuesOf } from './sysstat-columns.ts';
import { SeriesTable } from './table.ts';

type Heading = {
  readonly names: readonly string[];
  readonly plan: Plan;
  readonly isDeviceLast: boolean;
  /** How far it is indented: the sums of `-g` are indented by one more. */
  readonly indent: number;
};

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
const banner = /^Linux \S+ \(.*\)/;

/** Whether a line is a heading of iostat with `-x`, or of the form without. */
export const isIostat = (line: string): boolean => headingOf(line) !== undefined;

/** A reader of `iostat -x`; `-s`, `--pretty`, `--human` and the blocks of `-j` too. */
export function iostatReader(): LineReader {
  const table = new SeriesTable();
  const decimals = new Decimals();
  const clock = new Clock();
  let heading: Heading | undefined;
  let isTooLittle = false;
  let sawBanner = false;
  let keepsFirst = false;
  let reports = 0;
  let skipped = 0;
  let time = Number.NaN;
  let hasTimes = false;
  /** Whether the next heading begins a report: one direction after another belong to the same. */
  let isNew = true;
  /** The columns of the report so far. */
  let seen = new Set<string>();
  /** Whether the next row is the first of a report: a heading without rows begins none. */
  let isFirstRow = false;
  /** Whether the last line was a heading, which may go on in the next. */
  let isOpen = false;
  /** The words of a row that goes on in the next line: one that was wrapped, or a long device name with a line of its own. */
  let begun: readonly string[] = [];
  let isCut = false;

  function start(found: Heading) {
    if (isBasic(found)) isTooLittle = true;
    if (isNew || found.names.some((name) => seen.has(name))) {
      isFirstRow = true;
      seen = new Set();
    }
    for (const name of found.names) seen.add(name);
    heading = found;
    isNew = false;
    isOpen = true;
    begun = [];
  }

  /** The samples of this report, by device: blocks of one report add to one another. */
  let report = -1;
  let devices = new Set<string>();
  function put(device: string, cells: readonly string[], from: number, plan: Plan) {
    const values = valuesOf(plan, cells, from, decimals);
    if (!values) return false;
    if (isFirstRow) reports++;
    isFirstRow = false;
    if (report !== reports) {
      report = reports;
      devices = new Set();
    }
    if (devices.has(device)) table.amend(device, values);
    else table.add(device, time, values);
    devices.add(device);
    return true;
  }

  function row(line: string): boolean {
    if (!heading) return false;
    const { plan, isDeviceLast, indent } = heading;
    const words = wordsOf(line);
    // A group’s sum would be counted beside its disks.
    if (!isDeviceLast && indentOf(line) === indent + 1 && !isNumber(words[0])) return true;
    const all = isNumber(words[0]) ? [...begun, ...words] : words;
    const isRow = all.length === plan.length + 1;
    begun = [];
    if (isRow) {
      const device = isDeviceLast ? all[all.length - 1] : all[0];
      return !isNumber(device) && put(device ?? '', all, isDeviceLast ? 0 : 1, plan);
    }
    const isPart = all.length <= plan.length && all.slice(1).every(isNumber);
    if (!isPart || isNumber(all[0]) !== isDeviceLast) return false;
    begun = all;
    return true;
  }

  return {
    line(text) {
      if (text.trim() === '') {
        heading = undefined;
        return;
      }
      const found = headingOf(text);
      if (found) return start(found);
      if (heading && isOpen && isRestOfHeading(text)) {
        const rest = wordsOf(text);
        for (const name of rest) seen.add(name);
        heading = { ...heading, ...namesOf([...heading.names, ...rest]) };
        return;
      }
      isOpen = false;
      const wasBegun = begun.length > 1;
      if (row(text)) {
        isCut = begun.length > 1;
        return;
      }
      if (wasBegun) skipped++;
      if (banner.test(text)) {
        sawBanner ||= reports === 0;
        return;
      }
      isCut = heading !== undefined;
      if (/^\s*avg-cpu:/.test(text)) {
        isNew = true;
        heading = undefined;
        return;
      }
      const at = heading ? undefined : timeOfDay(text);
      if (at !== undefined) {
        time = clock.since(at);
        hasTimes = true;
        isNew = true;
        return;
      }
      // The processor’s line below its heading.
      if (/^[\s\d.,%]+$/.test(text)) return;
      if (/\biostat\b.*\s-\w*y/.test(text)) keepsFirst = true;
      skipped++;
    },
    end(): Reading {
      if (isTooLittle)
        return refused({
          why: 'too-little',
          what: 'iostat without -x',
          instead: 'iostat -dxyt 1 60',
        });
      if (table.size === 0) return refused({ why: 'unknown' });
      const step = table.step();
      const notes: Note[] = [];
      if (sawBanner && !keepsFirst) notes.push({ note: 'since-boot', only: reports === 1 });
      if (!hasTimes) notes.push({ note: 'no-times' });
      if (clock.wentBack) notes.push({ note: 'restarted' });
      if (decimals.hasUnits) notes.push({ note: 'rounded' });
      if (isCut) notes.push({ note: 'cut-off' });
      if (skipped > 0) notes.push({ note: 'skipped', lines: skipped });
      const series = table.series();
      if (series.every(({ columns }) => 'ios' in columns)) notes.push({ note: 'no-split' });
      return {
        kind: 'samples',
        tool: 'iostat',
        form: 'iostat -x',
        series,
        ...present({ step: step || undefined }),
        notes,
      };
    },
  };
}
