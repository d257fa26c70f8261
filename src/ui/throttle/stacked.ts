/** Amounts over time, one upon the other: samples side by side over `across` units, heights in px. */
import type { Lane } from '../../kit/index.ts';
import { across } from '../shapes/columns.tsx';
import { tenth } from '../shapes/scale.ts';

/** Where 0 and the highest value are in a drawing. */
export type Plot = { readonly top: number; readonly bottom: number; readonly max: number };

export const heightAt = ({ top, bottom, max }: Plot, value: number): number =>
  tenth(bottom - Math.min(1, value / (max || 1)) * (bottom - top));

export const xAt = (at: number, count: number) => tenth((at / count) * across);

/** Level stretches of a path, each as far as its x; equal ones that follow each other are one. */
export const level = (stretches: readonly (readonly [y: number, x: number])[]): string =>
  stretches
    .map(([y, x], at) => {
      const up = y === stretches[at - 1]?.[0] ? '' : `V${y}`;
      return y === stretches[at + 1]?.[0] ? up : `${up}H${x}`;
    })
    .join('');

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
    const there = (upper ?? []).map((y, at) => [y, xAt(at + 1, count)] as const);
    const back = (lower ?? []).map((y, at) => [y, xAt(at, count)] as const).toReversed();
    return `M0 ${lower?.[0]}${level(there)}${level(back)}Z`;
  });
}
