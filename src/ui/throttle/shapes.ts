/** A run in time as lines and labels: samples side by side over `across` units, heights in px. */
import { range } from 'd3-array';
import { line } from 'd3-shape';
import { rounded } from '../../calculators/throttle/format.ts';
import type { Lane, Timeline, Trace, WorkloadTone } from '../../kit/index.ts';
import { formatFigure, formatNumber } from '../../units/index.ts';
import { type Plot, xScale, yAt, yScale } from './plot.ts';

/** A workload as a line of steps, from its first sample to its last. @param gaps whether 0 is no value either in between */
export function stepsOf(values: readonly number[], plot: Plot, gaps: boolean): string {
  const x = xScale(values.length);
  const y = yScale(plot);
  const isThere = (value: number) => value > 0;
  const first = Math.max(0, values.findIndex(isThere));
  const samples = range(first, values.findLastIndex(isThere) + 1);
  const ends = samples.flatMap((at) => [at, at + 1].map((end) => [end, values[at] ?? 0] as const));
  const draw = line<readonly [end: number, value: number]>(
    ([end]) => x(end),
    ([, value]) => y(value),
  );
  return draw.defined(([, value]) => !gaps || isThere(value)).digits(0)(ends) ?? '';
}

/** A word at the thing that it names. */
export type Label = {
  /** Across, from 0 to 1: what is at 1 stands at the end of its line, and what is before it ends there. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly tone: WorkloadTone | '';
  /** On an area of its colour, around `x`. */
  readonly inside?: boolean;
};

/** A phase narrower than this part of the drawing has no room for words. */
const narrowest = 0.2;
/** From one line of text to the next, in px. */
const lineHeight = 16;

type Span = { readonly start: number; readonly end: number } & {
  /** As samples. */
  readonly from: number;
  readonly to: number;
};

/** The phases with room for words, the last first, and then the longest. */
function spansOf({ phases, seconds, every }: Timeline): readonly Span[] {
  const isLast = ({ end }: Span) => Number(end === 1);
  return phases
    .slice(1)
    .map((end, at): Span => {
      const start = phases[at] ?? 0;
      const from = Math.round(start / every);
      const to = Math.max(Math.round(end / every), from + 1);
      return { start: start / seconds, end: end / seconds, from, to };
    })
    .filter((span) => span.end - span.start >= narrowest || isLast(span))
    .toSorted((a, b) => isLast(b) - isLast(a) || b.end - b.start - (a.end - a.start));
}

/** The mean of what there is in a phase; 0 where that is less than half of it. */
const meanIn = (values: readonly number[], { from, to }: Span): number => {
  const part = values.slice(from, to).filter((value) => value > 0);
  return part.length * 2 < to - from
    ? 0
    : part.reduce((sum, value) => sum + value, 0) / part.length;
};

/** Words one above the other, from the lowest up, so that none is upon another. */
function apart(labels: readonly Label[]): readonly Label[] {
  let highest = Number.POSITIVE_INFINITY;
  return labels
    .toSorted((a, b) => b.y - a.y)
    .map((label) => {
      highest = Math.min(label.y, highest - lineHeight);
      return { ...label, y: highest };
    });
}

/**
 * The names of lines with their values: at the end of the run, and at the end of each phase before it those
 * that are new or have changed.
 */
export function lineLabels(
  timeline: Timeline,
  valuesOf: (trace: Trace) => readonly number[],
  plot: Plot,
): readonly Label[] {
  const said = new Map<string, number[]>();
  return spansOf(timeline).flatMap((span) => {
    const there = timeline.traces
      .map((trace) => ({ ...trace, value: meanIn(valuesOf(trace), span) }))
      .filter(({ value }) => value > 0)
      .map((trace) => ({ ...trace, height: yAt(plot, trace.value) }));
    const found = there.filter(({ label, value }) => {
      const before = said.get(label) ?? [];
      if (before.some((one) => Math.abs(value / one - 1) < 0.1)) return false;
      said.set(label, [...before, value]);
      return true;
    });
    // Of lines that lie at the foot of a drawing the upper name is that of the higher value.
    return apart(
      found
        .toSorted((a, b) => a.value - b.value)
        .map(({ label, tone, value, height }): Label => {
          // Above the lines that are close to it.
          const heights = there.map((other) => other.height);
          const upper = Math.min(...heights.filter((one) => one > height - lineHeight));
          // Beside its line, and above the axis.
          const y = span.end === 1 ? Math.min(height + 4, plot.bottom) : upper - 5;
          return { x: span.end, y, text: `${label} ${formatNumber(rounded(value), 1)}`, tone };
        }),
    );
  });
}

/** The names of a limit and of the areas below it: inside where they are thick enough, left of the middle, where the playhead is at first, at the end or above the uppermost otherwise. */
export function areaLabels(
  timeline: Timeline,
  { shares, limit }: Lane,
  plot: Plot,
): readonly Label[] {
  const spans = spansOf(timeline);
  const areas = shares.flatMap(({ of, passed }, at): readonly Label[] => {
    const trace = timeline.traces[of];
    const [span] = spans.toSorted((a, b) => meanIn(passed, b) - meanIn(passed, a));
    if (!trace || !span || meanIn(passed, span) === 0) return [];
    const sum = (count: number) =>
      shares.slice(0, count).reduce((all, share) => all + meanIn(share.passed, span), 0);
    const [bottom, top] = [yAt(plot, sum(at)), yAt(plot, sum(at + 1))];
    const { label: text, tone } = trace;
    const middle = (bottom + top) / 2 + 4;
    if (bottom - top >= 20)
      return [{ x: (span.start * 3 + span.end) / 4, y: middle, text, tone, inside: true }];
    if (span.end === 1) return [{ x: 1, y: middle, text, tone }];
    if (yAt(plot, sum(shares.length)) < top - 1) return [];
    return [{ x: span.end, y: top - 5, text, tone }];
  });
  const atEnd = areas.filter(({ x }) => x === 1);
  const name: Label = {
    x: 1,
    y: yAt(plot, limit) + 4,
    text: `limit ${formatFigure(limit)}`,
    tone: '',
  };
  return [...areas.filter((area) => !atEnd.includes(area)), ...apart([...atEnd, name])];
}
