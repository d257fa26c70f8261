/** The sets of equal disks that meet a requirement by themselves, with what each costs and leaves unused. */
import { cacheMissFraction } from '../../laws/index.ts';
import { elasticFamilies } from '../../limits/elastic.ts';
import { zoned } from '../../limits/offered-disks.ts';
import { isSoldIn, type Prices } from '../../limits/prices/region-prices.ts';
import type { Disk } from '../../limits/types.ts';
import { roundedUp } from '../../units/index.ts';
import { diskPath, isProvisioned } from '../path/path.ts';
import { costOf } from '../set-up/cost.ts';
import { isConfiguration, smallestOf } from '../set-up/provisioning.ts';
import { faultsOf } from '../set-up/refused.ts';
import { type Load, leftOf } from './limit-use.ts';
import { meanUseOf, withHeadroom } from './required-rates.ts';
import {
  type CachedSet,
  familiesOf,
  headroomSteps,
  osGroup,
  type Requirement,
} from './requirement.ts';
import type { UseOfVm } from './vm-limits.ts';
import { inCents } from './vm-order.ts';

/** A set of disks with the bill of all disks, the OS disk included, in whole cents a month. */
export type DiskPart = CachedSet & {
  readonly cents: number;
  /** In whole per cent. */
  readonly left: number;
};

/** Prices and figures of a set; nothing where the region has no price for it, or it does not meet the requirement. */
function partOf(
  set: CachedSet,
  requirement: Requirement,
  load: Load,
  prices: Prices,
): DiskPart | undefined {
  const { disk, disks, cache } = set;
  const cached = cache !== 'None';
  const missRatio = cacheMissFraction(cached, requirement.read, requirement.hit);
  const left = leftOf(diskPath(undefined, { disk, disks, cached }, missRatio), load);
  if (left === undefined) return undefined;
  const os = osGroup(requirement);
  const groups = [...(os ? [os] : []), { role: 'data', disk, count: disks, cache } as const];
  const use = meanUseOf(requirement, { data: load.demand, size: load.size });
  const { total } = costOf({ vm: undefined, groups }, requirement.os, prices, use);
  return total && { ...set, cents: inCents(total.disks), left };
}

/**
 * Sets of one size of disk: from the number that holds the capacity up to that with enough headroom.
 * More of them only cost more.
 */
function tieredParts(
  disk: Disk,
  cache: CachedSet['cache'],
  requirement: Requirement,
  load: Load,
  prices: Prices,
): readonly DiskPart[] {
  const parts: DiskPart[] = [];
  const first = Math.max(1, roundedUp(requirement.capacity / disk.size));
  for (let disks = first; disks <= requirement.maxDisks; disks += 1) {
    const part = partOf({ disk, disks, cache }, requirement, load, prices);
    if (part) parts.push(part);
    if (part && part.left >= load.enough) break;
  }
  return parts;
}

/**
 * Sets of Premium SSD v2 or Ultra Disk: the least that has to be provisioned for each step of headroom.
 * Two steps can be the same disks, since some IOPS and MB/s are the least that there are.
 * @yields where the work can be interrupted
 */
function* elasticParts(
  requirement: Requirement,
  load: Load,
  prices: Prices,
): Generator<void, readonly DiskPart[]> {
  const parts: DiskPart[] = [];
  const families = familiesOf(requirement).filter((family) => isSoldIn(prices, family));
  const needs = headroomSteps(requirement).map((headroom) => ({
    capacity: requirement.capacity,
    ...withHeadroom(load.demand, headroom),
  }));
  for (const elastic of elasticFamilies.filter(({ family }) => families.includes(family)))
    for (let disks = 1; disks <= requirement.maxDisks; disks += 1) {
      if (disks % setsInSlice === 0) yield;
      let last: string | undefined;
      for (const each of needs) {
        const found = smallestOf(elastic, each, disks);
        if (!isConfiguration(found) || found.disk.name === last) continue;
        last = found.disk.name;
        const set = { disk: found.disk, disks, cache: 'None' } as const;
        const part = partOf(set, requirement, load, prices);
        if (part) parts.push(part);
      }
    }
  return parts;
}

/** After so many numbers of disks, or sizes of disks, a page may draw. */
const setsInSlice = 8;

const mayBeCached = (disk: Disk): boolean =>
  faultsOf(undefined, [{ role: 'data', disk, count: 1, cache: 'ReadOnly' }], 'current').length ===
  0;

/** The sizes of disks that a requirement accepts and whose performance comes with their size. */
export const tiersOf = (disks: readonly Disk[], requirement: Requirement): readonly Disk[] => {
  const families = familiesOf(requirement);
  const accepted = disks.filter(
    (disk) => !isProvisioned(disk) && families.some((family) => family === disk.family),
  );
  return requirement.redundancy === 'ZRS'
    ? accepted.flatMap((disk) => zoned(disk) ?? [])
    : accepted;
};

/**
 * Every set of disks that uses the limits of a VM in one way and meets the requirement by itself.
 * @yields where the work can be interrupted
 */
export function* diskParts(
  disks: readonly Disk[],
  use: UseOfVm,
  requirement: Requirement,
  load: Load,
  prices: Prices,
): Generator<void, readonly DiskPart[]> {
  const { cache } = requirement;
  if (cache !== 'any' && (cache === 'ReadOnly') !== (use === 'cached')) return [];
  if (use === 'elastic') return yield* elasticParts(requirement, load, prices);
  const cached = use === 'cached';
  const parts: DiskPart[] = [];
  for (const [index, disk] of tiersOf(disks, requirement).entries()) {
    if (index % setsInSlice === 0) yield;
    if (!cached || mayBeCached(disk))
      parts.push(...tieredParts(disk, cached ? 'ReadOnly' : 'None', requirement, load, prices));
  }
  return parts;
}
