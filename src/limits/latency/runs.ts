/** Reads the tables of runs in which others measured how long one IO took. */
import { milliseconds, type Seconds, seconds } from '../../units/index.ts';
import { wordOf } from '../cells.ts';
import type { Edition, Source } from '../rows.ts';
import { type Columns, parseTable, type Row, type TextTable } from '../table.ts';
import type { IoKind, Medium } from './types.ts';

export type RunTable = TextTable & { readonly edition: Edition };

type Of = {
  readonly medium: Medium;
  readonly io: IoKind;
  readonly date: string;
  readonly source: string;
};

/** One figure of a source: of how large an IO, and the mean it took; or what the vendor says it stays below. */
export type Run = Of & { readonly kib: number | undefined } & (
    | { readonly low: Seconds; readonly high: Seconds; readonly assumed: boolean }
    | { readonly below: Seconds }
  );

export type MeasuredRun = Extract<Run, { low: Seconds }>;

/** The percentiles that sources print, as members of what follows from them. */
export const percentiles = ['p50', 'p90', 'p95', 'p99', 'p999'] as const;
export type Percentile = (typeof percentiles)[number];

/** One run with its percentiles. */
export type Tail = Of & Readonly<Record<'mean' | Percentile, Seconds>>;

const words = { units: ['-'], needed: true } as const;
const time = { units: ['ms'], needed: true } as const;

const size = { units: ['KiB'], needed: true } as const;
const ofRun: Columns = { disk: words, io: words, size, date: words, source: words };
const runColumns: Columns = { ...ofRun, latency: time };
const tailColumns: Columns = {
  ...{ ...ofRun, outstanding: words },
  ...{ mean: time, p50: time, p90: time, p95: time, p99: time, 'p99.9': time },
};

const media = [
  ...(['Premium SSD', 'Premium SSD ZRS', 'Standard SSD', 'Standard HDD'] as const),
  ...(['Premium SSD v2', 'Ultra Disk', 'temp disk', 'local NVMe', 'host cache'] as const),
  'any disk',
] as const satisfies readonly Medium[];

/**
 * `2.4`; a range of averages, `2.7-7.2`; outstanding IOs / IOPS, `32/20069`; what it stays below,
 * `<1`; what nobody measured and other figures follow from, `~0.64`.
 */
function latencyOf({ cell, fail }: Row) {
  const { text } = cell('latency');
  const [, sign, first = '', between, second = ''] =
    /^([<~]?)(\d+(?:\.\d+)?)(?:([-/])(\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  const [one, other] = [Number(first), Number(second || first)];
  if (!(one > 0) || !(other > 0) || (sign && between))
    fail(`“${text}” in “latency” is not a time such as 2.4, 2.7-7.2, 32/20069 or <1`);
  if (between === '-' && one >= other) fail(`“${text}” is a range from the larger to the smaller`);
  if (sign === '<') return { below: milliseconds(one) };
  const assumed = sign === '~';
  if (between === '/') {
    const each = seconds(one / other);
    return { low: each, high: each, assumed };
  }
  return { low: milliseconds(one), high: milliseconds(other), assumed };
}

/** What both tables say of a run. */
function ofRow(row: Row, known: readonly Source[]): Of & { readonly kib: number | undefined } {
  const size = row.cell('size').text;
  const kib = Number(size);
  if (size !== '' && !(Number.isInteger(kib) && kib > 0))
    row.fail(`“${size}” in “size” is not a number such as 4`);
  const date = row.cell('date').text;
  if (!/^20[1-9]\d(-(0[1-9]|1[0-2]))?$/.test(date))
    row.fail(`“${date || '-'}” in “date” is not a month such as 2022-02`);
  const source = row.cell('source').text;
  if (!known.some(({ id }) => id === source)) row.fail(`unknown source “${source || '-'}”`);
  return {
    medium: wordOf(row, 'disk', media) as Medium,
    io: wordOf(row, 'io', ['read', 'write']) as IoKind,
    kib: size === '' ? undefined : kib,
    date,
    source,
  };
}

export const readRuns = (table: RunTable, known: readonly Source[]): readonly Run[] =>
  parseTable(table, runColumns).map((row) => ({ ...ofRow(row, known), ...latencyOf(row) }));

export const readTails = (table: TextTable, known: readonly Source[]): readonly Tail[] =>
  parseTable(table, tailColumns).map((row) => {
    const timeIn = (column: string) => {
      const { text } = row.cell(column);
      if (!(Number(text) > 0)) row.fail(`“${text}” in “${column}” is not a time such as 2.4`);
      return milliseconds(Number(text));
    };
    const [mean, p50, p90, p95, p99, p999] = ['mean', 'p50', 'p90', 'p95', 'p99', 'p99.9'].map(
      timeIn,
    ) as [Seconds, Seconds, Seconds, Seconds, Seconds, Seconds];
    return { ...ofRow(row, known), mean, p50, p90, p95, p99, p999 };
  });
