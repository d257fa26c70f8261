/** A measured load as steps: each sample by itself, and as few steps as a link can have. */
import { toEnd } from '../../kit/work.ts';
import type { Samples, Series } from '../../readers/reading.ts';
import { sumOf } from '../../storage/diagnosis/compare.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytesPerSecond,
  iops,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import { leavesOf } from '../shared/measured/devices.ts';
import { type Aligned, stepLength, stepsOf } from '../shared/measured/series.ts';
import { joined, lengthOf, type StepInput } from './model.ts';
import { mostSteps, stepsText } from './step-field.ts';

export type MeasuredDay = {
  /** What is simulated: the samples, or means where there are very many. */
  readonly parts: readonly StepInput[];
  /** Seconds of one of them. */
  readonly every: Seconds;
  /** Seconds from sample to sample. */
  readonly step: Seconds;
  /** The same in as few steps as a link can have, each the mean of at most so many seconds. */
  readonly steps: readonly StepInput[];
  readonly mean: Seconds;
  /** The devices that are counted, and, where the busiest was picked, how many others there are. */
  readonly devices: readonly string[];
  readonly others: number;
  /** How many of these have a load like it, and may be disks of the same volume. */
  readonly like: number;
  /** How often samples are missing, and for how long in all. */
  readonly gaps: number;
  readonly unknown: Seconds;
  /** IOPS were computed from throughput and the IO size, or the other way round. */
  readonly computed?: 'iops' | 'throughput';
};

export type Asked = {
  readonly device: string | undefined;
  readonly interval: Seconds | undefined;
  /** The IO size, where the text tells one of two rates. */
  readonly size: Bytes;
};

/** More parts than these are averaged: ten seconds each in a day. */
const mostParts = 8640;
/** Lengths of a step that a reader knows, in seconds. */
const lengths = [
  ...[1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900],
  ...[1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400],
];
const lengthOver = (least: number) =>
  seconds(lengths.find((length) => length >= least * 0.999) ?? Math.ceil(least));

const sum = (values: readonly number[] = []) =>
  values.reduce((all, value) => all + (value > 0 ? value : 0), 0);
const hasRates = ({ iops: rate, throughput }: Aligned) =>
  [rate, throughput].some((column) => column?.some((value) => !Number.isNaN(value)));

/** What a reader enters for all disks together. */
export const allDisks = 'all';

/** Disks of a striped volume share its load evenly: one with less than half of the busiest is another volume. */
const leastLike = 0.5;

/**
 * The device that is asked for, all of them, or the busiest. How many disks the volume has does not count: what another
 * number of them would do with the same load can be asked.
 */
function counted(series: readonly Series[], devices: readonly Aligned[], device = '') {
  const leaves = leavesOf(series).map((one) => one.device);
  const isPicked = device === '';
  const names = isPicked || device === allDisks ? leaves : [device];
  const found = devices.filter((one) => names.includes(one.device) && hasRates(one));
  const loadOf = ({ iops: rates, throughput }: Aligned) => sum(throughput ?? rates);
  const byLoad = found.toSorted((one, other) => loadOf(other) - loadOf(one));
  const taken = device === allDisks ? byLoad : byLoad.slice(0, 1);
  const least = leastLike * Math.max(0, ...taken.map(loadOf));
  const like = byLoad.slice(1).filter((one) => loadOf(one) > least);
  return {
    taken,
    others: isPicked ? leaves.length - taken.length : 0,
    like: isPicked ? like.length : 0,
  };
}

const rateAt = (values: readonly number[], at: number) => {
  const value = values[at];
  return value === undefined || Number.isNaN(value) ? undefined : Math.max(0, value);
};

/** Each sample as a part of its length; between samples that are further apart is a part that nobody knows. */
function partsOf(
  times: readonly number[] | undefined,
  step: Seconds,
  length: number,
  valueAt: (at: number) => Pick<StepInput, 'iops' | 'throughput'>,
): readonly StepInput[] {
  const parts: StepInput[] = [];
  for (let at = 0; at < length; at++) {
    const next = times?.[at + 1];
    const until = next === undefined ? step : next - (times?.[at] ?? 0);
    // Reports come a little late: only what is much later is missing.
    const isGap = until > 1.5 * step;
    parts.push({ duration: seconds(isGap ? step : until), ...valueAt(at) });
    if (isGap)
      parts.push({ duration: seconds(until - step), iops: undefined, throughput: undefined });
  }
  return parts.filter(({ duration }) => duration > 0);
}

