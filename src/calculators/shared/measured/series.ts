/** Samples of several devices over one time axis, in base units. */

import type { Measure, Note, Samples, Series } from '../../../readers/reading.ts';
import { sumOf } from '../../../storage/diagnosis/compare.ts';
import type { BytesPerSecond, Iops, Outstanding, Seconds } from '../../../units/index.ts';
import { defined } from '../../../units/omit-undefined.ts';

/** One device, its samples at the steps that all devices have. A step without a sample is `NaN`. */
export type Aligned = {
  readonly device: string;
  readonly columns: Readonly<Partial<Record<Measure, readonly number[]>>>;
  /** Reads and writes together, in IO/s and B/s; nothing where the tool does not count them. */
  readonly iops: Column;
  readonly throughput: Column;
};

export type Steps = {
  /** Seconds since the first step; missing where the text has no times. */
  readonly times: readonly number[] | undefined;
  readonly length: number;
  readonly devices: readonly Aligned[];
};

/** Seconds from one step to the next, as entered, else as the text tells. */
export const stepLength = ({ step }: Samples, entered: Seconds | undefined) =>
  entered ?? (step as Seconds | undefined);

const has = (notes: readonly Note[], kind: Note['note']) => notes.some(({ note }) => note === kind);

/** The first report of several is the mean since the machine was started. */
const isSinceBoot = ({ notes }: Samples) =>
  notes.some((note) => note.note === 'since-boot' && !note.only);

function without(series: Series, most: number): Series {
  // A device that was attached later was not in the first report.
  if (series.times.length < most) return series;
  const columns = Object.entries(series.columns).map(([name, column]) => [name, column.slice(1)]);
  return { ...series, times: series.times.slice(1), columns: Object.fromEntries(columns) };
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((time, at) => time === b[at] || Number.isNaN(time));

/** Puts the samples of all devices at the same steps; by their times, where those are known and differ. */
function align(samples: Samples) {
  const most = Math.max(0, ...samples.series.map(({ times }) => times.length));
  const series = isSinceBoot(samples)
    ? samples.series.map((one) => without(one, most))
    : samples.series;
  const longest = series.toSorted((a, b) => b.times.length - a.times.length)[0];
  const times = longest?.times ?? [];
  const isTimed = times.length > 0 && series.every((one) => !one.times.some(Number.isNaN));
  const canMerge = isTimed && !has(samples.notes, 'restarted');
  if (!canMerge || series.every((one) => isSame(one.times, times)))
    return {
      times: isTimed && canMerge ? times : undefined,
      length: times.length,
      devices: series.map(({ device, columns }) => ({ device, columns })),
    };
  const all = [...new Set(series.flatMap((one) => [...one.times]))].toSorted((a, b) => a - b);
  const places = new Map(all.map((time, at) => [time, at]));
  const devices = series.map(({ device, times: own, columns }) => ({
    device,
    columns: Object.fromEntries(
      Object.entries(columns).map(([name, column]) => {
        const spread: number[] = new Array(all.length).fill(Number.NaN);
        for (const [at, value] of column.entries()) spread[places.get(own[at] ?? 0) ?? 0] = value;
        return [name, spread];
      }),
    ),
  }));
  return { times: all, length: all.length, devices };
}

/**
 * The samples of all devices at the same steps, without the mean since boot. In slices, since a large file has 100,000
 * samples, which are added for each device.
 */
export function* stepsOf(samples: Samples): Generator<void, Steps> {
  const aligned = align(samples);
  const devices: Aligned[] = [];
  for (const one of aligned.devices) {
    yield;
    const { ios, reads, writes, bytes, readBytes, writeBytes } = one.columns;
    devices.push({
      ...one,
      iops: totalOf(ios, reads, writes),
      throughput: totalOf(bytes, readBytes, writeBytes),
    });
  }
  return { ...aligned, devices };
}

type Column = readonly number[] | undefined;

/** Reads and writes together: as the tool counts them, or added. */
function totalOf(both: Column, ...each: readonly Column[]): Column {
  const parts = each.filter((part) => part !== undefined);
  return both ?? (parts.length > 0 ? sumOf(parts) : undefined);
}

/** What several devices did at one step. A figure that the text does not tell is missing. */
export type Moment = {
  readonly iops?: Iops;
  readonly throughput?: BytesPerSecond;
  /** The share of reads, by IOs. */
  readonly read?: number;
  /** The mean over the IOs of all of them. */
  readonly latency?: Seconds;
  readonly queue?: Outstanding;
  /** What is in flight / IOPS, where the tool counts it and latency apart: by Little’s law the latency. */
  readonly waitByQueue?: Seconds;
};

const at = (column: Column, step: number) => {
  const value = column?.[step];
  return value === undefined || Number.isNaN(value) ? undefined : value;
};

const added = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : undefined;
};

type Part = readonly [rate: number | undefined, time: number | undefined];

/** The mean latency of several parts, weighted by how many IOs each has; nothing where none is timed. */
export function meanLatency(parts: readonly Part[]): number | undefined {
  const timed = parts.flatMap(([rate, time]) =>
    rate !== undefined && rate > 0 && time !== undefined ? [[rate, time] as const] : [],
  );
  const rates = timed.reduce((sum, [rate]) => sum + rate, 0);
  return rates > 0 ? timed.reduce((sum, [rate, time]) => sum + rate * time, 0) / rates : undefined;
}

/** That of one device: as the tool has it, or of its reads and writes. */
const latencyOf = ({ columns }: Aligned, step: number): number | undefined =>
  at(columns.latency, step) ??
  meanLatency([
    [at(columns.reads, step), at(columns.readLatency, step)],
    [at(columns.writes, step), at(columns.writeLatency, step)],
  ]);

/** The mean latency of the IOs of these devices at this step. */
export const latencyAt = (devices: readonly Aligned[], step: number): number | undefined =>
  meanLatency(devices.map((device) => [at(device.iops, step), latencyOf(device, step)]));

/** What did these devices do together at this step? By Little’s law queue depth = IOPS × latency, where only two are known. */
export function momentOf(devices: readonly Aligned[], step: number): Moment {
  const total = (of: (device: Aligned) => Column) =>
    added(devices.map((device) => at(of(device), step)));
  const iops = total((device) => device.iops);
  const [reads, writes] = [
    total(({ columns }) => columns.reads),
    total(({ columns }) => columns.writes),
  ];
  const latency = latencyAt(devices, step);
  const counted = total(({ columns }) => columns.queue);
  const queue =
    counted ?? (iops !== undefined && latency !== undefined ? iops * latency : undefined);
  const isSplit = reads !== undefined && writes !== undefined && reads + writes > 0;
  return defined({
    iops,
    throughput: total((device) => device.throughput),
    queue,
    read: isSplit ? reads / (reads + writes) : undefined,
    latency: latency ?? (queue !== undefined && iops ? queue / iops : undefined),
    waitByQueue:
      counted !== undefined && latency !== undefined && iops ? counted / iops : undefined,
  }) as Moment;
}
