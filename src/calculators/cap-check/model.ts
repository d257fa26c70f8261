/** Can this VM use the performance of these disks? The verdict, and the limits that determine the result. */
import type { Verdict } from '../../kit/index.ts';
import { ceiling, exceeds, tolerance } from '../../laws/index.ts';
import type { Kind } from '../../storage/path.ts';
import { type Fault, faultsOf, risksData } from '../../storage/set-up.ts';
import type { Bytes } from '../../units/index.ts';
import { totals } from './achieved.ts';
import { type Check, checksOf, type Gap } from './checks.ts';
import { type Case, type Load, loadsOf, tempDemand } from './load.ts';

export type Result = {
  readonly loads: readonly Load[];
  readonly faults: readonly Fault[];
  /** What the temp disk demands, where it is known. */
  readonly temp: Partial<Record<Kind, number>>;
  readonly checks: readonly Check[];
  readonly gaps: readonly Gap[];
  readonly verdict: Verdict;
  /** Demand / limit at the most utilised limit that counts; missing where none has a figure. */
  readonly utilisation?: number;
  /** The limits that determine the result: all that are exceeded, or the most utilised. */
  readonly binding: readonly Check[];
  readonly achieved: Partial<Record<Kind, number>>;
};

/** Above this share of a limit a set-up is tight: little is left for growth and for limits that are kept less exactly than printed. */
export const tightAbove = 0.8;

const ratio = ({ demand, limit }: Check) => (typeof limit === 'number' ? demand / limit : 0);
const overBy =
  (of: 'demand' | 'typed') =>
  (check: Check): boolean =>
    check.counts && typeof check.limit === 'number' && exceeds(check[of], check.limit);

/** The limits of disks that run at them, which is what determines the result where nothing else does. */
function fullDisks(checks: readonly Check[], loads: readonly Load[], size: Bytes | undefined) {
  return checks.filter(({ place, group, kind, demand, limit }) => {
    const load = group === undefined ? undefined : loads[group];
    if (place !== 'disk' || !load || typeof limit !== 'number') return false;
    if (size !== undefined) {
      const { by } = ceiling(load.disk, size, load.units);
      if (by !== 'both' && by !== kind) return false;
    }
    return demand > 0 && !exceeds(limit, demand);
  });
}

/** Checks every limit of the case. */
export function model(given: Case): Result {
  const loads = loadsOf(given);
  const faults = faultsOf(given.vm, given.groups, given.edition);
  const temp = tempDemand(given);
  const { checks, gaps } = checksOf(given, loads, temp);
  const base = { loads, faults, temp, checks, gaps };
  if (faults.length > 0) return { ...base, verdict: 'not-possible', binding: [], achieved: {} };

  const counted = checks.filter(({ counts, limit }) => counts && typeof limit === 'number');
  const utilisation =
    counted.length > 0 ? Math.max(...counted.map((check) => ratio(check))) : undefined;
  const byTargets = checks.filter(overBy('typed'));
  const byAll = checks.filter(overBy('demand'));
  const verdict = ((): Verdict => {
    if (byTargets.length > 0) return 'throttled';
    if (byAll.length > 0) return 'oversubscribed';
    if (gaps.length > 0) return 'not-checked';
    if (given.groups.some(risksData)) return 'unsafe';
    return exceeds(utilisation ?? 0, tightAbove) ? 'tight' : 'fits';
  })();
  const exceeded = (byTargets.length > 0 ? byTargets : byAll).toSorted(
    (a, b) => ratio(b) - ratio(a),
  );
  // Where nobody typed a demand, disks run at their own limits.
  const worstCase = loads.every(({ demand }) => demand.basis === 'limits' || demand.iops === 0);
  const full = worstCase ? fullDisks(checks, loads, given.size) : [];
  const nearest = counted.filter(
    (check) => utilisation !== undefined && ratio(check) >= utilisation * (1 - tolerance),
  );
  const binding = exceeded.length > 0 ? exceeded : full.length > 0 ? full : nearest;
  return {
    ...base,
    verdict,
    ...(utilisation === undefined ? {} : { utilisation }),
    binding,
    achieved: totals(given, loads, temp),
  };
}
