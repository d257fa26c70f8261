/** From an axis to a scale of d3, and to the values of it that are marked. */
import { range } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import type { Axis } from '../../kit/index.ts';
import {
  type Bytes,
  type Fraction,
  formatBytes,
  formatDuration,
  formatFraction,
  formatNumber,
  formatSeconds,
  type Seconds,
} from '../../units/index.ts';

/** From a value to its place, 0 at the start of the domain and 1 at its end; values beyond stay at the edge. */
export const scaleOf = ({ scale, domain }: Axis) =>
  (scale === 'log' ? scaleLog(domain, [0, 1]) : scaleLinear(domain, [0, 1])).clamp(true);

/** How many values have a text at most: along the x axis there is more room than along the y axis. */
export const maxTicks = { x: 7, y: 5 } as const;

export type Tick = { readonly at: number; readonly text: string };

/** A round number with all its figures, and with a word for its zeros where there are many. */
function numberText(value: number): string {
  if (value >= 1e9) return `${formatNumber(value / 1e9, 6)} billion`;
  if (value >= 1e6) return `${formatNumber(value / 1e6, 6)} million`;
  return formatNumber(value, 6);
}

const textOf: Readonly<Record<Axis['values'], (value: number) => string>> = {
  numbers: numberText,
  counts: numberText,
  sizes: (value) => formatBytes(value as Bytes),
  times: (value) => formatSeconds(value as Seconds),
  shares: (value) => formatFraction(value as Fraction),
};

/** The ticks of a scale for every count from the highest down to three: d3 takes a count as about so many. */
const ticksByCount = (scale: { ticks: (count: number) => number[] }, max: number) =>
  range(max, 2, -1).map((count) => scale.ticks(count));

const [minute, hour, day] = [60, 3600, 86_400];
/** The distances of ticks in time: round in the unit that people count in, which calendars of d3 are not from 0 on. */
const timeSteps = [
  ...[1, 2, 5, 10, 15, 30],
  ...[1, 2, 5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 4, 6, 12].map((count) => count * hour),
  ...[1, 2, 5, 7, 14, 30, 60, 120, 365].map((count) => count * day),
];

/** Times from 0 on; the unit is at the last where it is that of all. */
function timeTicks([, end]: Axis['domain'], max: number): readonly Tick[] {
  const step = timeSteps.find((each) => end / each < max) ?? end / (max - 1);
  const places = range(0, end * (1 + 1e-9), step);
  const texts = places.map((at) => formatDuration(at as Seconds));
  const unit = ` ${texts.at(-1)?.split(' ')[1]}`;
  const isOfAll = texts.slice(1).every((text) => text.endsWith(unit));
  return places.map((at, index) => {
    const text = texts[index] ?? '';
    const isLast = index === places.length - 1;
    return { at, text: index === 0 ? '0' : isOfAll && !isLast ? text.replace(unit, '') : text };
  });
}

/** The values of a linear axis with a text. */
function linearTicks(axis: Axis, max: number): readonly Tick[] {
  const { domain, values, unit = '' } = axis;
  if (values === 'times') return timeTicks(domain, max);
  const scale = scaleLinear(domain, [0, 1]);
  const round = ticksByCount(scale, max)
    .map((places) => (values === 'counts' ? places.filter(Number.isInteger) : places))
    .find(({ length }) => length <= max);
  return (round ?? []).map((at, index, { length }) => ({
    at,
    text: `${textOf[values](at)}${index === length - 1 ? unit : ''}`,
  }));
}

/** Which multiples of the powers of ten have a text: as few as are enough. */
const multiples = ['1', '15', '125'];

/**
 * The values of a logarithmic axis that are marked.
 * @param isDense whether they are as many as there is room for
 */
function logTicks(
  { domain: [low, high], values }: Axis,
  max: number,
  isDense: boolean,
): readonly number[] {
  const scale = scaleLog([low, high], [0, 1]);
  // Sizes, and counts while there are few, are counted in doublings.
  if (values === 'sizes' || (values === 'counts' && high < 1024)) {
    const doublings = scale.base(2).ticks(Math.log2(high / low) + 1);
    return doublings.filter((at) => Math.log2(at) % 2 === 0);
  }
  // With more powers of ten than that, what is between them cannot be distinguished.
  const marks = scale.ticks(7);
  const some = multiples.map((digits) =>
    marks.filter((at) => digits.includes(at.toExponential(0).charAt(0))),
  );
  const powers = ticksByCount(scale, max);
  if (isDense) some.reverse();
  const isFew = ({ length }: readonly number[]) => length >= 3 && length <= max;
  return [...some, ...powers].find(isFew) ?? [];
}

/** The values of an axis that are marked, each with its text. */
export const ticksOf = (axis: Axis, max: number, isDense = false): readonly Tick[] =>
  axis.scale === 'linear'
    ? linearTicks(axis, max)
    : logTicks(axis, max, isDense).map((at) => ({ at, text: textOf[axis.values](at) }));
