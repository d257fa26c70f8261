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

/** A reader of diskspd’s text. */
export function diskspdReader(): LineReader {
  const runs: Run[] = [];
  let test: { -readonly [Key in keyof Run]?: Run[Key] } = {};
  let tables: Tables = {};
  let table: keyof Tables | undefined;
  let columns: readonly string[] = [];
  let percentiles: Record<'read' | 'write', [number, number][]> = { read: [], write: [] };
  let max: Partial<Record<'read' | 'write', number>> = {};
  let seconds = 0;
  let threads = 1;
  let depth: number | undefined;
  let isPerThread = false;
  let skipped = 0;
  let hasTotals = false;

  function directionOf(name: 'Read' | 'Write', key: 'read' | 'write'): Direction | undefined {
    const totals = tables[name];
    if (!totals || totals.ios === 0) return undefined;
    const { latency } = totals;
    const values: Latencies | undefined = latency
      ? {
          mean: latency,
          ...(max[key] === undefined ? {} : { max: max[key] }),
          percentiles: percentiles[key],
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
    if (read ?? write)
      runs.push({
        ...test,
        name: test.target ?? '',
        ...(read ? { read } : {}),
        ...(write ? { write } : {}),
        runtime: seconds,
        jobs: threads,
        ...(depth === undefined ? {} : { queueDepth: isPerThread ? depth * threads : depth }),
      });
    tables = {};
    percentiles = { read: [], write: [] };
    max = {};
    hasTotals = false;
  }

  function input(line: string): boolean {
    const find = (pattern: RegExp) => pattern.exec(line)?.[1];
    const path = find(/^\s*path: '(.*)'/);
    if (path !== undefined) test.target = path;
    const size = find(/^\s*block size: (\d+\s*[KMG]?i?B?)\s*$/i);
    if (size) test.readSize = test.writeSize = byteCount(size, true);
    const warm = find(/^\s*warm up time: (\d+)s/);
    if (warm) test.warmUp = Number(warm);
    const perThread = find(/^\s*number of outstanding I\/O operations per thread: (\d+)/);
    const all = perThread ?? find(/^\s*number of outstanding I\/O operations: (\d+)/);
    if (all) [depth, isPerThread] = [Number(all), perThread !== undefined];
    const perFile = find(/^\s*threads per file: (\d+)/);
    if (perFile) threads = Number(perFile);
    if (/^\s*software (and hardware write )?cache(s)? disabled/.test(line)) test.direct = true;
    if (/^\s*using software cache/.test(line)) test.direct = false;
    if (/^\s*using random I\/O/.test(line)) test.random = true;
    if (/^\s*using sequential I\/O/.test(line)) test.random = false;
    return Boolean(path ?? size ?? warm ?? all ?? perFile);
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
        const each = /\s-o(\d+)\b/.exec(line)?.[1];
        if (each) [depth, isPerThread] = [Number(each), true];
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
      if (/%-ile \|/.test(line)) {
        table = undefined;
        return;
      }
      if (totals(line) || percentile(line) || input(line)) return;
      if (!/^[-*=\s]+$/.test(line) && !line.includes('|') && !/:/.test(line)) skipped++;
    },
    end(): Reading {
      if (hasTotals) close();
      if (runs.length === 0) return refused({ why: 'failed', what: 'diskspd' });
      const notes: Note[] = skipped > 40 ? [{ note: 'skipped', lines: skipped }] : [];
      return { kind: 'runs', tool: 'diskspd', form: 'diskspd', runs, notes };
    },
  };
}
