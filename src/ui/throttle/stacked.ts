/** Amounts over time, one upon the other. */
import { range } from 'd3-array';
import { area, curveStepAfter, type SeriesPoint, stack } from 'd3-shape';
import type { Lane } from '../../kit/index.ts';
import { type Plot, xScale, yScale } from './plot.ts';

/** What each workload has of a limit, stacked: one closed path each, in their order. */
export function areas({ shares, passed }: Lane, plot: Plot): readonly string[] {
  const count = passed.length;
  const x = xScale(count);
  const y = yScale(plot);
  const layers = stack<number, number>()
    .keys(shares.keys())
    // The last sample is repeated, so that its step has a width.
    .value((at, share) => shares[share]?.passed[Math.min(at, count - 1)] ?? 0);
  const shape = area<SeriesPoint<number>>()
    .x(({ data }) => x(data))
    .y0(([low]) => y(low))
    .y1(([, high]) => y(high))
    .curve(curveStepAfter)
    .digits(0);
  return layers(range(count + 1)).map((layer) => shape(layer) ?? '');
}
