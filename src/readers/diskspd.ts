/** diskspd’s text, 2.0 to 2.2 (`ResultParser.cpp`). Latencies are in milliseconds, MB and MiB both 1,048,576 bytes. */
import { byteCount } from './numbers.ts';
import type { Direction, Latencies, LineReader, Note, Reading, Run } from './reading.ts';
import { refused } from './reading.ts';

/** Whether a line belongs to diskspd’s text. */
export const isDiskspd = (line: string): boolean =>
  /^\s*Command Line: .*diskspd/i.test(line) ||
  /^\s*Results for timespan \d+:/.test(line) ||
  /^thread \|\s+bytes\s+\|/.test(line);

type Totals = { bytes: number; ios: number; iops: number; latency?: number };
type Tables = Partial<Record<'Total' | 'Read' | 'Write', Totals>>;

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

/** Rows of the table of percentiles, as shares. */
function shareOf(label: string): number | undefined {
  const nines = /^(\d)-nines$/.exec(label)?.[1];
  if (nines) return Number((1 - 10 ** -Number(nines)).toFixed(9));
  const th = /^(\d+)(?:st|nd|rd|th)$/.exec(label)?.[1];
  return th ? Number(th) / 100 : undefined;
}

/** Options of the command line: `-o16`, `-c1G`, `-Suw`. Some versions print no input parameters besides. */
function optionsIn(line: string): Partial<Run> {
  const find = (pattern: RegExp) => pattern.exec(line)?.[1];
  const size = find(/\s-c(\d+[KMGT]?)\b/i);
  const block = find(/\s-b(\d+[KMGT]?)\b/i);
  const warmUp = find(/\s-W(\d+)\b/);
  const random = find(/\s-(r|s)(?=[\dKMGT]*(?:\s|$))/i);
  const target = find(/\s([^\s-]\S*[^\s:])\s*$/);
  return {
    ...(size ? { fileSize: byteCount(size, true) } : {}),
    ...(block ? { readSize: byteCount(block, true), writeSize: byteCount(block, true) } : {}),
    ...(warmUp ? { warmUp: Number(warmUp) } : {}),
    ...(random ? { random: random === 'r' } : {}),
    ...(target ? { target } : {}),
    // -S alone and -Su leave the page cache of Windows out, -h and -Sh that of the disk too.
    ...(/\s-(h|S[uhw]*)(\s|$)/.test(line) && !/\s-Sb\b/.test(line) ? { direct: true } : {}),
  };
}

/** How a test keeps IOs in flight: by threads for each target, or by a pool of threads that serves all targets. */
export type InFlight = {
  /** All threads of the test. */
  readonly threads: number;
  /** Whether the threads are a pool (`-F`), each of which sends to every target. */
  readonly isPool: boolean;
  /** What each thread of the pool keeps in flight over all targets (`-O`); 0 or nothing without. */
  readonly eachOfPool?: number | undefined;
  /** What a thread keeps in flight at each target, in their order (`-o`). */
  readonly atTargets: readonly number[];
};

/**
 * How many IOs do all threads of a test keep in flight at all targets together? `-o` counts for each thread and
 * target (`CmdLineParser.cpp`, usage of `-o`, `-O`, `-F`); 2.0 prints it without the words “per thread”.
 */
export function inFlight({ threads, isPool, eachOfPool, atTargets }: InFlight): number | undefined {
  const [first] = atTargets;
  if (isPool && eachOfPool) return threads * eachOfPool;
  if (first === undefined) return undefined;
  const sum = atTargets.reduce((all, count) => all + count, 0);
  // Without a pool the threads are divided among the targets, as many for each.
  return isPool ? threads * sum : (threads / atTargets.length) * sum;
}

