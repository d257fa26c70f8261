/** Can this VM use the performance of these disks? The verdict, and the limits that determine the result. */
import { ioSizeRange } from '../../laws/index.ts';
import type { Bytes, SetUpVerdict } from '../../units/index.ts';
import { exceeds, tightAbove, tolerance } from '../../units/index.ts';
import { allowedIops, type Kind, lowestIops, sectorOf } from '../path/path.ts';
import { risksData } from '../set-up/host-cache.ts';
import { type Load, loadsOf, type TempLoad, tempLoad } from '../set-up/loads.ts';
import { type Fault, faultsOf } from '../set-up/refused.ts';
import type { SetUp } from '../set-up/set-up.ts';
import { achievedInParts, achievedOfTargets, countedLoads } from './achieved.ts';
import { type Check, checksOf, type Gap } from './checks.ts';

export type Assessment = {
  readonly setUp: SetUp;
  readonly loads: readonly Load[];
  readonly faults: readonly Fault[];
  readonly temp: TempLoad;
  readonly checks: readonly Check[];
  readonly gaps: readonly Gap[];
  readonly verdict: SetUpVerdict;
  /** Demand / limit at the most utilised limit that affects the verdict; missing where none has a figure. */
  readonly utilisation?: number;
  /** The limit with that utilisation, by typed targets or with groups at their full limits. */
  readonly highest?: Check;
  /** The limits that determine the result: all that are exceeded, what may be higher than its figure last, or the most utilised. */
  readonly bottlenecks: readonly Check[];
  readonly achieved: { readonly [K in Kind]?: number };
};

/** The sustained figure of a limit; infinite without a figure, so that nothing exceeds it. */
const figureOf = ({ sustained = Number.POSITIVE_INFINITY }: Check) => sustained;

/** What is demanded, or was typed, at least, whatever size the IOs have that have none. */
export const leastOf = (check: Check, by: 'demand' | 'typed' = 'demand'): number =>
  check[by] +
  (check.kind === 'iops' ? check.open / ioSizeRange.max : check.open * sectorOf(check.load?.disk));

/** Demand / limit; 0 where the limit has no figure. */
export const utilisationOf = (check: Check): number => leastOf(check) / figureOf(check);

/** Is more demanded, or was more typed, than the limit allows? */
export const isExceeded = (check: Check, by?: 'demand' | 'typed'): boolean =>
  !check.mayBeHigher && exceeds(leastOf(check, by), figureOf(check));

/** The limits with which the demand is compared for the verdict. */
export const countedOf = (checks: readonly Check[]): readonly Check[] =>
  checks.filter(
    ({ affectsVerdict, sustained, mayBeHigher }) =>
      affectsVerdict && sustained !== undefined && !mayBeHigher,
  );

/**
 * The limits that may be higher than their figures, and hold the result back at them: with so much of every demand no
 * other limit of the VM is reached.
 * @param achieved the result
 */
const doubtedAmong = (
  checks: readonly Check[],
  loads: readonly Load[],
  achieved: () => Assessment['achieved'],
) =>
  checks.filter(({ affectsVerdict, mayBeHigher, kind }) => {
    if (!affectsVerdict || !mayBeHigher) return false;
    const counted = countedLoads(loads);
    const demanded = counted.reduce((sum, { demand }) => sum + (demand[kind] ?? 0), 0);
    const part = (achieved()[kind] ?? 0) / demanded;
    return countedOf(checks).every(
      (other) => other.load || other.kind !== kind || exceeds(figureOf(other), other.demand * part),
    );
  });

/**
 * The limits of disks that are fully used, and those that an ephemeral OS disk has for itself. They
 * determine the result where no other limit does.
 */
const fullDisks = (checks: readonly Check[], loads: readonly Load[], size: Bytes | undefined) =>
  checks
    .filter((check) => {
      const alone = check.affectsVerdict ? undefined : loads.find(({ disk }) => disk.placement);
      const both = (check.load ?? alone)?.path.filter(({ id }) => id === check.id) ?? [];
      const limit = both.find(({ kind }) => kind === check.kind);
      if (!limit || check.demand === 0 || exceeds(figureOf(check), check.demand)) return false;
      return size === undefined || allowedIops(limit, size) === lowestIops(both, size);
    })
    // Where one limit is named, it is one of the data disks.
    .toSorted((a, b) => Number(b.load?.role === 'data') - Number(a.load?.role === 'data'));

/** Checks every limit that the disks of this VM cross with what is demanded of them. */
export function assess(setUp: SetUp): Assessment {
  const { vm, groups, edition, size } = setUp;
  const loads = loadsOf(setUp);
  const faults = faultsOf(vm, groups, edition);
  const temp = tempLoad(setUp);
  const { checks, gaps } = checksOf(setUp, loads, temp);
  const base = { setUp, loads, faults, temp, checks, gaps };
  if (faults.length > 0) return { ...base, verdict: 'not-possible', bottlenecks: [], achieved: {} };

  const counted = countedOf(checks);
  const highest = counted.toSorted((a, b) => utilisationOf(b) - utilisationOf(a))[0];
  const utilisation = highest && utilisationOf(highest);
  const byTargets = counted.filter((check) => isExceeded(check, 'typed'));
  const byAll = counted.filter((check) => isExceeded(check));
  const verdict = ((): SetUpVerdict => {
    if (groups.some(risksData)) return 'unsafe';
    if (byTargets.length > 0) return 'throttled';
    if (byAll.length > 0) return 'oversubscribed';
    if (gaps.length > 0) return 'not-checked';
    return exceeds(utilisation ?? 0, tightAbove) ? 'tight' : 'fits';
  })();
  const exceeded = (byTargets.length > 0 ? byTargets : byAll).toSorted(
    (a, b) => utilisationOf(b) - utilisationOf(a),
  );
  // Where no demand was typed, disks run at their own limits.
  const worstCase = loads.every(({ demand }) => demand.basis === 'limits' || demand.iops === 0);
  let computed: Assessment['achieved'] | undefined;
  const achieved = () => {
    computed ??= achievedOfTargets(achievedInParts(setUp, loads, temp), loads);
    return computed;
  };
  const held = [...exceeded, ...doubtedAmong(checks, loads, achieved)];
  const full = worstCase ? fullDisks(checks, loads, size) : [];
  const nearest = counted.filter(
    (check) => utilisation !== undefined && utilisationOf(check) >= utilisation * (1 - tolerance),
  );
  return {
    ...base,
    verdict,
    ...(highest ? { highest, utilisation: utilisationOf(highest) } : {}),
    bottlenecks: held.length > 0 ? held : full.length > 0 ? full : nearest,
    // Of all set-ups that a search assesses, this is read of those that it shows.
    get achieved() {
      return achieved();
    },
  };
}
