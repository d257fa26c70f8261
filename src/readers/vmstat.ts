/** `vmstat` and `dstat`: throughput of all disks together, no IOs, no latency (man pages `vmstat`, `dstat`). */
import { Clock, timeOfDay } from './clock.ts';
import { byteCount, wordsOf } from './numbers.ts';
import {
  type LineReader,
  notesOf,
  type Reading,
  type Refusal,
  refused,
  skippedNote,
} from './reading.ts';
import { SeriesTable, samplesOf, type Values } from './series-table.ts';

/** The heading of vmstat: `bi` and `bo` are blocks of 1,024 bytes a second. */
const isVmstatHeading = (line: string) => /^\s*r\s+b\s.*\sbi\s+bo\s/.test(line);
const isVmstatDisks = (line: string) => /^disk-\s*-+reads-+/.test(line);
/** BSD and macOS print pages, and other columns. */
const isOtherVmstat = (line: string) => /^\s*procs\s+memory\s+page\s+(disks?|faults)/.test(line);
const isDstatHeading = (line: string) =>
  /(^|\|)\s*read\s+writ\s*(\||:|$)/.test(line) || /^"?read"?,"?writ"?/.test(line);

/** Whether a line is a heading of vmstat or dstat. */
export const isVmstat = (line: string): boolean =>
  line.length < 1000 &&
  (isVmstatHeading(line) || isVmstatDisks(line) || isOtherVmstat(line) || isDstatHeading(line));

const tooLittle: Refusal = { why: 'too-little', what: 'vmstat -d', instead: 'iostat -dxyt 1 60' };
const otherVmstat: Refusal = {
  why: 'other-tool',
  what: 'vmstat of BSD or macOS',
  instead: 'iostat -dxyt 1 60',
};

/** A reader of vmstat and dstat. */
class VmstatReader implements LineReader {
  readonly #table = new SeriesTable();
  readonly #clock = new Clock();
  #names: readonly string[] = [];
  /** Which group of dstat’s columns has the disks, and which has counts of IOs. */
  #groups: readonly string[] = [];
  #isDstat = false;
  #refusal: Refusal | undefined;
  #reports = 0;
  #skipped = 0;
  #hasTimes = false;

  line(text: string) {
    if (text.trim() === '') return;
    if (isVmstatDisks(text)) this.#refusal ??= tooLittle;
    else if (isOtherVmstat(text)) this.#refusal ??= otherVmstat;
    else if (isVmstatHeading(text))
      this.#names = wordsOf(text).filter((word) => !/^-*time|^\w{3,4}T$/.test(word));
    else if (isDstatHeading(text)) this.#isDstat = true;
    else if (/-+\s?(dsk|disk|total-cpu|io)\S*/.test(text) && !/^\s*\d/.test(text))
      // dstat names groups above their columns, with lines between; both are cut at the same bars.
      this.#groups = text.trim().split(/[\s|]+/);
    else if (!(this.#isDstat ? this.#dstat(text) : this.#vmstat(text))) this.#skipped++;
  }

  end(): Reading {
    if (this.#refusal) return refused(this.#refusal);
    if (this.#table.size === 0) return refused({ why: 'unknown' });
    const series = this.#table.series();
    const notes = notesOf(
      { note: 'since-boot', only: this.#reports === 1 },
      !this.#hasTimes && { note: 'no-times' },
      !series.some(({ columns }) => 'reads' in columns) && { note: 'no-iops' },
      skippedNote(this.#skipped),
    );
    const tool = this.#isDstat ? 'dstat' : 'vmstat';
    return samplesOf(tool, tool, series, this.#table.step(), notes);
  }

  #vmstat(line: string): boolean {
    const [names, all] = [this.#names, wordsOf(line)];
    const [first = ''] = all;
    // A time follows the columns, or some script puts it in front of them; a second number of the CPU is newer than others.
    const isInFront = first.includes(':');
    const words = isInFront ? all.slice(1) : all;
    if (names.length === 0 || words.length < names.length) return false;
    const bytes = (name: string) => Number(words[names.indexOf(name)]) * 1024;
    const time = timeOfDay(isInFront ? first : words.slice(names.length).join(' '));
    return this.#put(time, { readBytes: bytes('bi'), writeBytes: bytes('bo') });
  }

  #dstat(line: string): boolean {
    const cells = line.split('|');
    const at = this.#groups.findIndex((name) => /(dsk|disk)\/.*(dsk|disk)\//.test(name));
    if (at >= 0) return this.#disks(line, this.#groups[at] ?? '', cells[at] ?? '');
    const pair = (group: RegExp, legacy: boolean) => {
      const at = this.#groups.findIndex((name) => group.test(name));
      return wordsOf(cells[at] ?? '').map((word) => byteCount(word, legacy));
    };
    const [readBytes = Number.NaN, writeBytes = Number.NaN] = pair(/dsk|disk/, true);
    const [reads, writes] = pair(/^-*io/, false);
    const counts = reads === undefined || writes === undefined ? {} : { reads, writes };
    return this.#put(timeOfDay(line), { readBytes, writeBytes, ...counts });
  }

  /** Several disks, each with its column: “dsk/sda-----dsk/sdb-” above “38k 3442k:  13B 0”. */
  #disks(line: string, group: string, cell: string): boolean {
    const names = [...group.matchAll(/(?:dsk|disk)\/([\w.]+)/g)].map(([, name = '']) => name);
    const time = this.#clock.since(timeOfDay(line));
    const pairs = cell.split(':').map((pair) => wordsOf(pair).map((word) => byteCount(word, true)));
    const isRow = pairs.every(([reads = Number.NaN, writes = Number.NaN]) => reads + writes >= 0);
    if (!isRow || pairs.length !== names.length) return false;
    this.#hasTimes ||= !Number.isNaN(time);
    this.#reports++;
    for (const [index, [readBytes = 0, writeBytes = 0]] of pairs.entries())
      this.#table.add(names[index] ?? '', time, { readBytes, writeBytes });
    return true;
  }

  #put(time: number | undefined, values: Values & { readBytes: number; writeBytes: number }) {
    if (Number.isNaN(values.readBytes + values.writeBytes)) return false;
    this.#hasTimes ||= time !== undefined;
    this.#table.add('all disks', this.#clock.since(time), values);
    this.#reports++;
    return true;
  }
}

export const vmstatReader = (): LineReader => new VmstatReader();
