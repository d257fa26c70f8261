/** Samples of several devices over one time axis, in base units. */

import type { Measure, Note, Samples, Series } from '../../readers/reading.ts';
import { sumOf } from '../../storage/diagnosis/levels.ts';
import { present } from '../../units/present.ts';

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
  readonly iops?: number;
  readonly throughput?: number;
  /** The share of reads, by IOs. */
  readonly read?: number;
  /** Seconds, the mean over the IOs of all of them. */
  readonly latency?: number;
  readonly queue?: number;
  /** What is in flight / IOPS, in seconds, where the tool counts it and latency apart: by Little’s law the latency. */
  readonly waitByQueue?: number;
};

const at = (column: Column, step: number) => {
  const value = column?.[step];
  return value === undefined || Number.isNaN(value) ? undefined : value;
};

const added = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : undefined;
};

/** The mean latency of one device, reads and writes weighted by how many there are. */
function latencyAt({ columns }: Aligned, step: number): number | undefined {
  const whole = at(columns.latency, step);
  if (whole !== undefined) return whole;
  const parts = [
    [at(columns.reads, step), at(columns.readLatency, step)],
    [at(columns.writes, step), at(columns.writeLatency, step)],
  ].flatMap(([rate, time]) =>
    rate !== undefined && rate > 0 && time !== undefined ? [[rate, time] as const] : [],
  );
  const rates = parts.reduce((sum, [rate]) => sum + rate, 0);
  return rates > 0 ? parts.reduce((sum, [rate, time]) => sum + rate * time, 0) / rates : undefined;
}

/** What did these devices do together at this step? By Little’s law queue depth = IOPS × latency, where only two are known. */
export function momentOf(devices: readonly Aligned[], step: number): Moment {
  const rates = devices.map((device) => at(device.iops, step));
  const iops = added(rates);
  const throughput = added(devices.map((device) => at(device.throughput, step)));
  const reads = added(devices.map(({ columns }) => at(columns.reads, step)));
  const writes = added(devices.map(({ columns }) => at(columns.writes, step)));
  const parts = devices.flatMap((device, index) => {
    const [rate, time] = [rates[index], latencyAt(device, step)];
    return rate && time !== undefined ? [[rate, time] as const] : [];
  });
  const weighed = parts.reduce((sum, [rate]) => sum + rate, 0);
  const latency =
    weighed > 0 ? parts.reduce((sum, [rate, time]) => sum + rate * time, 0) / weighed : undefined;
  const counted = added(devices.map(({ columns }) => at(columns.queue, step)));
  const queue =
    counted ?? (iops !== undefined && latency !== undefined ? iops * latency : undefined);
  const waited = latency ?? (queue !== undefined && iops ? queue / iops : undefined);
  return {
    ...present({ iops, throughput }),
    ...(reads !== undefined && writes !== undefined && reads + writes > 0
      ? { read: reads / (reads + writes) }
      : {}),
    ...present({ latency: waited, queue }),
    ...(counted !== undefined && latency !== undefined && iops
      ? { waitByQueue: counted / iops }
      : {}),
  };
}
