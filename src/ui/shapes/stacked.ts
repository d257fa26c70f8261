/** Amounts over time, one upon the other: samples side by side over `across` units, heights in px. */
import type { Lane } from '../../kit/index.ts';
import { across } from './columns.tsx';
import { tenth } from './scale.ts';

/** Where 0 and the highest value are in a drawing. */
export type Plot = { readonly top: number; readonly bottom: number; readonly max: number };

export const heightAt = ({ top, bottom, max }: Plot, value: number): number =>
  tenth(bottom - Math.min(1, value / (max || 1)) * (bottom - top));

export const xAt = (at: number, count: number) => tenth((at / count) * across);

/** From the start of one sample to the end of another: a level stretch for each. */
const steps = (heights: readonly number[], count: number, first = 0) =>
  heights.map((y, at) => `V${y}H${xAt(first + at + 1, count)}`).join('');

/** What each workload has of a limit, stacked: one closed path each, in their order. */
export function areas({ shares, passed }: Lane, plot: Plot): readonly string[] {
  const count = passed.length;
  let below = passed.map(() => 0);
  return shares.map((share) => {
    const above = below.map((value, at) => value + (share.passed[at] ?? 0));
    const [upper, lower] = [above, below].map((values) =>
      values.map((value) => heightAt(plot, value)),
    );
    below = above;
    const back = (lower ?? []).map((y, at) => `V${y}H${xAt(at, count)}`).toReversed();
    return `M0 ${lower?.[0]}${steps(upper ?? [], count)}${back.join('')}Z`;
  });
}
