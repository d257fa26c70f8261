/** Amounts over time, one upon the other: samples side by side over `across` units, heights in px. */
import { range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, type SeriesPoint, stack } from 'd3-shape';
import type { Lane } from '../../kit/index.ts';
import { across } from '../shapes/columns.tsx';
import { tenth } from '../shapes/scale.ts';

/** Where 0 and the highest value are in a drawing. */
export type Plot = { readonly top: number; readonly bottom: number; readonly max: number };

export const heightAt = ({ top, bottom, max }: Plot, value: number): number =>
  tenth(scaleLinear([0, max || 1], [bottom, top]).clamp(true)(value));

/** Where a sample begins, of so many. */
export const acrossIn = (count: number) => scaleLinear([0, count], [0, across]);

/** What each workload has of a limit, stacked: one closed path each, in their order. */
export function areas({ shares, passed }: Lane, plot: Plot): readonly string[] {
  const count = passed.length;
  const x = acrossIn(count);
  const layers = stack<number, number>()
    .keys(shares.keys())
    // What ends with the last sample has its amount to there.
    .value((at, share) => shares[share]?.passed[Math.min(at, count - 1)] ?? 0);
  const shape = area<SeriesPoint<number>>()
    .x(({ data }) => x(data))
    .y0(([low]) => heightAt(plot, low))
    .y1(([, high]) => heightAt(plot, high))
    .curve(curveStepAfter)
    .digits(1);
  return layers(range(count + 1)).map((layer) => shape(layer) ?? '');
}
