/** The figures of a workload: what is asked, how its text is parsed and formatted, and what grows with the workload. */
import { ioSizeRange } from '../../calculators/fields.ts';
import {
  bytes,
  bytesPerSecond,
  formatBytes,
  formatFigure,
  formatFraction,
  formatIops,
  formatKib,
  formatNumber,
  formatSeconds,
  formatThroughput,
  gib,
  iops,
  mbPerSecond,
  parseFraction,
  parseIops,
  parseMeasuredBytes,
  parseSeconds,
  parseThroughput,
  type Result,
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
  readonly parse: (text: string) => Result<number>;
  readonly format: (value: number) => string;
  /** The base unit, for a spreadsheet. */
  readonly unit: string;
  /** Whether a growing workload needs more of it. */
  readonly grows?: boolean;
};
export type Figure = Quantity & {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
};

const rate: Quantity = {
  parse: (text) => parseIops(text, { min: iops(0), max: iops(10_000_000) }),
  format: (value) => formatIops(iops(value)),
  unit: 'IOPS',
  grows: true,
};
const throughput: Quantity = {
  parse: (text) => parseThroughput(text, { min: bytesPerSecond(0), max: mbPerSecond(1e6) }),
  format: (value) => formatThroughput(bytesPerSecond(value), 'MB/s'),
  unit: 'B/s',
  grows: true,
};
const size: Quantity = {
  parse: (text) => parseMeasuredBytes(text, ioSizeRange),
  format: (value) =>
    value % 1024 === 0 || value < 1024 ? formatBytes(bytes(value)) : formatKib(bytes(value)),
  unit: 'B',
};
const mix: Quantity = {
  parse: (text) => parseMix(text, ioSizeRange),
  format: (value) => `mean ${size.format(value)}`,
  unit: 'B',
};
const capacity: Quantity = {
  parse: (text) => parseMeasuredBytes(text, { min: bytes(0), max: gib(1024 ** 3) }),
  format: (value) =>
    value >= 1024 ** 4
      ? `${formatFigure(value / 1024 ** 4)} TiB`
      : `${formatFigure(value / 1024 ** 3)} GiB`,
  unit: 'B',
};
const fraction: Quantity = { parse: parseFraction, format: formatFraction, unit: '1' };
const latency: Quantity = {
  parse: (text) => parseSeconds(text, { min: seconds(1e-6), max: seconds(60) }),
  format: (value) => formatSeconds(seconds(value)),
  unit: 's',
};
const queueDepth: Quantity = {
  parse: (text) => parseNumber(text, { min: 0, max: 100_000 }, 'a queue depth such as 12.5'),
  format: (value) => formatNumber(value, 2),
  unit: 'IO',
};
const transactions: Quantity = {
  parse: (text) =>
    parseNumber(text, { min: 0, max: 1e9 }, 'a rate such as 1200', ['tps', '/s', '/sec']),
  format: (value) => formatNumber(value, value < 10 ? 2 : 0),
  unit: '1/s',
  grows: true,
};
const growth: Quantity = {
  parse: parseGrowth,
  format: (value) => `${formatNumber(value * 100, 2)} %`,
  unit: '1',
};
const months: Quantity = {
  parse: parseMonths,
  format: (value) => `${formatNumber(value, 1)} months`,
  unit: 'month',
};

const of = (quantity: Quantity, id: string, label: string, hint: string): Figure => ({
  id,
  label,
  hint,
  ...quantity,
});

/** Recorded for every period and percentile. */
export const rows: readonly Figure[] = [
  of(rate, 'iops', 'IOPS, highest', 'Reads plus writes of the application.'),
  of(throughput, 'throughput', 'Throughput, highest', 'State the unit: MB/s or MiB/s.'),
  of(size, 'io-size', 'IO size, usual', 'The mean: throughput ÷ IOPS of the same seconds.'),
  of(size, 'io-size-most', 'IO size, largest', 'As issued by scans, backups and bulk loads.'),
  of(fraction, 'read', 'Reads, % of IOs', 'The rest are writes.'),
  of(fraction, 'random', 'Random, % of IOs', 'The rest are sequential.'),
  of(latency, 'latency', 'Latency', 'Mean of an IO, time in the queue included.'),
  of(queueDepth, 'queue', 'Queue depth', 'IOs issued and not completed.'),
  of(fraction, 'cpu', 'CPU, % of all cores', 'Of the machine, not of the disk: never %util.'),
  of(capacity, 'memory', 'Memory in use', 'Without what the file cache can release.'),
  of(
    transactions,
    'transactions',
    'Transactions a second',
    'What the users count: orders, commits, requests.',
  ),
];

/** Recorded once for a workload. */
export const singles: readonly Figure[] = [
  of(
    mix,
    'mix',
    'Mix of IO sizes',
    'Such as 8 KiB 70 %, 64 KiB 30 %. Used if no usual IO size is given.',
  ),
  of(latency, 'idle-latency', 'Latency at queue depth 1', 'The lowest, measured on an idle disk.'),
  of(
    { ...capacity, grows: true },
    'capacity',
    'Data on disk',
    'With space for the temporary files of a rebuild.',
  ),
];

/** How the workload grows; recorded once for a workload, like the singles. */
export const growthFigures: readonly Figure[] = [
  of(growth, 'growth', 'Growth', 'Percent, such as 20 %.'),
  of(months, 'growth-over', 'Within how many months', 'Default: 12.'),
  of(months, 'growth-until', 'Months to plan ahead', 'Default: 12.'),
];

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
