/** A set-up of the front as the cap check assesses and bills it, and what it has to spare. */

import { cacheMissFraction } from '../../laws/index.ts';
import type { Prices } from '../../limits/prices/region-prices.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import type { SetUpVerdict } from '../../units/index.ts';
import { tightAbove } from '../../units/index.ts';
import type { Burst } from '../path/burst.ts';
import { diskPath, isProvisioned } from '../path/path.ts';
import { type Cost, costOf } from '../set-up/cost.ts';
import { type Assessment, assess } from '../verdict/assess.ts';
import { burstOfSetUp } from '../verdict/set-up-burst.ts';
import { leftOf, loadOf, ofLogAlone } from './limit-use.ts';
import { leftOfLocal } from './local-sets.ts';
import { meanUseOf, ratesOf, setUpOf } from './required-rates.ts';
import type { CachedSet, Requirement } from './requirement.ts';
import type { Found } from './search.ts';
import { leftOfVms } from './vm-limits.ts';

/** A VM with its data disks. */
export type Pair = { readonly vm: Vm; readonly set: CachedSet };
export const pairOf = ({ vm, set }: Found): Pair => ({ vm: vm.vm, set });

export type Row = Pair & {
  readonly assessment: Assessment;
  readonly cost: Cost;
  /** Fits or tight, by what the limits allow while credits last where it relies on them. */
  readonly verdict: SetUpVerdict;
  /** Where credits serve the target: what they give, and for how long. Missing where the sustained limits do. */
  readonly burst?: Burst;
  /** What they leave unused then, in whole per cent. */
  readonly left?: number;
};

/** In whole per cent, from which on a set-up is not tight. */
const fitsFrom = Math.round((1 - tightAbove) * 100);

/**
 * What is the unused share of the most utilised limit of a set-up, in whole per cent up to what counts
 * as enough?
 * @param enough what counts as enough; what it is for the requirement
 * @returns `notChecked` where a limit is not published; nothing where less is left than required
 */
export function leftIn(
  requirement: Requirement,
  { vm, set }: Pair,
  enough?: number,
): number | undefined {
  const { disk, disks, cache, log } = set;
  const cached = cache !== 'None';
  const missRatio = cacheMissFraction(cached, requirement.read, requirement.hit);
  const usual = loadOf(requirement);
  const load = enough === undefined ? usual : { ...usual, enough };
  const useOf = (one: Disk) => (isProvisioned(one) ? 'elastic' : 'uncached');
  const uses = [cached ? 'cached' : useOf(disk), log && useOf(log.disk)] as const;
  const ofData = disk.placement
    ? [
        leftOfLocal(vm, set, requirement, load),
        ...(log ? [leftOfVms([useOf(log.disk), undefined], 1, ofLogAlone(load))(vm)] : []),
      ]
    : [
        leftOf(diskPath(undefined, { disk, disks, cached }, missRatio), load),
        leftOfVms(uses, missRatio, load)(vm),
      ];
  const parts = [
    ...ofData,
    ...(log ? [leftOf(diskPath(undefined, { ...log, cached: false }, 1), ofLogAlone(load))] : []),
  ].map((left) => left ?? Number.NEGATIVE_INFINITY);
  const left = Math.min(...parts);
  return Number.isFinite(left) ? left : undefined;
}

/** Assesses and prices a set-up as the cap check does. */
export function rowOf(requirement: Requirement, pair: Pair, prices: Prices): Row {
  const setUp = setUpOf(requirement, pair.vm, pair.set);
  const assessment = assess(setUp);
  const cost = costOf(setUp, requirement.os, prices, meanUseOf(requirement, ratesOf(requirement)));
  const base = { ...pair, assessment, cost };
  if (requirement.burst === undefined || assessment.verdict !== 'throttled')
    return { ...base, verdict: assessment.verdict };
  const left = leftIn({ ...requirement, headroom: 0 }, pair, 100);
  const burst = burstOfSetUp(assessment);
  if (left === undefined || !burst) return { ...base, verdict: assessment.verdict };
  const known = left >= fitsFrom ? 'fits' : 'tight';
  return { ...base, verdict: left < 0 ? 'not-checked' : known, burst, left };
}
