/** Would an option meet a threshold that the case misses? In words, and as a rank to sort options by. */
import { meanByRegion, p99ByRegion } from '../../limits/commit/syncs.ts';
import { meets, type Threshold } from '../../limits/commit/thresholds.ts';
import type { Catalogue } from '../../limits/types.ts';
import { formatSeconds, type Seconds, seconds } from '../../units/index.ts';
import { formatAbout } from '../shared/answer/latency-text.ts';
import { caseOf, type Given, typicalSyncOf, typicalTailOf } from './case.ts';
import type { Result } from './model.ts';
import { comparedWith } from './text.ts';

export type Tail = { readonly p99: Seconds; readonly is: 'entered' | 'measured' | 'estimated' };

/** The 99th percentile of a sync in this case: as entered, as others measured it, or as far above the mean as on Premium SSD; and with the wait for a limit. */
export function tailAfter(inputs: Given, catalogue: Catalogue): Tail | undefined {
  if (inputs.p99 !== undefined) return { p99: inputs.p99, is: 'entered' };
  // Of syncs whose mean was measured only the reader can know it.
  if ((inputs['sync-latency'] ?? inputs['write-latency']) !== undefined) return undefined;
  const { heldTail } = caseOf(inputs, catalogue);
  const held = heldTail?.(0.99);
  if (heldTail) return held && { p99: held, is: 'estimated' };
  const { middle, is } = typicalSyncOf(inputs, catalogue);
  const measured = is === 'measured' ? typicalTailOf(inputs, catalogue) : undefined;
  if (measured) return { p99: measured.middle, is: 'measured' };
  if (is === 'write') return undefined;
  return { p99: seconds((middle * p99ByRegion.middle) / meanByRegion.middle), is };
}

/** “p99 of a sync about 4.2 ms (estimated)”. */
export const formatTail = ({ p99, is }: Tail): string =>
  `p99 of a sync ${
    {
      entered: `still ${formatSeconds(p99)}`,
      measured: `typically ${formatSeconds(p99)}`,
      estimated: `about ${formatAbout(p99)} (estimated)`,
    }[is]
  }`;

/** What an option makes of a threshold: the end of its sentence, and how surely it is met, from 0, which is not at all. */
type Met = { readonly text: string; readonly rank: number };

/**
 * “p99 of a sync about 4.2 ms (estimated), below 10 ms”, “mean typically within 1 ms”.
 * @param missed the threshold that the case misses
 * @param inputs those of the option
 */
export function metAfter(
  missed: Threshold,
  inputs: Given,
  then: Result,
  catalogue: Catalogue,
): Met | undefined {
  const { judged } = then;
  if (judged?.of === 'mean at limit' && !meets(missed, judged.latency))
    return {
      text: `mean still ${formatAbout(judged.latency)}, ${comparedWith(missed, false)}`,
      rank: 0,
    };
  const tail = missed.statistic === 'p99' ? tailAfter(inputs, catalogue) : undefined;
  if (tail) {
    const isMet = meets(missed, tail.p99);
    return {
      text: `${formatTail(tail)}, ${comparedWith(missed, isMet)}`,
      rank: isMet ? 3 : 0,
    };
  }
  // A 99th percentile is not below its mean.
  if (!then.isTypical)
    return meets(missed, then.once)
      ? missed.statistic === 'p99'
        ? { text: 'p99 of a sync not known', rank: 1 }
        : { text: `mean ${comparedWith(missed, true)}`, rank: 3 }
      : { text: `mean still ${formatSeconds(then.once)}, ${comparedWith(missed, false)}`, rank: 0 };
  if (missed.statistic === 'p99') return { text: 'p99 of a sync not known', rank: 1 };
  const { low, middle, high } = typicalSyncOf(inputs, catalogue);
  const isMet = (sync: Seconds) => meets(missed, seconds(then.write + sync));
  if (!isMet(low)) return { text: `mean still ${comparedWith(missed, false)}`, rank: 0 };
  const within = comparedWith(missed, true);
  if (isMet(high)) return { text: `mean ${within}`, rank: 3 };
  return isMet(middle)
    ? { text: `mean typically ${within}`, rank: 2 }
    : { text: `mean ${within} at best`, rank: 1 };
}
