/** `vmstat` and `dstat`: throughput of all disks together, no IOs, no latency (man pages `vmstat`, `dstat`). */
import { present } from '../units/present.ts';
import { byteCount, Clock, timeOfDay, wordsOf } from './numbers.ts';
import { type LineReader, type Note, type Reading, refused } from './reading.ts';
import { SeriesTable } from './table.ts';

/** The heading of vmstat: `bi` and `bo` are blocks of 1,024 bytes a second. */
const isVmstatHeading = (line: string) => /^\s*r\s+b\s.*\sbi\s+bo\s/.test(line);
const isVmstatDisks = (line: string) => /^disk-\s*-+reads-+/.test(line);
/** BSD and macOS print pages, and other columns. */
const isOtherVmstat = (line: string) => /^\s*procs\s+memory\s+page\s+(disks?|faults)/.test(line);
const isDstatHeading = (line: string) =>
  /(^|\|)\s*read\s+writ\s*(\||$)/.test(line) || /^"?read"?,"?writ"?/.test(line);

/** Whether a line is a heading of vmstat or dstat. */
export const isVmstat = (line: string): boolean =>
  line.length < 1000 &&
  (isVmstatHeading(line) || isVmstatDisks(line) || isOtherVmstat(line) || isDstatHeading(line));

/** A reader of vmstat and dstat. */
export function vmstatReader(): LineReader {
  const table = new SeriesTable();
  const clock = new Clock();
  let names: readonly string[] = [];
  /** Which group of dstat’s columns has the disks, and which has counts of IOs. */
  let groups: readonly string[] = [];
  let isDstat = false;
  let refusal: Reading | undefined;
  let reports = 0;
  let skipped = 0;
  let hasTimes = false;

  function vmstat(line: string): boolean {
    const words = wordsOf(line);
    // A time may follow the columns, and a second number of the CPU is newer than others.
    if (names.length === 0 || words.length < names.length) return false;
    const cell = (name: string) => Number(words[names.indexOf(name)]);
    const [read, written] = [cell('bi') * 1024, cell('bo') * 1024];
    if (Number.isNaN(read) || Number.isNaN(written)) return false;
    const time = timeOfDay(words.slice(names.length).join(' '));
    hasTimes ||= time !== undefined;
    table.add('all disks', clock.since(time), { readBytes: read, writeBytes: written });
    reports++;
    return true;
  }

  function dstat(line: string): boolean {
    const cells = line.split('|');
    const disk = groups.findIndex((group) => /dsk|disk/.test(group));
    const io = groups.findIndex((group) => /^-*io/.test(group));
    const pair = (at: number, legacy: boolean) =>
      wordsOf(cells[at] ?? '').map((word) => byteCount(word, legacy));
    const [read, written] = pair(disk, true);
    if (read === undefined || written === undefined || Number.isNaN(read + written)) return false;
    const [reads, writes] = io < 0 ? [] : pair(io, false);
    const time = timeOfDay(line);
    hasTimes ||= time !== undefined;
    table.add('all disks', clock.since(time), {
      readBytes: read,
      writeBytes: written,
      ...(reads !== undefined && writes !== undefined ? { reads, writes } : {}),
    });
    reports++;
    return true;
  }

  return {
    line(text) {
      if (text.trim() === '') return;
      if (isVmstatDisks(text))
        refusal ??= refused({
          why: 'too-little',
          what: 'vmstat -d',
          instead: 'iostat -dxyt 1 60',
        });
      else if (isOtherVmstat(text))
        refusal ??= refused({
          why: 'other-tool',
          what: 'vmstat of BSD or macOS',
          instead: 'iostat -dxyt 1 60',
        });
      else if (isVmstatHeading(text))
        names = wordsOf(text).filter((word) => !/^-*time|^\w{3,4}T$/.test(word));
      else if (isDstatHeading(text)) isDstat = true;
      else if (/-+\s?(dsk|disk|total-cpu|io)\S*/.test(text) && !/\d/.test(text)) {
        // dstat names groups above their columns, with lines between; both are cut at the same bars.
        groups = text.trim().split(/[\s|]+/);
      } else if (!(isDstat ? dstat(text) : vmstat(text))) skipped++;
    },
    end(): Reading {
      if (refusal) return refusal;
      if (table.size === 0) return refused({ why: 'unknown' });
      const series = table.series();
      const step = table.step();
      const notes: Note[] = [];
      if (!isDstat || reports > 0) notes.push({ note: 'since-boot', only: reports === 1 });
      if (!hasTimes) notes.push({ note: 'no-times' });
      if (!series.some(({ columns }) => 'reads' in columns)) notes.push({ note: 'no-iops' });
      if (skipped > 0) notes.push({ note: 'skipped', lines: skipped });
      const tool = isDstat ? 'dstat' : 'vmstat';
      return {
        kind: 'samples',
        tool,
        form: tool,
        series,
        ...present({ step: step || undefined }),
        notes,
      };
    },
  };
}
