/** The figures of a workload: how each is called, how its text is parsed and formatted, and what grows. */
import { ioSizeRange } from '../../laws/index.ts';
import { quote } from '../../units/decimal.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytes,
  err,
  formatBytes,
  formatFigure,
  formatFraction,
  formatIops,
  formatKib,
  formatNumber,
  formatSeconds,
  formatThroughput,
  isOk,
  ok,
  parseBytes,
  parseFraction,
  parseIops,
  parseMeasuredBytes,
  parseNumber,
  parseSeconds,
  parseThroughput,
  type Range,
  type Result,
} from '../../units/index.ts';

export const periods = [
  { id: 'normal', label: 'Normal', words: 'normal hours' },
  { id: 'peak', label: 'Peak', words: 'peak' },
  { id: 'off', label: 'Off hours', words: 'off hours' },
] as const;
export type Period = (typeof periods)[number]['id'];
export const percentiles = ['50', '90', '99'] as const;
export type Percentile = (typeof percentiles)[number];

/** Parses a percentage of growth to the fraction that is added. A bare number is a percentage. */
export function parseGrowth(text: string, { min, max } = { min: 0, max: 10 }): Result<number> {
  const range = { min: min * 100, max: max * 100 };
  const percent = parseNumber(text, range, 'a percentage such as 20 %', ['%']);
  return isOk(percent) ? ok(percent.value / 100) : percent;
}

/** Shares are rounded when they are written down, so their sum may miss 100 % by as much. */
const tolerance = 0.0101;

/** Parses IO sizes with their shares of the IOs, `8 KiB 70 %, 64 KiB 30 %`, to the mean size. */
export function parseMix(text: string, range: Range<Bytes>): Result<Bytes> {
  const expected = 'IO sizes with their shares, such as 8 KiB 70 %, 64 KiB 30 %';
  if (text.length > 400) return err(`That is too long. Type ${expected}.`);
  const parts = text.split(/[;\n]|(?<=%)\s*,|,(?!\d)/).filter((part) => part.trim() !== '');
  let total = 0;
  let weighted = 0;
  for (const part of parts) {
    const [, sizeText, shareText] = /^(\S+(?: ?[a-z]+)?)[\s:=×]+(\S+ ?%)$/i.exec(part.trim()) ?? [];
    if (sizeText === undefined || shareText === undefined)
      return err(`${quote(part)} can’t be read. Type ${expected}.`);
    const size = parseBytes(sizeText, range);
    if (!isOk(size)) return size;
    const share = parseFraction(shareText);
    if (!isOk(share)) return share;
    total += share.value;
    weighted += size.value * share.value;
  }
  if (Math.abs(total - 1) > tolerance)
    return err(`The shares add up to ${formatNumber(total * 100, 1)} %, not to 100 %.`);
  return ok(bytes(Math.round(weighted / total)));
}

/**
 * A kind of quantity: typed as text, computed with as a number in its base unit.
 * @param unit the base unit, for a spreadsheet
 */
const quantity = <T extends number>(
  unit: string,
  parse: (text: string, range: Range<T>) => Result<T>,
  [min, max]: readonly [number, number],
  format: (value: T) => string,
) => ({
  unit,
  parse: (text: string): Result<number> => parse(text, { min: min as T, max: max as T }),
  format: (value: number) => format(value as T),
});
/** A number that may be a mean. */
const number =
  (expected: string, ...units: readonly string[]) =>
  (text: string, range: Range<number>) =>
    parseNumber(text, range, expected, units);

const formatSize = (value: Bytes) =>
  value % 1024 === 0 || value < 1024 ? formatBytes(value) : formatKib(value);
const formatCapacity = (value: number) =>
  value < 1024 ** 4
    ? `${formatFigure(value / 1024 ** 3)} GiB`
    : `${formatFigure(value / 1024 ** 4)} TiB`;
const formatMegabytes = (value: BytesPerSecond) => formatThroughput(value, 'MB/s');
const formatRate = (value: number) => formatNumber(value, value < 10 ? 2 : 0);
const formatGrowth = (value: number) => `${formatNumber(value * 100, 2)} %`;

const sizes = [ioSizeRange.min, ioSizeRange.max] as const;
const rate = quantity('IOPS', parseIops, [0, 1e7], formatIops);
const throughput = quantity('B/s', parseThroughput, [0, 1e12], formatMegabytes);
const size = quantity('B', parseMeasuredBytes, sizes, formatSize);
const mix = quantity('B', parseMix, sizes, (mean) => `mean ${formatSize(mean)}`);
const capacity = quantity('B', parseMeasuredBytes, [0, 1024 ** 6], formatCapacity);
const fraction = quantity('1', parseFraction, [0, 1], formatFraction);
const latency = quantity('s', parseSeconds, [1e-6, 60], formatSeconds);
const depth = number('a queue depth such as 12.5');
const queueDepth = quantity('IO', depth, [0, 100_000], (value) => formatNumber(value, 2));
const transactions = number('a rate such as 1200', 'tps', '/s', '/sec');
const tps = quantity('1/s', transactions, [0, 1e9], formatRate);
const growth = quantity('1', parseGrowth, [0, 10], formatGrowth);
const duration = number('a number of months such as 12', 'month', 'months');
const months = quantity('month', duration, [1, 120], (value) => `${formatNumber(value, 1)} months`);

