/** The figures of a workload: what is asked, how its text is parsed and formatted, and what grows with the workload. */
import { ioSizeRange } from '../../calculators/fields.ts';
import {
  bytes,
  bytesPerSecond,
  gib,
  iops,
  mbPerSecond,
  printBytes,
  printFigure,
  printIops,
  printKib,
  printNumber,
  printSeconds,
  printShare,
  printThroughput,
  type Read,
  readIops,
  readMeasuredBytes,
  readSeconds,
  readShare,
  readThroughput,
  seconds,
} from '../../units/index.ts';
import { parseGrowth, parseMix, parseMonths, parseNumber } from './parse.ts';

export const periods = [
  { id: 'normal', label: 'Normal', words: 'normal hours' },
  { id: 'peak', label: 'Peak', words: 'peak' },
  { id: 'off', label: 'Off hours', words: 'off hours' },
] as const;
export type Period = (typeof periods)[number]['id'];
export const percentiles = ['50', '90', '99'] as const;
export type Percentile = (typeof percentiles)[number];

/** A kind of quantity: typed as text, computed with as a number in base units. */
type Quantity = {
  readonly parse: (text: string) => Read<number>;
  readonly format: (value: number) => string;
  /** The base unit, for a spreadsheet. */
  readonly unit: string;
};
export type Figure = Quantity & {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** Whether a growing workload needs more of it. */
  readonly grows?: boolean;
};

const formatSize = (value: number) =>
  value % 1024 === 0 || value < 1024 ? printBytes(bytes(value)) : printKib(bytes(value));
const size: Quantity = {
  parse: (text) => readMeasuredBytes(text, ioSizeRange),
  format: formatSize,
  unit: 'B',
};
const capacity: Quantity = {
  parse: (text) => readMeasuredBytes(text, { least: bytes(0), most: gib(1024 ** 3) }),
  format: (value) =>
    value >= 1024 ** 4
      ? `${printFigure(value / 1024 ** 4)} TiB`
      : `${printFigure(value / 1024 ** 3)} GiB`,
  unit: 'B',
};
const fraction: Quantity = { parse: readShare, format: printShare, unit: '1' };
const latency: Quantity = {
  parse: (text) => readSeconds(text, { least: seconds(1e-6), most: seconds(60) }),
  format: (value) => printSeconds(seconds(value)),
  unit: 's',
};
const months: Quantity = {
  parse: parseMonths,
  format: (value) => `${printNumber(value, 1)} months`,
  unit: 'month',
};

/** Recorded for every period and percentile. */
export const rows: readonly Figure[] = [
  {
    id: 'iops',
    label: 'IOPS, highest',
    hint: 'Reads plus writes of the application.',
    parse: (text) => readIops(text, { least: iops(0), most: iops(10_000_000) }),
    format: (value) => printIops(iops(value)),
    unit: 'IOPS',
    grows: true,
  },
  {
    id: 'throughput',
    label: 'Throughput, highest',
    hint: 'State the unit: MB/s or MiB/s.',
    parse: (text) => readThroughput(text, { least: bytesPerSecond(0), most: mbPerSecond(1e6) }),
    format: (value) => printThroughput(bytesPerSecond(value), 'MB/s'),
    unit: 'B/s',
    grows: true,
  },
  {
    id: 'io-size',
    label: 'IO size, usual',
    hint: 'The mean: throughput ÷ IOPS of the same seconds.',
    ...size,
  },
  {
    id: 'io-size-most',
    label: 'IO size, largest',
    hint: 'As issued by scans, backups and bulk loads.',
    ...size,
  },
  { id: 'read', label: 'Reads, % of IOs', hint: 'The rest are writes.', ...fraction },
  { id: 'random', label: 'Random, % of IOs', hint: 'The rest are sequential.', ...fraction },
  {
    id: 'latency',
    label: 'Latency',
    hint: 'Mean of an IO, time in the queue included.',
    ...latency,
  },
  {
    id: 'queue',
    label: 'Queue depth',
    hint: 'IOs issued and not completed.',
    parse: (text) => parseNumber(text, { least: 0, most: 100_000 }, 'a queue depth such as 12.5'),
    format: (value) => printNumber(value, 2),
    unit: 'IO',
  },
  {
    id: 'cpu',
    label: 'CPU, % of all cores',
    hint: 'Of the machine, not of the disk: never %util.',
    ...fraction,
  },
  {
    id: 'memory',
    label: 'Memory in use',
    hint: 'Without what the file cache can release.',
    ...capacity,
  },
  {
    id: 'transactions',
    label: 'Transactions a second',
    hint: 'What the users count: orders, commits, requests.',
    parse: (text) =>
      parseNumber(text, { least: 0, most: 1e9 }, 'a rate such as 1200', ['tps', '/s', '/sec']),
    format: (value) => printNumber(value, value < 10 ? 2 : 0),
    unit: '1/s',
    grows: true,
  },
];

/** Recorded once for a workload. */
export const singles: readonly Figure[] = [
  {
    id: 'mix',
    label: 'Mix of IO sizes',
    hint: 'Such as 8 KiB 70 %, 64 KiB 30 %. Used if no usual IO size is given.',
    parse: (text) => parseMix(text, ioSizeRange),
    format: (value) => `mean ${formatSize(value)}`,
    unit: 'B',
  },
  {
    id: 'idle-latency',
    label: 'Latency at queue depth 1',
    hint: 'The lowest, measured on an idle disk.',
    ...latency,
  },
  {
    id: 'capacity',
    label: 'Data on disk',
    hint: 'With space for the temporary files of a rebuild.',
    ...capacity,
    grows: true,
  },
];

/** How the workload grows; recorded once for a workload, like the singles. */
export const growthFigures: readonly Figure[] = [
  {
    id: 'growth',
    label: 'Growth',
    hint: 'Percent, such as 20 %.',
    parse: parseGrowth,
    format: (value) => `${printNumber(value * 100, 2)} %`,
    unit: '1',
  },
  { id: 'growth-over', label: 'Within how many months', hint: 'Default: 12.', ...months },
  { id: 'growth-until', label: 'Months to plan ahead', hint: 'Default: 12.', ...months },
];

/** The figure of this id. */
export function figure(id: string): Figure {
  const found = [...rows, ...singles, ...growthFigures].find((one) => one.id === id);
  if (!found) throw new Error(`There is no figure ${id}.`);
  return found;
}

/** One field of a figure: a row has one for each period and percentile, any other figure has one. */
export type Cell = {
  /** The name of its text: `iops.peak.99`. */
  readonly key: string;
  readonly figure: Figure;
  readonly period?: (typeof periods)[number];
  readonly percentile?: Percentile;
};

/** The columns of a row, period by period. */
export const columns = periods.flatMap((period) =>
  percentiles.map((percentile) => ({ period, percentile })),
);

export const cellsOf = (figure: Figure): readonly Cell[] =>
  rows.includes(figure)
    ? columns.map(({ period, percentile }) => ({
        key: `${figure.id}.${period.id}.${percentile}`,
        figure,
        period,
        percentile,
      }))
    : [{ key: figure.id, figure }];
