/** A set-up of the front as the cap check assesses and bills it, and what it has to spare. */
import { cacheMissFraction } from '../../laws/index.ts';
import type { Prices } from '../../limits/prices/region.ts';
import type { Vm } from '../../limits/types.ts';
import type { SetUpVerdict } from '../../units/index.ts';
import type { Burst } from '../path/burst.ts';
import { diskPath } from '../path/path.ts';
import { type Cost, costOf } from '../set-up/cost.ts';
import { type Assessment, assess, tightAbove } from '../verdict/assess.ts';
import { burstOfSetUp } from '../verdict/set-up-burst.ts';
import type { Found } from './front.ts';
import {
  type CachedSet,
  demandOf,
  meanLoadOf,
  type Requirement,
  setUpOf,
  targetsOf,
} from './requirement.ts';
import { leftOf, loadOf } from './use.ts';

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
  const cached = set.cache !== 'None';
  const missRatio = cacheMissFraction(cached, requirement.read, requirement.hit);
  const path = diskPath(vm, { disk: set.disk, disks: set.disks, cached }, missRatio);
  const load = loadOf(requirement, demandOf(requirement), targetsOf(requirement).size);
  return leftOf(path, enough === undefined ? load : { ...load, enough });
}

/** Assesses and prices a set-up as the cap check does. */
export function rowOf(requirement: Requirement, pair: Pair, prices: Prices): Row {
  const setUp = setUpOf(requirement, pair.vm, pair.set);
  const assessment = assess(setUp);
  const cost = costOf(setUp, requirement.os, prices, { load: meanLoadOf(requirement) });
  const base = { ...pair, assessment, cost };
  if (requirement.burst === undefined || assessment.verdict !== 'throttled')
    return { ...base, verdict: assessment.verdict };
  const left = leftIn({ ...requirement, headroom: 0 }, pair, 100);
  const burst = burstOfSetUp(assessment);
  if (left === undefined || !burst) return { ...base, verdict: assessment.verdict };
  const known = left >= fitsFrom ? 'fits' : 'tight';
  return { ...base, verdict: left < 0 ? 'not-checked' : known, burst, left };
}
