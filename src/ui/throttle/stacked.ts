/** Amounts over time, one upon the other: samples side by side over `across` units, heights in px. */
import { scaleLinear } from 'd3-scale';
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
  const x = acrossIn(passed.length);
  const samples = [...passed.keys()];
  let lows = samples.map(() => 0);
  return shares.map((share) => {
    const highs = lows.map((low, at) => low + (share.passed[at] ?? 0));
    const upper = samples.map((at) => `V${heightAt(plot, highs[at] ?? 0)}H${tenth(x(at + 1))}`);
    const lower = samples.map((at) => `V${heightAt(plot, lows[at] ?? 0)}H${tenth(x(at))}`);
    const start = heightAt(plot, lows[0] ?? 0);
    lows = highs;
    return `M0 ${start}${upper.join('')}${lower.toReversed().join('')}Z`;
  });
}
