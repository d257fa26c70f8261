/** Counters that were read twice or more: /proc/diskstats, node_exporter, and SQL Server’s sys.dm_io_virtual_file_stats. */

import { Clock, timeOfDay } from './clock.ts';
import { cellsOf } from './csv.ts';
import { wordsOf } from './numbers.ts';
import { type LineReader, refused, type Tool } from './reading.ts';
import { SeriesTable, samplesOf } from './series-table.ts';

/** What is counted of a device since it is there: IOs, bytes, and seconds. */
type Counted =
  | 'reads'
  | 'readBytes'
  | 'readTime'
  | 'writes'
  | 'writeBytes'
  | 'writeTime'
  | 'busy'
  | 'waited';
type Counts = Partial<Record<Counted, number>> & { time?: number };

/** The counters of each device, one reading of them after another. */
class Counters {
  readonly #devices = new Map<string, Counts[]>();

  /** Where a counter is there already, a new reading begins. */
  put(device: string, counts: Counts): void {
    const all = this.#devices.get(device) ?? [];
    const last = all.at(-1);
    const isSame =
      last &&
      Object.keys(counts).every((name) => last[name as Counted] === undefined || name === 'time');
    if (isSame) Object.assign(last, counts);
    else all.push({ ...counts });
    this.#devices.set(device, all);
  }

  /** The time of the readings that have none. */
  stamp(time: number): void {
    for (const all of this.#devices.values()) for (const counts of all) counts.time ??= time;
  }

  reading(tool: Tool, instead: string) {
    const table = new SeriesTable();
    let step: number | undefined;
    const firsts = [...this.#devices.values()].map((all) => all[0]?.time ?? Number.NaN);
    const first = Math.min(...firsts.filter((time) => !Number.isNaN(time)));
    for (const [device, all] of this.#devices)
      for (const [at, now] of all.entries()) {
        const before = all[at - 1];
        const seconds = (now.time ?? Number.NaN) - (before?.time ?? Number.NaN);
        if (!before || !(seconds > 0)) continue;
        step ??= seconds;
        const more = (name: Counted) => (now[name] ?? Number.NaN) - (before[name] ?? Number.NaN);
        // Counters that went back began again with the machine.
        if (more('reads') < 0 || more('writes') < 0) continue;
        const each = (time: Counted, ios: Counted) => more(time) / (more(ios) || Number.NaN);
        table.add(device, (now.time ?? 0) - first, {
          reads: more('reads') / seconds,
          writes: more('writes') / seconds,
          readBytes: more('readBytes') / seconds,
          writeBytes: more('writeBytes') / seconds,
          readLatency: each('readTime', 'reads'),
          writeLatency: each('writeTime', 'writes'),
          ...(now.waited === undefined ? {} : { queue: more('waited') / seconds }),
          ...(now.busy === undefined ? {} : { utilisation: more('busy') / seconds }),
        });
      }
    if (table.size === 0) {
      const isTwice = [...this.#devices.values()].some((all) => all.length > 1);
      const what = `${tool} ${isTwice ? 'without times' : 'of one moment, whose counters began when it was started'}`;
      return refused({ why: 'too-little', what, instead });
    }
    return samplesOf(tool, tool, table.series(), table.step() ?? step, []);
  }
}

const statLine = /^\s*\d+\s+\d+\s+([a-z]\S*)((?:\s+\d+){11}(?:(?:\s+\d+){4}(?:\s+\d+){0,2})?)\s*$/;
export const isDiskstats = (line: string): boolean => statLine.test(line);

const ms = 1e-3;

/** Between two readings of the file is a time, such as that of `date` or of /proc/uptime. */
export function diskstatsReader(): LineReader {
  const counters = new Counters();
  const clock = new Clock();
  let time: number | undefined;
  return {
    line(line) {
      const [, device = '', figures] = statLine.exec(line) ?? [];
      if (!figures) {
        const [, since] = /^\s*(\d{2,}(?:\.\d+)?)(?:\s+\d+\.\d+)?\s*$/.exec(line) ?? [];
        const ofDay = timeOfDay(line);
        if (since) time = Number(since);
        else if (ofDay !== undefined) time = clock.since(ofDay);
        return;
      }
      const at = wordsOf(figures).map(Number);
      const [
        reads,
        ,
        sectors = 0,
        read = 0,
        writes,
        ,
        written = 0,
        wrote = 0,
        ,
        busy = 0,
        waited = 0,
      ] = at;
      counters.put(device, {
        ...(time === undefined ? {} : { time }),
        reads: reads ?? 0,
        readBytes: sectors * 512,
        readTime: read * ms,
        writes: writes ?? 0,
        writeBytes: written * 512,
        writeTime: wrote * ms,
        busy: busy * ms,
        waited: waited * ms,
      });
    },
    end: () => counters.reading('/proc/diskstats', 'iostat -dxyt 1 60'),
  };
}

const names: Readonly<Record<string, Counted>> = {
  reads_completed: 'reads',
  read_bytes: 'readBytes',
  read_time_seconds: 'readTime',
  writes_completed: 'writes',
  written_bytes: 'writeBytes',
  write_time_seconds: 'writeTime',
  io_time_seconds: 'busy',
  io_time_weighted_seconds: 'waited',
};
const nodeLine = /^node_disk_(\w+?)_total\{(?:.*,)?device="([^"]+)".*\}\s+([\d.e+-]+)/;
export const isNodeDisk = (line: string): boolean => nodeLine.test(line);

export function nodeDiskReader(): LineReader {
  const counters = new Counters();
  return {
    line(line) {
      const [, name = '', device = '', value] = nodeLine.exec(line) ?? [];
      const counted = Object.hasOwn(names, name) ? names[name] : undefined;
      if (counted) counters.put(device, { [counted]: Number(value) });
      const now = /^node_time_seconds(?:\{.*\})?\s+([\d.e+]+)/.exec(line)?.[1];
      if (now) counters.stamp(Number(now));
    },
    end: () => counters.reading('node_exporter', 'iostat -dxyt 1 60'),
  };
}

export const isFileStats = (line: string): boolean =>
  /\bnum_of_reads\b/.test(line) && /\bsample_ms\b/.test(line) && !/\bselect\b/i.test(line);

export function fileStatsReader(): LineReader {
  const counters = new Counters();
  let columns: readonly string[] = [];
  const split = (line: string) =>
    line.includes('\t')
      ? line.split('\t')
      : /[|,]/.test(line)
        ? cellsOf(line, line.includes('|') ? '|' : ',')
        : wordsOf(line);
  return {
    line(line) {
      const cells = split(line).map((cell) => cell.trim());
      if (isFileStats(line)) columns = cells.map((name) => name.toLowerCase());
      if (cells.length < columns.length || isFileStats(line)) return;
      const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
      const number = (name: string) => Number(cell(name) || Number.NaN);
      if (Number.isNaN(number('num_of_reads'))) return;
      counters.put(`database ${cell('database_id')}, file ${cell('file_id')}`, {
        time: number('sample_ms') * ms,
        reads: number('num_of_reads'),
        readBytes: number('num_of_bytes_read'),
        writes: number('num_of_writes'),
        writeBytes: number('num_of_bytes_written'),
        readTime: number('io_stall_read_ms') * ms,
        writeTime: number('io_stall_write_ms') * ms,
      });
    },
    end: () =>
      counters.reading(
        'SQL Server',
        "SELECT * FROM sys.dm_io_virtual_file_stats(NULL, NULL); WAITFOR DELAY '00:01'; SELECT * FROM sys.dm_io_virtual_file_stats(NULL, NULL);",
      ),
  };
}
