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
  let lows = samples.map(() => heightAt(plot, 0));
  let sums = samples.map(() => 0);
  return shares.map((share) => {
    sums = sums.map((sum, at) => sum + (share.passed[at] ?? 0));
    const highs = sums.map((sum) => heightAt(plot, sum));
    // Samples of the same height are one step.
    const upper = samples.map((at) =>
      highs[at] === highs[at + 1] ? '' : `V${highs[at]}H${tenth(x(at + 1))}`,
    );
    const lower = samples.map((at) =>
      lows[at] === lows[at - 1] ? '' : `V${lows[at]}H${tenth(x(at))}`,
    );
    const path = `M0 ${lows[0]}${upper.join('')}${lower.toReversed().join('')}Z`;
    lows = highs;
    return path;
  });
}
