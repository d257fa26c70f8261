/** `sar -d` as text and `sadf -d`, `sadf -p` as lines of values (man pages `sar`, `sadf`; sysstat `CHANGES`). */
import { present } from '../units/present.ts';
import { Clock, Decimals, timeOfDay, wordsOf } from './numbers.ts';
import { type LineReader, type Note, type Reading, refused } from './reading.ts';
import { columns, isColumn, type Plan, planOf, valuesOf } from './sysstat-columns.ts';
import { SeriesTable } from './table.ts';

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
export function sarNotes(step: number | undefined): readonly Note[] {
  const notes: Note[] = [{ note: 'no-split' }];
  if (step !== undefined && step > 60) notes.push({ note: 'means', seconds: step });
  return notes;
}

/** A reader of `sar -d`, `sadf -d` and `sadf -p`. */
export function sarReader(): LineReader {
  const table = new SeriesTable();
  const decimals = new Decimals();
  const clock = new Clock();
  let form = 'sar -d';
  let heading: Heading | undefined;
  /** The plan of the lines of `sadf -d`. */
  let plan: Plan = [];
  let skipped = 0;
  let isRestarted = false;
  let interval: number | undefined;
  /** The time of the first heading, at which the first step began. */
  let headed: number | undefined;
  let last = '';
  /** Whether that device did no IO, so that it has no latency. */
  let isIdle = false;
  let isCut = false;

  function put(
    device: string,
    time: number | undefined,
    cells: readonly string[],
    from: number,
    of: Plan,
  ) {
    const values = valuesOf(of, cells, from, decimals);
    // Only a row of devices tells the time: headings have that of the step before.
    if (values) table.add(device, clock.since(time), values);
    return values !== undefined;
  }

  function text(line: string): boolean {
    const row = timed(line);
    if (!row || !heading) return false;
    const { words, time } = row;
    const { plan: of, isDeviceLast } = heading;
    if (words.length !== of.length + 1) return false;
    const device = isDeviceLast ? words[words.length - 1] : words[0];
    return put(device ?? '', time, words, isDeviceLast ? 0 : 1, of);
  }

  function csv(line: string): boolean {
    const cells = line.split(';');
    const [, step, stamp = ''] = cells;
    const width = plan.length + 1;
    if (plan.length === 0 || cells.length < 3 + width || (cells.length - 3) % width !== 0)
      return false;
    interval = Number(step);
    let areRead = true;
    for (let from = 3; from < cells.length; from += width)
      areRead &&= put(cells[from] ?? '', timeOfDay(stamp), cells, from + 1, plan);
    return areRead;
  }

  function fields(line: string): boolean {
    const [, step, stamp = '', device = '', name = '', cell = ''] = line.split('\t');
    const read = valuesOf(planOf([name]), [cell], 0, decimals);
    if (!read) return false;
    if (read.ios !== undefined) isIdle = read.ios === 0;
    const values = isIdle && read.latency !== undefined ? { latency: Number.NaN } : read;
    interval = Number(step);
    const key = `${stamp}\t${device}`;
    if (key === last) table.amend(device, values);
    else table.add(device, clock.since(timeOfDay(stamp)), values);
    last = key;
    return true;
  }

  return {
    line(line) {
      if (line.trim() === '') {
        // A table ends here: the next one may be of something else, with as many columns.
        heading = undefined;
        return;
      }
      if (isCsvHeading(line)) {
        form = 'sadf -d';
        // With -h all devices are in one line, and the heading ends so.
        plan = planOf(
          line
            .trim()
            .replace(/\[\.\.\.\]$/, '')
            .split(';')
            .slice(4),
        );
        return;
      }
      // A table of something else than disks, which may have as many columns.
      if (/^#\s*hostname;/.test(line)) {
        plan = [];
        return;
      }
      const found = headingOf(line);
      if (found) {
        heading = found;
        headed ??= timed(line)?.time;
        return;
      }
      if (/^Linux \S+ \(/.test(line)) return;
      if (/LINUX.RESTART/.test(line)) {
        isRestarted = true;
        return;
      }
      if (isFields(line)) form = 'sadf -p';
      const isRow = isFields(line) ? fields(line) : form === 'sadf -d' ? csv(line) : text(line);
      isCut = !isRow && (heading !== undefined || plan.length > 0);
      if (isRow) return;
      // Means of the whole day, in the language of the machine, and tables of other things than disks.
      const words = wordsOf(line);
      if (/[:：]$/.test(words[0] ?? '')) {
        isCut = false;
        return;
      }
      if (
        timed(line)?.words.some(
          (word) => /^[%\w/-]*[a-zA-Z][\w/%-]*$/.test(word) && !isColumn(word),
        )
      )
        heading = undefined;
      skipped++;
    },
    end(): Reading {
      if (table.size === 0) return refused({ why: 'unknown' });
      const step =
        interval || table.step() || (headed === undefined ? 0 : clock.sinceStart(headed));
      const notes: Note[] = [...sarNotes(step)];
      if (isRestarted || clock.wentBack) notes.push({ note: 'restarted' });
      if (decimals.hasUnits) notes.push({ note: 'rounded' });
      if (isCut) notes.push({ note: 'cut-off' });
      if (skipped > 0) notes.push({ note: 'skipped', lines: skipped });
      const series = table.series();
      return {
        kind: 'samples',
        tool: 'sar',
        form,
        series,
        ...present({ step: step || undefined }),
        notes,
      };
    },
  };
}
