/** The figures of a workload: which are asked for, how each is read and printed, and which of them grow with it. */
import { ioSizeRange } from '../../calculators/fields.ts';
import {
  type Bytes,
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
import { meanOf, readGrowth, readMix, readMonths, readNumber } from './quantities.ts';

export const periods = [
  { id: 'normal', label: 'Normal', words: 'normal hours' },
  { id: 'peak', label: 'Peak', words: 'peak' },
  { id: 'off', label: 'Off hours', words: 'off hours' },
] as const;
export type Period = (typeof periods)[number]['id'];
export const percentiles = ['50', '90', '99'] as const;
export type Percentile = (typeof percentiles)[number];

/** Something that is written down as text and read as a number in base units. */
export type Figure = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly read: (text: string) => Read<number>;
  readonly print: (value: number) => string;
  /** The base unit, for a spreadsheet. */
  readonly unit: string;
  /** Whether a growing workload asks for more of it. */
  readonly grows?: boolean;
};

const printSize = (value: number) =>
  value % 1024 === 0 || value < 1024 ? printBytes(bytes(value)) : printKib(bytes(value));
const printRoom = (value: number) => {
  const [factor, unit] = value >= 1024 ** 4 ? [1024 ** 4, 'TiB'] : [1024 ** 3, 'GiB'];
  return `${printFigure(value / Number(factor))} ${unit}`;
};
const room = { least: bytes(0), most: gib(1024 ** 3) };
const size = (text: string): Read<Bytes> => readMeasuredBytes(text, ioSizeRange);
const printLoad = (value: number) => printThroughput(bytesPerSecond(value), 'MB/s');

/** One line each, for every period and percentile. */
export const rows: readonly Figure[] = [
  {
    id: 'iops',
    label: 'IOPS, highest',
    hint: 'Reads plus writes of the application.',
    read: (text) => readIops(text, { least: iops(0), most: iops(10_000_000) }),
    print: (value) => printIops(iops(value)),
    unit: 'IOPS',
    grows: true,
  },
  {
    id: 'throughput',
    label: 'Throughput, highest',
    hint: 'Say which: MB/s or MiB/s.',
    read: (text) => readThroughput(text, { least: bytesPerSecond(0), most: mbPerSecond(1e6) }),
    print: printLoad,
    unit: 'B/s',
    grows: true,
  },
  {
    id: 'io-size',
    label: 'IO size, usual',
    hint: 'The mean: throughput ÷ IOPS of the same seconds.',
    read: size,
    print: printSize,
    unit: 'B',
  },
  {
    id: 'io-size-most',
    label: 'IO size, largest',
    hint: 'Scans, backups and loads send it.',
    read: size,
    print: printSize,
    unit: 'B',
  },
  {
    id: 'read',
    label: 'Reads, % of IOs',
    hint: 'The rest are writes.',
    read: readShare,
    print: printShare,
    unit: '1',
  },
  {
    id: 'random',
    label: 'Random, % of IOs',
    hint: 'The rest are sequential.',
    read: readShare,
    print: printShare,
    unit: '1',
  },
  {
    id: 'latency',
    label: 'Latency',
    hint: 'Mean of an IO, its wait in the queue included.',
    read: (text) => readSeconds(text, { least: seconds(1e-6), most: seconds(60) }),
    print: (value) => printSeconds(seconds(value)),
    unit: 's',
  },
  {
    id: 'queue',
    label: 'Queue depth',
    hint: 'IOs sent and not yet answered.',
    read: (text) => readNumber(text, { least: 0, most: 100_000 }, 'a queue depth such as 12.5'),
    print: (value) => printNumber(value, 2),
    unit: 'IO',
  },
  {
    id: 'cpu',
    label: 'CPU, % of all cores',
    hint: 'Of the machine, not of the disk: never %util.',
    read: readShare,
    print: printShare,
    unit: '1',
  },
  {
    id: 'memory',
    label: 'Memory in use',
    hint: 'Without what the file cache could give back.',
    read: (text) => readMeasuredBytes(text, room),
    print: printRoom,
    unit: 'B',
  },
  {
    id: 'transactions',
    label: 'Transactions a second',
    hint: 'What the users count: orders, commits, requests.',
    read: (text) =>
      readNumber(text, { least: 0, most: 1e9 }, 'a rate such as 1200', ['tps', '/s', '/sec']),
    print: (value) => printNumber(value, value < 10 ? 2 : 0),
    unit: '1/s',
    grows: true,
  },
];

/** Once for a workload. */
export const singles: readonly Figure[] = [
  {
    id: 'mix',
    label: 'Mix of IO sizes',
    hint: 'Such as 8 KiB 70 %, 64 KiB 30 %. Stands in for the usual size where none is given.',
    read: (text) => {
      const mix = readMix(text, ioSizeRange);
      return 'value' in mix ? { value: meanOf(mix.value) } : mix;
    },
    print: (value) => `mean ${printSize(value)}`,
    unit: 'B',
  },
  {
    id: 'idle-latency',
    label: 'Latency of one IO alone',
    hint: 'Lowest, with nothing else going on.',
    read: (text) => readSeconds(text, { least: seconds(1e-6), most: seconds(60) }),
    print: (value) => printSeconds(seconds(value)),
    unit: 's',
  },
  {
    id: 'capacity',
    label: 'Data on disk',
    hint: 'With room for the temp files of a rebuild.',
    read: (text) => readMeasuredBytes(text, room),
    print: printRoom,
    unit: 'B',
    grows: true,
  },
  {
    id: 'growth',
    label: 'Grows by',
    hint: 'Percent, such as 20 %.',
    read: readGrowth,
    print: (value) => `${printNumber(value * 100, 2)} %`,
    unit: '1',
  },
  {
    id: 'growth-over',
    label: 'in so many months',
    hint: 'Left empty: 12.',
    read: readMonths,
    print: (value) => `${printNumber(value, 1)} months`,
    unit: 'month',
  },
  {
    id: 'growth-until',
    label: 'Plan so many months ahead',
    hint: 'Left empty: 12.',
    read: readMonths,
    print: (value) => `${printNumber(value, 1)} months`,
    unit: 'month',
  },
];

/** The name of a cell's text: `iops.peak.99`. */
export const cellOf = (row: string, period: Period, percentile: Percentile) =>
  `${row}.${period}.${percentile}`;
