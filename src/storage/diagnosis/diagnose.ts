/** Is a measured load at a limit, at which one, or at none? */
import { defined } from '../../units/omit-undefined.ts';
import { atLimit } from '../verdict/at-limit.ts';
import type { Comparison } from './compare.ts';

export type Finding<C extends Comparison = Comparison> =
  /** At one limit or more: those within 5 % of the nearest. */
  | { readonly verdict: 'at-limit'; readonly limits: readonly C[] }
  /** Above a sustained limit: while credits last, from the host cache, or for a reason that is not known. */
  | {
      readonly verdict: 'above-limit';
      readonly limits: readonly C[];
      readonly by: 'burst' | 'cache' | 'unknown';
    }
  /** Below every published limit; the nearest is named. */
  | { readonly verdict: 'below-limit'; readonly limits: readonly C[] };

/** The ratio of a comparison that is nearest to 1: pages mean MB or MiB, and both readings are tried. */
export function nearestRatio({
  ratio,
  ratioInMib = ratio,
}: Pick<Comparison, 'ratio' | 'ratioInMib'>): number {
  return Math.abs(ratioInMib - 1) < Math.abs(ratio - 1) ? ratioInMib : ratio;
}

/** Is a rate at a limit? @param ratio rate / limit */
export const isAtLimit = (ratio: number): boolean => ratio >= atLimit.from && ratio <= atLimit.to;

const isAt = (comparison: Comparison): boolean => isAtLimit(nearestRatio(comparison));
/** Is it more than the sustained limit allows? */
export const isAbove = (comparison: Comparison): boolean => nearestRatio(comparison) > atLimit.to;

/** Is the burst limit reached, so that it is what holds? */
export const isAtBurst = ({ burstRatio = 0 }: Comparison): boolean => burstRatio >= atLimit.from;

/** Does the burst limit allow what was measured? */
const isBurst = ({ burstRatio }: Comparison): boolean =>
  burstRatio !== undefined && burstRatio <= atLimit.to;

/** Did a burst end in the series? Then the values are at the sustained limit, all but a tenth, and were above it before. */
export function hasBurstEnded({ limit: { sustained, burst }, values }: Comparison): boolean {
  if (sustained === undefined || burst === undefined || values.length < 6) return false;
  const isHigh = (value: number) => value > sustained * atLimit.to;
  const after = values
    .slice(values.findLastIndex(isHigh) + 1)
    .filter((value) => !Number.isNaN(value));
  const near = after.filter((value) => Math.abs(value / sustained - 1) <= 0.05);
  const isLevel = after.length >= 3 && near.length >= after.length * 0.9;
  return isLevel && values.filter(isHigh).length >= 3;
}

const byRatio = (a: Comparison, b: Comparison) => b.ratio - a.ratio;

/** The same at another level, such as what reached it behind the cache. */
const atLevel = ({ ratio, ratioInMib, burstRatio, ...one }: Comparison, level: number) => {
  const share = level / one.level;
  const scaled = (value: number | undefined) => value && value * share;
  return {
    ...one,
    ratio: ratio * share,
    ...defined({ ratioInMib: scaled(ratioInMib), burstRatio: scaled(burstRatio) }),
  };
};

/** Is it more than even a burst allows? */
const isBeyond = (one: Comparison): boolean => isAbove(one) && !isBurst(one);

/** Could the host cache have answered what is more than this limit allows? It answers no more than the reads. */
const isCacheable = (one: Comparison): boolean =>
  one.behind !== undefined && !isBeyond(atLevel(one, one.behind.least));

/** Is it at its limit even if the cache answered what other limits of the same disks do not allow? */
const staysAt = (one: Comparison): boolean =>
  one.behind === undefined ||
  nearestRatio(atLevel(one, one.behind.most * atLimit.to)) >= atLimit.from;

/** Those within 5 % of the first. */
const together = <C extends Comparison>(sorted: readonly C[]): readonly C[] => {
  const [first] = sorted;
  return first ? sorted.filter(({ ratio }) => ratio >= first.ratio * 0.95) : [];
};

export type Diagnosis<C extends Comparison = Comparison> = {
  /** With all limits, the most used first. */
  readonly comparisons: readonly C[];
  /** Those with more than a figure that the limit may exceed: above it nothing is published, so that they decide nothing. */
  readonly doubted?: readonly C[];
  /** Missing where nothing was measured or no limit is published. */
  readonly finding?: Finding<C>;
};

/** What do these comparisons say? The same for levels that a tool reports as shares of a limit. */
export function findingOf<C extends Comparison>(compared: readonly C[]): Diagnosis<C> {
  const comparisons = compared.toSorted(byRatio);
  const doubted = comparisons.filter((one) => one.limit.mayBeHigher === true && isBeyond(one));
  const finding = findingAmong(comparisons.filter((one) => !doubted.includes(one)));
  return { comparisons, ...(doubted.length > 0 && { doubted }), ...(finding && { finding }) };
}

/** @param comparisons the most used first */
function findingAmong<C extends Comparison>(comparisons: readonly C[]): Finding<C> | undefined {
  const above = comparisons.filter(isAbove);
  // Reads that the host cache answered never came to the disk, so more of them than it allows prove nothing.
  const explained = above.filter((each) => isCacheable(each) && !isBurst(each));
  const at = comparisons.filter((each) => isAt(each) && (explained.length === 0 || staysAt(each)));
  if (above.length === explained.length && at.length > 0)
    return { verdict: 'at-limit', limits: together(at) };
  if (above.length > 0) {
    // What is beyond even a burst was answered by the cache, and so may be all else that it may answer.
    const left = above.filter(
      (each) => !explained.includes(each) && !(explained.length > 0 && isCacheable(each)),
    );
    const of = left.length > 0 ? left : above;
    const by = left.length === 0 ? 'cache' : left.every(isBurst) ? 'burst' : 'unknown';
    if (by === 'burst') {
      const held = of.filter(isAtBurst);
      // Of what the cached limit admits the cache may have answered some, so that less of it came to the others.
      const isFromCache = of.some(({ limit }) => limit.id === 'cached');
      const sure = at.filter(({ limit }) => !isFromCache || limit.id === 'cached');
      // A burst that has room left holds nothing, and what is at its limit meanwhile does.
      if (held.length === 0 && sure.length > 0 && !of.some(hasBurstEnded))
        return { verdict: 'at-limit', limits: together(sure) };
      // At a burst limit what cannot burst itself may be at its own.
      const others = sure.filter(({ limit }) => limit.burst === undefined);
      return { verdict: 'above-limit', limits: held[0] ? [...held, ...others] : together(of), by };
    }
    const named = by === 'unknown' ? of.filter(isBeyond) : of;
    return { verdict: 'above-limit', limits: together(named), by };
  }
  return comparisons.length > 0
    ? { verdict: 'below-limit', limits: together(comparisons) }
    : undefined;
}