/** A reader of diskspd’s text. */
export function diskspdReader(): LineReader {
  const runs: Run[] = [];
  let test: { -readonly [Key in keyof Run]?: Run[Key] } = {};
  let tables: Tables = {};
  let table: keyof Tables | undefined;
  let columns: readonly string[] = [];
  let percentiles: Record<'read' | 'write', [number, number][]> = { read: [], write: [] };
  let max: Partial<Record<'read' | 'write', number>> = {};
  /** Each of several targets has a table of percentiles, and behind a line that says “total” all have one together. */
  let distributions = 0;
  let isTotal = false;
  let isOfAll = false;
  let failure: string | undefined;
  let seconds = 0;
  let threads = 1;
  let isPool = false;
  let eachOfPool: number | undefined;
  /** Of the targets that are listed; before the first of them, of the command line. */
  let atTargets: number[] = [];
  let hasTargets = false;
  let skipped = 0;
  let hasTotals = false;

  function directionOf(name: 'Read' | 'Write', key: 'read' | 'write'): Direction | undefined {
    const totals = tables[name];
    if (!totals || totals.ios === 0) return undefined;
    const { latency } = totals;
    const values: Latencies | undefined = latency
      ? {
          mean: latency,
          ...(isOfAll && max[key] !== undefined ? { max: max[key] } : {}),
          percentiles: isOfAll ? percentiles[key] : [],
        }
      : undefined;
    return {
      ios: totals.ios,
      iops: totals.iops,
      throughput: (totals.iops * totals.bytes) / totals.ios,
      ...(values ? { latency: values } : {}),
    };
  }

  function close() {
    const [read, write] = [directionOf('Read', 'read'), directionOf('Write', 'write')];
    const queueDepth = inFlight({ threads, isPool, eachOfPool, atTargets });
    if (read ?? write)
      runs.push({
        ...test,
        name: test.target ?? '',
        ...(read ? { read } : {}),
        ...(write ? { write } : {}),
        runtime: seconds,
        jobs: threads,
        ...(queueDepth === undefined ? {} : { queueDepth }),
      });
    tables = {};
    percentiles = { read: [], write: [] };
    max = {};
    distributions = 0;
    hasTotals = false;
  }

  function input(line: string): boolean {
    const find = (pattern: RegExp) => pattern.exec(line)?.[1];
    const path = find(/^\s*path: '(.*)'/);
    if (path !== undefined) {
      test.target = path;
      if (!hasTargets) atTargets = [];
      hasTargets = true;
    }
    const size = find(/^\s*block size: (\d+\s*[KMG]?i?B?)\s*$/i);
    if (size) test.readSize = test.writeSize = byteCount(size, true);
    const warm = find(/^\s*warm up time: (\d+)s/);
    if (warm) test.warmUp = Number(warm);
    const pool = find(/^\s*thread pool with (\d+) threads/);
    if (pool) isPool = true;
    const each = find(/^\s*number of outstanding I\/O operations(?: per thread)?: (\d+)/);
    if (each && hasTargets) atTargets.push(Number(each));
    else if (each) eachOfPool = Number(each);
    const perFile = find(/^\s*threads per file: (\d+)/);
    if (perFile && !isPool) threads = Number(perFile) * Math.max(1, atTargets.length);
    if (/^\s*software (and hardware write )?cache(s)? disabled/.test(line)) test.direct = true;
    if (/^\s*using software cache/.test(line)) test.direct = false;
    if (/^\s*using random I\/O/.test(line)) test.random = true;
    if (/^\s*using sequential I\/O/.test(line)) test.random = false;
    return Boolean(path ?? size ?? warm ?? pool ?? each ?? perFile);
  }

  function totals(line: string): boolean {
    if (!table || !/^total:/.test(line)) return false;
    // The row of the sum lacks the cell of the thread’s number, and those after its last figure.
    const cells = cellsOf(line.replace(/^total:/, '|'));
    const cell = (name: RegExp) => {
      const at = columns.findIndex((column) => name.test(column));
      return at < 0 ? Number.NaN : Number(cells[at]);
    };
    const latency = cell(/^AvgLat$/);
    const [bytes, ios] = [cell(/^bytes$/), cell(/^I\/Os$/)];
    if (Number.isNaN(bytes) || Number.isNaN(ios)) return false;
    // The printed rate rests on the exact time; the printed time is rounded.
    const rate = cell(/^I\/O per s$/);
    const iops = Number.isNaN(rate) && seconds > 0 ? ios / seconds : rate;
    tables[table] = { bytes, ios, iops, ...(latency > 0 ? { latency: latency / 1000 } : {}) };
    hasTotals = true;
    return true;
  }

  function percentile(line: string): boolean {
    const [label = '', ...cells] = cellsOf(line);
    const share = shareOf(label);
    if (share === undefined && label !== 'max') return false;
    for (const [at, key] of (['read', 'write'] as const).entries()) {
      const value = Number(cells[at]) / 1000;
      if (Number.isNaN(value)) continue;
      if (share === undefined) max[key] = value;
      else percentiles[key].push([share, value]);
    }
    return true;
  }

  return {
    line(text) {
      const line = text.length > 4000 ? text.slice(0, 4000) : text;
      if (line.trim() === '') return;
      if (/^\s*Command Line:/.test(line)) {
        if (hasTotals) close();
        test = { ...optionsIn(line) };
        hasTargets = false;
        isPool = /\s-F\d/.test(line);
        const option = (pattern: RegExp) => pattern.exec(line)?.[1];
        const [each, ofPool] = [option(/\s-o(\d+)\b/), option(/\s-O(\d+)\b/)];
        atTargets = each ? [Number(each)] : [];
        eachOfPool = ofPool ? Number(ofPool) : undefined;
        return;
      }
      if (/^\s*Results for timespan/.test(line)) {
        if (hasTotals) close();
        return;
      }
      const time = /^\s*actual test time:\s*([\d.]+)s/.exec(line)?.[1];
      if (time) {
        seconds = Number(time);
        return;
      }
      const count = /^\s*thread count:\s*(\d+)/.exec(line)?.[1];
      if (count) {
        threads = Number(count);
        return;
      }
      const [, heading] = /^(Total|Read|Write) IO\s*$/.exec(line) ?? [];
      if (heading) {
        table = heading as keyof Tables;
        return;
      }
      if (/^thread \|/.test(line)) {
        columns = cellsOf(line);
        return;
      }
      if (/^total( latency distribution)?:\s*$/i.test(line)) {
        isTotal = true;
        return;
      }
      if (/%-ile \|/.test(line)) {
        table = undefined;
        percentiles = { read: [], write: [] };
        max = {};
        isOfAll = isTotal || distributions === 0;
        distributions++;
        isTotal = false;
        return;
      }
      if (/^\s*(error\b|there has been an error)/i.test(line))
        failure ??= line.trim().slice(0, 200);
      if (totals(line) || percentile(line) || input(line)) return;
      if (!/^[-*=\s]+$/.test(line) && !line.includes('|') && !/:/.test(line)) skipped++;
    },
    end(): Reading {
      if (hasTotals) close();
      if (runs.length === 0)
        return refused(
          failure ? { why: 'failed', what: failure } : { why: 'cut', what: 'DiskSpd' },
        );
      const notes: Note[] = skipped > 40 ? [{ note: 'skipped', lines: skipped }] : [];
      return { kind: 'runs', tool: 'diskspd', form: 'diskspd', runs, notes };
    },
  };
}
