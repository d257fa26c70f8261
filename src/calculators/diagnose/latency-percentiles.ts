/** How latencies are spread: the values that half, 99 % and 99.9 % of them stay within. */
import { ascending, percentileIn } from '../../storage/diagnosis/compare.ts';
import type { Seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { type Aligned, latencyAt } from '../shared/measured/series.ts';

/** Of which IOs, and what they stay within. */
export type Spread = {
  readonly name: 'reads' | 'writes' | 'syncs' | 'samples';
  /** The other output of the text that it is from. */
  readonly from?: string;
  /** The lowest and the highest of them. */
  readonly ends?: readonly [low: number, high: number];
  readonly p50?: Seconds;
  readonly p99?: Seconds;
  readonly p999?: Seconds;
};

export const levels = [
  ['p50', 0.5, 'p50'],
  ['p99', 0.99, 'p99'],
  ['p999', 0.999, 'p99.9'],
] as const;

/** @param of what so large a share stays within, where that is known */
export function spreadOf(
  name: Spread['name'],
  of: (share: number) => number | undefined,
  [low, high]: readonly (number | undefined)[] = [],
): readonly Spread[] {
  const found = Object.fromEntries(levels.map(([id, share]) => [id, of(share) as Seconds]));
  const known = defined(found);
  const ends =
    low !== undefined && low > 0 && high !== undefined ? { ends: [low, high] as const } : {};
  return Object.keys(known).length > 0 ? [{ name, ...known, ...ends }] : [];
}

/** Steps between two looks at the clock. */
const atOnce = 2000;

/** Of the means of samples: each is that of the IOs of these devices at one step. */
export function* spreadOfSamples(
  devices: readonly Aligned[],
  length: number,
): Generator<void, readonly Spread[]> {
  const means: number[] = [];
  for (let step = 0; step < length; step++) {
    const mean = latencyAt(devices, step);
    if (mean !== undefined) means.push(mean);
    if (step % atOnce === 0) yield;
  }
  yield;
  const sorted = ascending(means);
  // Of fewer samples a level is the highest of them.
  return spreadOf(
    'samples',
    (share) =>
      means.length * (1 - share) < 0.5 && share !== 0.99 ? undefined : percentileIn(sorted, share),
    [sorted[0], sorted.at(-1)],
  ).filter(() => means.length > 1);
}
