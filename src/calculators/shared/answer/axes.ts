/** Axes of the charts, with room around the data, and the places where a chart can be read. */
import type { Axis } from '../../../kit/index.ts';
import { type Seconds, sorted } from '../../../units/index.ts';

/** Room above the highest value, so that no line runs along the edge. */
const room = 1.08;

const inside =
  ([low, high]: readonly [number, number]) =>
  (at: number) =>
    at >= low && at <= high;

const numbers = (count: number) => Array.from({ length: Math.max(0, count) }, (_, index) => index);

/**
 * An axis from 0 to a little more than the highest value.
 * @param end how much more: 1 for none
 */
export const linearAxis = (
  label: string,
  highest: number,
  {
    values = 'numbers',
    unit = '',
    end = room,
  }: Partial<Pick<Axis, 'values' | 'unit'>> & {
    readonly end?: number;
  } = {},
): Axis => ({
  label,
  values,
  unit,
  scale: 'linear',
  domain: [0, (highest > 0 ? highest : 1) * end],
});

export const timeAxis = (label: string, end: Seconds): Axis =>
  linearAxis(label, end, { values: 'times', end: 1 });

export const logAxis = (
  label: string,
  domain: Axis['domain'],
  values: Axis['values'] = 'numbers',
): Axis => ({ label, scale: 'log', domain, values });

/** Ends of domains: round enough that an axis does not move with each change. */
const ends = [1, 1.5, 2, 3, 5, 7, 10];

/**
 * A logarithmic domain that holds all values with a little room, and at least a power of ten. Equal
 * values, or one alone, are near its upper end; values that are no positive number are left out.
 */
export function domainOf(values: readonly number[]): readonly [number, number] {
  const known = values.filter((value) => value > 0 && Number.isFinite(value));
  const [least, largest] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [1, 10];
  const powerOf = (value: number) => 10 ** Math.floor(Math.log10(value));
  const wanted = largest * 1.15;
  const high = powerOf(wanted) * (ends.find((each) => each * powerOf(wanted) >= wanted) ?? 10);
  const lowest = Math.min(least / 1.15, high / 10);
  const low = powerOf(lowest) * (ends.findLast((each) => each * powerOf(lowest) <= lowest) ?? 1);
  return [Number(low.toPrecision(2)), Number(high.toPrecision(2))];
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
  const first = Math.ceil(Math.log2(low / unit) - 1e-9);
  const last = Math.floor(Math.log2(high / unit) + 1e-9);
  return sorted([
    ...numbers(last - first + 1).map((index) => unit * 2 ** (first + index)),
    ...points,
  ]).filter(inside([low, high]));
}

/** Whole counts that a marker moves along: each up to 16, then eight to a doubling. */
export function countStops(high: number, points: readonly number[]): readonly number[] {
  const counts: number[] = [];
  for (let at = 1; at <= high; at += Math.max(1, 2 ** (Math.floor(Math.log2(at)) - 3)))
    counts.push(at);
  return sorted([...counts, ...points]).filter(inside([1, high]));
}

/**
 * Where a line is drawn that bends at a limit: its ends, and about the corner every place of a marker. Away from it, by
 * five times, it is straight on logarithmic axes.
 */
export const aroundCorner = (
  [low, high]: readonly [number, number],
  corner: number,
  stops: readonly number[],
): readonly number[] =>
  sorted([
    ...[low, corner / 5, corner, corner * 5, high],
    ...stops.filter((stop) => stop > corner / 5 && stop < corner * 5),
  ]).filter((at) => at >= low && at <= high);
