/** Axes of the charts, with their ticks. */
import type { Axis } from '../kit/index.ts';
import {
  type Bytes,
  formatBytes,
  formatNumber,
  formatSeconds,
  type Seconds,
} from '../units/index.ts';
import { sorted } from './volume-format.ts';

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
