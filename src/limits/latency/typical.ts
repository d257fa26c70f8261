/**
 * From runs that others measured to the typical latency of each kind of storage. Typical is what
 * several sources measured: it is never a limit, and nobody guarantees it.
 */

import { milliseconds, type Seconds, seconds } from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { wordOf } from '../cells.ts';
import type { Edition, IoKind, Medium, Source, TypicalLatency } from '../rows.ts';
import { type Columns, parseTable, type Row, type TextTable } from '../table.ts';

export type RunTable = TextTable & { readonly edition: Edition };

/** One figure of a source: of how large an IO, and the mean it took; or what the vendor says it stays below. */
type Run = {
  readonly medium: Medium;
  readonly io: IoKind;
  readonly kib: number | undefined;
  readonly date: string;
  readonly source: string;
} & (
  | { readonly low: Seconds; readonly high: Seconds; readonly assumed: boolean }
  | { readonly below: Seconds }
);

type Measured = Extract<Run, { low: Seconds }>;

const columns: Columns = {
  disk: { units: ['-'], needed: true },
  io: { units: ['-'], needed: true },
  size: { units: ['KiB'], needed: true },
  latency: { units: ['ms'], needed: true },
  date: { units: ['-'], needed: true },
  source: { units: ['-'], needed: true },
};

const media: readonly Medium[] = [
  'Premium SSD',
  'Standard SSD',
  'Standard HDD',
  'Premium SSD v2',
  'Ultra Disk',
  'temp disk',
  'local NVMe',
  'host cache',
  'any disk',
];

/** Runs of this year and later are of the storage of today. Older ones count where there are no others, and in the spread. */
const sinceYear = '2021';
/** IOs up to this size count as small. */
const smallKib = 8;

/**
 * `2.4`; a range of averages, `2.7-7.2`; outstanding IOs / IOPS, `32/20069`; what it stays below,
 * `<1`; what nobody measured and other figures follow from, `~0.64`.
 */
function latencyOf({
  cell,
  fail,
}: Row): Pick<Measured, 'low' | 'high' | 'assumed'> | { below: Seconds } {
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

function runOf(row: Row, known: readonly Source[]): Run {
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
    ...{ date, source },
    ...latencyOf(row),
  };
}

/** The middle figure, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = (inOrder.length - 1) / 2;
  return ((inOrder[Math.floor(half)] ?? 0) + (inOrder[Math.ceil(half)] ?? 0)) / 2;
}

/** Two digits, since sources differ in the second. */
const rounded = (value: number) => Number(value.toPrecision(2));

const middleOf = ({ low, high }: Measured) => (low + high) / 2;

const bySource = (runs: readonly Measured[]): readonly (readonly Measured[])[] =>
  [...new Set(runs.map(({ source }) => source))].map((id) =>
    runs.filter(({ source }) => source === id),
  );

/** The median over the sources of what each has as its median, so that a source with many runs counts once. */
const medianOf = (runs: readonly Measured[]) =>
  median(bySource(runs).map((own) => median(own.map(middleOf))));

/**
 * How much longer does each KiB above a small IO take? Between the smallest and the largest IO of a source, or
 * from the typical latency where a source has large IOs alone; the median over the sources.
 */
function perKib(runs: readonly Measured[], typical: number): number {
  const slopes = bySource(runs).flatMap((own) => {
    const sizes = own.map(({ kib = 0 }) => kib);
    const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
    const at = (size: number) => median(own.filter(({ kib }) => kib === size).map(middleOf));
    if (low < high) return [(at(high) - at(low)) / (high - low)];
    return high > smallKib ? [(at(high) - typical) / (high - smallKib)] : [];
  });
  return slopes.length > 0 ? rounded(median(slopes)) : 0;
}

function kindOf(medium: Medium, measured: readonly Measured[]): TypicalLatency['kind'] {
  if (measured.length === 0) return 'vendor class';
  if (medium === 'any disk') return 'documented';
  return measured.every(({ assumed }) => assumed) ? 'assumed' : 'measured';
}

function typicalOf(runs: readonly Run[], edition: Edition): TypicalLatency {
  const [first] = runs;
  if (!first) throw new Error('A typical latency needs a run.');
  const { medium, io } = first;
  const below = runs.flatMap((run) => ('below' in run ? [run.below] : []))[0];
  const measured = runs.filter((run): run is Measured => 'low' in run);
  const small = measured.filter(({ kib = 0 }) => kib <= smallKib);
  const like = small.length > 0 ? small : measured;
  const recent = like.filter(({ date }) => date >= sinceYear);
  const counted = recent.length > 0 ? recent : like;
  const found = edition === 'current' ? rounded(medianOf(counted)) : medianOf(counted);
  const isVendors = measured.length === 0;
  const years = (isVendors ? runs : like).map(({ date }) => Number(date.slice(0, 4)));
  const time = isVendors ? (below ?? 0) : found;
  return {
    ...{ medium, io, edition },
    kind: kindOf(medium, measured),
    seconds: seconds(time),
    perKib: seconds(small.length > 0 && edition === 'current' ? perKib(measured, time) : 0),
    low: seconds(isVendors ? time : Math.min(...like.map(({ low }) => low))),
    high: seconds(isVendors ? time : Math.max(...like.map(({ high }) => high))),
    runs: like.length,
    years: [Math.min(...years), Math.max(...years)],
    sources: [...new Set((isVendors ? runs : measured).map(({ source }) => source))],
    ...present({ below }),
  };
}

/** Reads the tables of runs, and makes of them one typical latency for each kind of storage and direction. */
export const parseLatencies = (
  tables: readonly RunTable[],
  known: readonly Source[],
): readonly TypicalLatency[] =>
  tables.flatMap((table) => {
    const runs = parseTable(table, columns).map((row) => runOf(row, known));
    const groups = new Map<string, Run[]>();
    for (const run of runs) {
      const key = `${run.medium} ${run.io}`;
      groups.set(key, [...(groups.get(key) ?? []), run]);
    }
    return [...groups.values()].map((group) => typicalOf(group, table.edition));
  });
