/** Axes of the charts, with their ticks: three to five values with text, and room around the data. */
import type { Axis } from '../../../kit/index.ts';
import {
  type Bytes,
  formatBytes,
  formatDuration,
  formatNumber,
  formatSeconds,
  type Seconds,
} from '../../../units/index.ts';
import { sorted } from './format.ts';

/** Room above the highest value, so that no line runs along the edge. */
const room = 1.08;

const inside =
  ([low, high]: readonly [number, number]) =>
  (at: number) =>
    at >= low && at <= high;

const numbers = (count: number) => Array.from({ length: Math.max(0, count) }, (_, index) => index);

/** A number on an axis, with a word for its zeros where there are many. */
function onAxis(value: number): string {
  if (value >= 1e9) return `${formatNumber(value / 1e9, 1)} billion`;
  if (value >= 1e6) return `${formatNumber(value / 1e6, 1)} million`;
  return formatNumber(value, value < 1 ? 3 : value < 5 ? 2 : 0);
}

/** The distance of at most four steps from 0 to a value, round in the decimal system. */
function stepTo(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [0.25, 0.5, 1, 2, 2.5].find((each) => highest <= each * power * 4 * (1 + 1e-9));
  return (step ?? 2.5) * power;
}

/**
 * An axis from 0 to a little more than the highest value.
 * @param unit written after the last of its ticks
 * @param end how much more: 1 for none
 */
export function linearAxis(
  label: string,
  highest: number,
  print: (value: number) => string = onAxis,
  { unit = '', end = room }: { readonly unit?: string; readonly end?: number } = {},
): Axis {
  const top = highest > 0 ? highest : 1;
  const step = stepTo(top);
  const last = Math.floor((top * end) / step + 1e-9);
  return {
    label,
    scale: 'linear',
    domain: [0, top * end],
    ticks: numbers(last + 1).map((index) => ({
      at: index * step,
      text: `${print(index * step)}${index === last ? unit : ''}`,
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

/** A time axis from 0 to this end, with at most seven ticks; the unit is at the last where it is that of all. */
export function timeAxis(label: string, end: Seconds): Axis {
  const step = timeSteps.find((each) => end / each <= 6) ?? end / 6;
  const last = Math.floor(end / step + 1e-9);
  const texts = numbers(last + 1).map((index) => formatDuration((index * step) as Seconds));
  const unit = texts.at(-1)?.split(' ')[1];
  const isOfAll = texts.slice(1).every((text) => text.endsWith(` ${unit}`));
  return {
    label,
    scale: 'linear',
    domain: [0, end],
    ticks: texts.map((text, index) => ({
      at: index * step,
      text: index === 0 ? '0' : isOfAll && index < last ? (text.split(' ')[0] ?? text) : text,
    })),
  };
}

const powersOfTen = ([low, high]: readonly [number, number]) => {
  const first = Math.floor(Math.log10(low));
  return numbers(Math.ceil(Math.log10(high)) - first + 1).map((index) =>
    Number(`1e${first + index}`),
  );
};

/** Which multiples of the powers of ten get a text, and at which of these powers. */
const ladders = [
  { multiples: [1], each: 1 },
  { multiples: [1, 5], each: 1 },
  { multiples: [1, 2, 5], each: 1 },
  { multiples: [1], each: 2 },
  { multiples: [1], each: 3 },
] as const;

/** The most texts of a y axis; along the x axis there is room for more. */
const mostTexts = 5;

/** A logarithmic axis with three values or more, and a mark at each multiple of a power of ten. */
export function logAxis(
  label: string,
  domain: readonly [number, number],
  print: (value: number) => string = onAxis,
  most = mostTexts,
): Axis {
  const powers = powersOfTen(domain);
  const within = inside([domain[0] * (1 - 1e-9), domain[1] * (1 + 1e-9)]);
  const on = (multiples: readonly number[], each = 1) =>
    powers
      .filter((power) => Math.round(Math.log10(power)) % each === 0)
      .flatMap((power) => multiples.map((multiple) => Number((multiple * power).toPrecision(1))))
      .filter(within);
  const tried = ladders.map(({ multiples, each }) => on(multiples, each));
  const ticks =
    tried.find(({ length }) => length >= 3 && length <= most) ??
    tried.find(({ length }) => length <= most) ??
    on([1], 4);
  const minor = on([1, 2, 3, 4, 5, 6, 7, 8, 9]).filter((at) => !ticks.includes(at));
  return {
    ...{ label, scale: 'log', domain },
    ticks: ticks.map((at) => ({ at, text: print(at) })),
    // More of them can't be told apart.
    minor: minor.length > 60 ? powers.filter(within) : minor,
  };
}

/** An axis of powers of a base, with marks at the powers of two between them. */
function powersAxis(
  label: string,
  domain: readonly [number, number],
  base: number,
  print: (value: number) => string,
  unit = 1,
): Axis {
  const upTo = (of: number) =>
    numbers(Math.ceil(Math.log(domain[1] / unit) / Math.log(of)) + 1)
      .map((index) => unit * of ** index)
      .filter(inside(domain));
  const ticks = upTo(base);
  return {
    ...{ label, scale: 'log', domain },
    ticks: ticks.map((at) => ({ at, text: print(at) })),
    minor: upTo(2).filter((at) => !ticks.includes(at)),
  };
}

/** IO sizes on a logarithmic axis, a tick at each power of four. */
export const sizeAxis = (domain: readonly [Bytes, Bytes]): Axis =>
  powersAxis('IO size', domain, 4, (at) => formatBytes(at as Bytes), 1024);

/** A count on a logarithmic axis from 1: powers of four, or of ten where there are many. */
export const countAxis = (label: string, high: number): Axis => {
  const axis = (base: number) => powersAxis(label, [1, high], base, (at) => formatNumber(at));
  return high >= 1024 ? logAxis(label, [1, high]) : axis(4);
};

export const latencyAxis = (label: string, domain: readonly [number, number], most = mostTexts) =>
  logAxis(label, domain, (value) => formatSeconds(value as Seconds), most);

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