/** The means over times of one length. A time of which something is known has the mean of that. */
function meansOf(parts: readonly StepInput[], length: Seconds): readonly StepInput[] {
  const total = lengthOf(parts);
  const means: StepInput[] = [];
  let from = 0;
  let next = 0;
  let left = parts[0]?.duration ?? 0;
  for (; total - from > 1e-6 * length; from += length) {
    const until = Math.min(total, from + length);
    const all = { known: 0, ios: 0, bytes: 0, hasBytes: false };
    for (let room = until - from; room > 1e-9 * length && next < parts.length; ) {
      const part = parts[next];
      const taken = Math.min(room, left);
      if (part?.iops !== undefined) {
        all.known += taken;
        all.ios += taken * part.iops;
        all.bytes += taken * (part.throughput ?? 0);
        all.hasBytes ||= part.throughput !== undefined;
      }
      room -= taken;
      left -= taken;
      if (left <= 1e-9 * length) left = parts[++next]?.duration ?? 0;
    }
    const { known, ios, bytes, hasBytes } = all;
    means.push({
      duration: seconds(until - from),
      iops: known > 0 ? iops(ios / known) : undefined,
      throughput: known > 0 && hasBytes ? bytesPerSecond(bytes / known) : undefined,
    });
  }
  return means;
}

const digitsOf = (value: number, digits: number) => Number(value.toPrecision(digits));

/** So near to IOPS × IO size a throughput is that. */
const alike = 0.01;

/** With so many digits as a link has; what is the same then is one step. */
function rounded(
  parts: readonly StepInput[],
  size: Bytes,
  [ofIops, ofBytes]: readonly [number, number],
): readonly StepInput[] {
  const steps = parts.map(({ duration, iops: given, throughput: moved }): StepInput => {
    const rate = given === undefined ? undefined : iops(Math.round(digitsOf(given, ofIops)));
    const isApart = rate && moved !== undefined && Math.abs(moved / (rate * size) - 1) > alike;
    const throughput = isApart
      ? bytesPerSecond(Math.max(1, Math.round(digitsOf(moved, ofBytes))))
      : undefined;
    return { duration: seconds(Math.max(1, Math.round(duration))), iops: rate, throughput };
  });
  return joined(steps);
}

/** Ever coarser, until a link can have them: fewer digits first, since longer means hide more. */
function fewSteps(
  parts: readonly StepInput[],
  every: Seconds,
  size: Bytes,
): Pick<MeasuredDay, 'steps' | 'mean'> {
  const mean = lengthOver(Math.max(every * 0.95, lengthOf(parts) / mostSteps));
  for (const [factor, ...digits] of coarser) {
    const length = seconds(mean * factor);
    const steps = rounded(meansOf(parts, length), size, digits);
    if (stepsText(steps).length <= mostText) return { steps, mean: length };
  }
  return { steps: [], mean };
}
/** How many of the shortest means are one, and the digits of IOPS and throughput: the last always fits. */
const coarser = [
  ...[[1, 4, 3] as const, [1, 4, 2] as const, [1, 3, 2] as const, [1, 2, 2] as const],
  ...[[2, 2, 2] as const, [4, 2, 2] as const],
];
/** A little less than a link takes of one input. */
const mostText = 1990;

/** What is missing where rates cannot be told, by the input that it belongs to. */
export type Missing = { readonly text: string } | { readonly interval: string };

/**
 * Which load do samples show, as it is simulated and as a link can have it?
 * @returns what is missing, where they show none
 */
export function dayOf(samples: Samples, asked: Asked): MeasuredDay | Missing {
  const { devices, times, length } = toEnd(stepsOf(samples));
  const { taken, others, like } = counted(samples.series, devices, asked.device);
  if (taken.length === 0)
    return { text: 'The text has no IOPS and no throughput of a disk. Paste one that has.' };
  const step = stepLength(samples, asked.interval);
  if (step === undefined)
    return { interval: 'The text has no times: enter the seconds from one report to the next.' };
  const columnOf = (kind: 'iops' | 'throughput') => {
    const columns = taken.flatMap((one) => (one[kind] ? [one[kind]] : []));
    return columns.length > 0 ? sumOf(columns) : undefined;
  };
  const [rates, bytes] = [columnOf('iops'), columnOf('throughput')];
  const parts = partsOf(asked.interval === undefined ? times : undefined, step, length, (at) => {
    const moved = bytes && rateAt(bytes, at);
    const rate = rates ? rateAt(rates, at) : moved === undefined ? moved : moved / asked.size;
    return rate === undefined
      ? { iops: undefined, throughput: undefined }
      : { iops: iops(rate), throughput: moved as BytesPerSecond | undefined };
  });
  const every = parts.length > mostParts ? lengthOver(lengthOf(parts) / mostParts) : step;
  const simulated = every === step ? parts : meansOf(parts, every);
  const isUnknown = (part: StepInput | undefined) => part !== undefined && part.iops === undefined;
  const unknown = parts.filter(isUnknown);
  // What is missing sample after sample is one gap.
  const gaps = parts.filter((part, at) => isUnknown(part) && !isUnknown(parts[at - 1]));
  return {
    parts: simulated,
    every,
    step,
    others,
    like,
    ...fewSteps(parts, step, asked.size),
    devices: taken.map(({ device }) => device),
    gaps: gaps.length,
    unknown: lengthOf(unknown),
    ...(rates && bytes ? {} : { computed: rates ? 'throughput' : 'iops' }),
  };
}