/** A growing workload needs more of these. */
const growing = ['iops', 'throughput', 'transactions', 'capacity'];
const of = (kind: ReturnType<typeof quantity>, id: string, label: string, hint: string) => ({
  ...kind,
  id,
  label,
  hint,
  grows: growing.includes(id),
});
export type Figure = Readonly<ReturnType<typeof of>>;

/** Recorded for every period and percentile. */
export const rows: readonly Figure[] = [
  of(rate, 'iops', 'IOPS, highest', 'Reads plus writes.'),
  of(throughput, 'throughput', 'Throughput, highest', 'In MB/s or MiB/s.'),
  of(size, 'io-size', 'IO size, usual', 'Throughput ÷ IOPS.'),
  of(size, 'io-size-most', 'IO size, largest', 'As issued by scans, backups and bulk loads.'),
  of(fraction, 'read', 'Reads, % of IOs', 'The rest are writes.'),
  of(fraction, 'random', 'Random, % of IOs', 'The rest are sequential.'),
  of(latency, 'latency', 'Latency', 'Queueing included.'),
  of(queueDepth, 'queue', 'Queue depth', 'IOs issued and not completed.'),
  of(fraction, 'cpu', 'CPU, % of all cores', 'Of the machine, not of the disk: never %util.'),
  of(capacity, 'memory', 'Memory in use', 'Without what the file cache can release.'),
  of(tps, 'transactions', 'Transactions a second', 'What users count: orders, commits, requests.'),
];

/** Recorded once for a workload. */
export const singles: readonly Figure[] = [
  of(mix, 'mix', 'Mix of IO sizes', '8 KiB 70 %, 64 KiB 30 %. Used if no usual IO size is given.'),
  of(latency, 'idle-latency', 'Latency at queue depth 1', 'The lowest, measured on an idle disk.'),
  of(capacity, 'capacity', 'Data on disk', 'Rebuilds included.'),
];

/** How the workload grows; recorded once for a workload, like the singles. */
export const growthFigures: readonly Figure[] = [
  of(growth, 'growth', 'Growth', 'Percent, such as 20 %.'),
  of(months, 'growth-over', 'Within how many months', 'Default: 12.'),
  of(months, 'growth-until', 'Months to plan ahead', 'Default: 12.'),
];

export const figures = [...rows, ...singles, ...growthFigures];

export function figure(id: string): Figure {
  const found = figures.find((one) => one.id === id);
  if (!found) throw new Error(`There is no figure ${id}.`);
  return found;
}

/** The columns of a row, period by period. */
export const columns = periods.flatMap((period) =>
  percentiles.map((percentile) => ({ period, percentile })),
);

/** One field of a figure; its key is the name of its text: `iops.peak.99`. */
export type Cell = { key: string; figure: Figure } & Partial<(typeof columns)[number]>;

/** A row has a cell for each period and percentile, any other figure has one. */
export const cellsOf = (figure: Figure): readonly Readonly<Cell>[] =>
  rows.includes(figure)
    ? columns.map((column) => ({
        key: [figure.id, column.period.id, column.percentile].join('.'),
        figure,
        ...column,
      }))
    : [{ key: figure.id, figure }];

/** What the form begins with: the figures that every calculator starts from, of the peak at 99 percent. */
const firstFigures = ['iops', 'throughput', 'io-size', 'read', 'latency', 'capacity'];
const firstExamples = ['20,000', '250 MB/s', '8 KiB', '70 %', '2 ms', '1 TiB'];
/** There they stand under a title that says which hours and percentile they are of. */
const firstLabels = new Map([
  ['iops', 'IOPS'],
  ['throughput', 'Throughput'],
]);
export const isFirst = ({ figure: { id }, period, percentile }: Readonly<Cell>): boolean =>
  firstFigures.includes(id) && (!period || (period.id === 'peak' && percentile === '99'));
/** What is typed there, with its unit. */
export const exampleOf = (cell: Readonly<Cell>): string =>
  (isFirst(cell) && firstExamples[firstFigures.indexOf(cell.figure.id)]) || '';
/** What an entry is called beside its field. */
export const labelOf = (cell: Readonly<Cell>): string =>
  (isFirst(cell) && firstLabels.get(cell.figure.id)) || cell.figure.label;
