/** From rows of the dataset to a table a reader sees: figures as printed, and words where there is none. */

import type { Cap, Disk, Vm } from '../../limits/types.ts';
import type { Bytes, BytesPerSecond, ThroughputUnit } from '../../units/index.ts';
import { bytesIn, printNumber } from '../../units/index.ts';

/** A pair of limits, either of which may be a word that says why it is missing. */
type Pair = {
  readonly iops: Cap<number>;
  readonly throughput: Cap<BytesPerSecond>;
};
/** One figure, or IOPS and throughput under one heading. */
export type Heading<Row> = { readonly label: string } & (
  | { readonly one: (row: Row) => string | undefined }
  | { readonly pair: (row: Row) => Pair | undefined }
);

export type Cell = {
  readonly text: string;
  /** How many columns it takes: one word can stand for both halves of a pair. */
  readonly span: 1 | 2;
  /** A word instead of a figure. */
  readonly missing: boolean;
};

/** The page has nothing here. */
const nothing = '–';
const cell = (text: string | undefined, span: Cell['span'] = 1): Cell => ({
  text: text ?? nothing,
  span,
  missing: text === undefined || !/^[\d,.]/.test(text),
});

/** A throughput as its page prints it: no figure of the dataset has more than three decimals. */
const speed = (value: Cap<BytesPerSecond>, unit: ThroughputUnit) =>
  typeof value === 'string' ? value : printNumber(value / bytesIn[unit], 3);
const rate = (value: Cap<number>) => (typeof value === 'string' ? value : printNumber(value));

export function cellsOf<Row extends Vm | Disk>(heading: Heading<Row>, row: Row): readonly Cell[] {
  if ('one' in heading) return [cell(heading.one(row))];
  const pair = heading.pair(row);
  if (!pair) return [cell(undefined), cell(undefined)];
  if (typeof pair.iops === 'string' && pair.iops === pair.throughput) return [cell(pair.iops, 2)];
  return [cell(rate(pair.iops)), cell(speed(pair.throughput, row.unit))];
}

/** The headings that at least one row has something under. */
export const usedBy = <Row extends Vm | Disk>(
  headings: readonly Heading<Row>[],
  rows: readonly Row[],
) =>
  headings.filter((heading) =>
    rows.some((row) => ('one' in heading ? heading.one(row) : heading.pair(row)) !== undefined),
  );

/** The figures under one heading in one phrase, for comparing editions: “12,800 / 192”. */
export const phraseOf = <Row extends Vm | Disk>(heading: Heading<Row>, row: Row): string =>
  cellsOf(heading, row)
    .map(({ text }) => text)
    .join(' / ');

const gib = (value: Bytes | undefined) =>
  value === undefined ? undefined : printNumber(value / 1024 ** 3, 3);
const count = (value: number | undefined) => (value === undefined ? undefined : printNumber(value));

export const vmHeadings: readonly Heading<Vm>[] = [
  { label: 'vCPUs', one: ({ vcpus }) => count(vcpus) },
  { label: 'Memory (GiB)', one: ({ memory }) => gib(memory) },
  { label: 'Data disks', one: ({ maxDataDisks }) => count(maxDataDisks) },
  { label: 'Cached', pair: ({ cached }) => cached },
  { label: 'Uncached', pair: ({ uncached }) => uncached },
  { label: 'Cached burst', pair: ({ cachedBurst }) => cachedBurst },
  { label: 'Uncached burst', pair: ({ uncachedBurst }) => uncachedBurst },
  { label: 'Premium SSD v2 and Ultra', pair: ({ elastic }) => elastic },
  { label: 'Premium SSD v2 and Ultra burst', pair: ({ elasticBurst }) => elasticBurst },
  { label: 'Local disk alone', pair: ({ localDisk }) => localDisk },
  { label: 'Temp disk (GiB)', one: ({ temp }) => gib(temp) },
  { label: 'Cache (GiB)', one: ({ cacheSize }) => gib(cacheSize) },
];

export const diskHeadings: readonly Heading<Disk>[] = [
  { label: 'Size (GiB)', one: ({ size }) => gib(size) },
  { label: 'Base', pair: (disk) => disk },
  { label: 'Burst on credit', pair: ({ burst }) => burst },
  { label: 'Minutes of burst', one: ({ burst }) => count(burst?.minutes) },
  { label: 'Burst on demand', pair: ({ onDemand }) => onDemand },
  { label: 'Performance plus', pair: ({ plus }) => plus },
  { label: 'Host cache', one: ({ hostCache }) => hostCache },
];
