/** A run in time as lines and labels: samples side by side over `across` units, heights in px. */
import { range } from 'd3-array';
import { line } from 'd3-shape';
import type { Lane, Timeline, Trace, WorkloadTone } from '../../kit/index.ts';
import { acrossIn, heightAt, type Plot } from './stacked.ts';

/** A workload as a line of steps, from its first sample to its last. @param gaps whether 0 is no value either in between */
export function stepsOf(values: readonly number[], plot: Plot, gaps: boolean): string {
  const x = acrossIn(values.length);
  const isThere = (value: number) => value > 0;
  const first = Math.max(0, values.findIndex(isThere));
  const samples = range(first, values.findLastIndex(isThere) + 1);
  const ends = samples.flatMap((at) => [at, at + 1].map((end) => [end, values[at] ?? 0] as const));
  const draw = line<readonly [end: number, value: number]>(
    ([end]) => x(end),
    ([, value]) => heightAt(plot, value),
  );
  return draw.defined(([, value]) => !gaps || isThere(value)).digits(1)(ends) ?? '';
}

/** A word at the thing that it names. */
export type Label = {
  /** Across, from 0 to 1. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly tone: WorkloadTone;
  /** On an area of its colour. */
  readonly inside?: boolean;
};

/** A phase narrower than this part of the drawing has no room for words. */
const narrowest = 0.2;
/** From one line of text to the next, in px. */
const lineHeight = 14;

type Span = { readonly x: number; readonly from: number; readonly to: number };

/** The phases with room for words, the longest first, as samples. */
function spansOf({ phases, seconds, every }: Timeline): readonly Span[] {
  return phases
    .slice(1)
    .map((end, at) => [phases[at] ?? 0, end] as const)
    .filter(([start, end]) => (end - start) / seconds >= narrowest)
    .toSorted(([a, b], [c, d]) => d - c - (b - a))
    .map(([start, end]) => ({
      x: (start + end) / 2 / seconds,
      from: Math.round(start / every),
      to: Math.max(Math.round(end / every), Math.round(start / every) + 1),
    }));
}

/** The mean of what there is in a phase; 0 where that is less than half of it. */
const meanIn = (values: readonly number[], { from, to }: Span): number => {
  const part = values.slice(from, to).filter((value) => value > 0);
  return part.length * 2 < to - from
    ? 0
    : part.reduce((sum, value) => sum + value, 0) / part.length;
};

/**
 * The names of lines with their values: in each phase those that are new or have changed, one above
 * the other where they would overlap.
 */
export function lineLabels(
  timeline: Timeline,
  valuesOf: (trace: Trace) => readonly number[],
  plot: Plot,
  format: (value: number) => string,
): readonly Label[] {
  const said = new Map<string, number[]>();
  return spansOf(timeline).flatMap((span) => {
    const found = timeline.traces
      .map((trace) => ({ ...trace, value: meanIn(valuesOf(trace), span) }))
      .filter(({ label, value }) => {
        const before = said.get(label) ?? [];
        if (value === 0 || before.some((one) => Math.abs(value / one - 1) < 0.1)) return false;
        said.set(label, [...before, value]);
        return true;
      })
      .map((trace) => ({ ...trace, height: heightAt(plot, trace.value) }))
      .sort((a, b) => b.height - a.height);
    // Lines that are close together have their names above the uppermost of them.
    let y = Number.POSITIVE_INFINITY;
    return found.map(({ label, tone, value, height }, at): Label => {
      let upper = height;
      for (const next of found.slice(at + 1))
        if (upper - next.height < lineHeight) upper = next.height;
      y = Math.min(y - lineHeight, upper - 5);
      return { x: span.x, y, text: `${label} ${format(value)}`, tone };
    });
  });
}

/** The names of stacked areas: inside where they are thick enough, above the uppermost otherwise. */
export function areaLabels(timeline: Timeline, { shares }: Lane, plot: Plot): readonly Label[] {
  const spans = spansOf(timeline);
  return shares.flatMap(({ of, passed }, at): readonly Label[] => {
    const trace = timeline.traces[of];
    const [span] = spans.toSorted((a, b) => meanIn(passed, b) - meanIn(passed, a));
    if (!trace || !span || meanIn(passed, span) === 0) return [];
    const sum = (count: number) =>
      shares.slice(0, count).reduce((all, share) => all + meanIn(share.passed, span), 0);
    const [bottom, top] = [heightAt(plot, sum(at)), heightAt(plot, sum(at + 1))];
    const inside = bottom - top >= 20;
    if (!inside && heightAt(plot, sum(shares.length)) < top - 1) return [];
    const y = inside ? (bottom + top) / 2 + 4 : top - 5;
    return [{ x: span.x, y, text: trace.label, tone: trace.tone, inside }];
  });
}
