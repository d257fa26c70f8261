/** Axes of the charts, with their ticks. */
import type { Axis } from '../kit/index.ts';
import {
  type Bytes,
  formatBytes,
  formatDuration,
  formatNumber,
  formatSeconds,
  type Seconds,
} from '../units/index.ts';
import { sorted } from './volume-format.ts';

/** An axis from 0 to a round number at or above the highest value, with at most six ticks. */
export function linearAxis(
  label: string,
  highest: number,
  print: (value: number) => string = (value) => formatNumber(value, 0),
): Axis {
  const power = 10 ** Math.floor(Math.log10(highest || 1));
  const step = [0.2, 0.5, 1, 2, 5].map((each) => each * power).find((each) => highest <= each * 5);
  const distance = step ?? highest / 5;
  const count = Math.ceil(highest / distance - 1e-9);
  return {
    label,
    scale: 'linear',
    domain: [0, distance * Math.max(1, count)],
    ticks: Array.from({ length: count + 1 }, (_, index) => ({
      at: index * distance,
      text: print(index * distance),
    })),
  };
}

const minute = 60;
const hour = 3600;
const day = 86_400;
/** The distances of ticks in time: round in the unit that people count in. */
const timeSteps = [
  ...[1, 2, 5, 10, 15, 30],
  ...[1, 2, 5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 4, 6, 12].map((count) => count * hour),
  ...[1, 2, 5, 7, 14, 30, 60, 120, 365].map((count) => count * day),
];

/** A time axis from 0 to this end, with at most seven ticks. */
export function timeAxis(label: string, end: Seconds): Axis {
  const step = timeSteps.find((each) => end / each <= 6) ?? end / 6;
  const count = Math.floor(end / step + 1e-9);
  return {
    label,
    scale: 'linear',
    domain: [0, end],
    ticks: Array.from({ length: count + 1 }, (_, index) => ({
      at: index * step,
      text: index === 0 ? '0' : formatDuration((index * step) as Seconds),
    })),
  };
}

const inside =
  ([low, high]: readonly [number, number]) =>
  (at: number) =>
    at >= low && at <= high;

/** A logarithmic axis with a tick at each power of ten. */
export function logAxis(
  label: string,
  domain: readonly [number, number],
  print: (value: number) => string = (value) => formatNumber(value, value < 1 ? 3 : 0),
): Axis {
  const first = Math.floor(Math.log10(domain[0]));
  const last = Math.ceil(Math.log10(domain[1]));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(`1e${first + index}`),
  );
  return {
    label,
    scale: 'log',
    domain,
    ticks: ticks.filter(inside(domain)).map((at) => ({ at, text: print(at) })),
  };
}

/** IO sizes on a logarithmic axis, a tick at each power of four. */
export function sizeAxis(domain: readonly [Bytes, Bytes]): Axis {
  const ticks = Array.from({ length: 11 }, (_, index) => (1024 * 4 ** index) as Bytes);
  return {
    label: 'IO size',
    scale: 'log',
    domain,
    ticks: ticks.filter(inside(domain)).map((at) => ({ at, text: formatBytes(at) })),
  };
}

export const latencyAxis = (label: string, domain: readonly [number, number]) =>
  logAxis(label, domain, (value) => formatSeconds(value as Seconds));

/** A domain that holds all values, from a power of ten to a larger one. */
export function roundDomain(values: readonly number[]): readonly [number, number] {
  const low = 10 ** Math.floor(Math.log10(Math.min(...values)));
  const high = 10 ** Math.ceil(Math.log10(Math.max(...values)));
  return [low, high > low ? high : low * 10];
}

/**
 * Where a chart can be read along a logarithmic axis: at the powers of two of a unit, and at the points
 * of its lines.
 */
export function tickStops(
  [low, high]: readonly [number, number],
  unit: number,
  points: readonly number[],
): readonly number[] {
  const first = Math.ceil(Math.log2(low / unit));
  const last = Math.floor(Math.log2(high / unit));
  const powers = Array.from(
    { length: last - first + 1 },
    (_, index) => unit * 2 ** (first + index),
  );
  return sorted([...powers, ...points]).filter(inside([low, high]));
}
