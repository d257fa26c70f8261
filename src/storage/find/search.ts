/**
 * The search: which set-ups of a VM and disks meet a requirement, so that none is both cheaper and has
 * more headroom?
 *
 * It gives the same rows as trying every size with every set of disks, and tries few of them. Cost is
 * a sum of VM and disks, headroom the smaller of the two, and the two meet only in the number of disks
 * and in how the disks use the VM. So for each use a size is left out that another one replaces at the
 * same or a lower price in every set-up, and so is a set of disks; the rest is combined. Cents and per
 * cents are whole numbers, so that nothing depends on how sums are rounded.
 */
import type { Prices } from '../../limits/prices/region-prices.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { compareText } from '../../units/index.ts';
import { costOf } from '../set-up/cost.ts';
import { isExcludedOn } from '../verdict/cautions.ts';
import { type DiskPart, diskParts } from './disks.ts';
import { type Load, loadOf, notChecked, ofLogAlone } from './limit-use.ts';
import { acceptsLocal, localSets } from './local-sets.ts';
import { meanUseOf, type Rated, ratesOf, requirementOfLog } from './required-rates.ts';
import { disksIn, osGroup, type Requirement, savesCores } from './requirement.ts';
import { leftOfVms, type UseOfVm, usesOfVm } from './vm-limits.ts';
import { compareCores, compareNvme, compareVms, inCents } from './vm-order.ts';
import {
  acceptedBy,
  hasKnownRoom,
  type PricedVm,
  pricedVms,
  sizesInSlice,
  type VmPart,
  vmParts,
} from './vms.ts';

/** What is searched: sizes and disks of today, and the prices of a region. */
export type Market = {
  readonly vms: readonly Vm[];
  readonly disks: readonly Disk[];
  readonly prices: Prices;
};

/** A set-up on the front. */
export type Found = {
  readonly vm: VmPart;
  readonly set: DiskPart;
  /** Whole cents a month: those of the VM and those of the disks. */
  readonly cents: number;
  /** The unused share of the most utilised limit, in whole per cent up to what counts as enough; or `notChecked`. */
  readonly left: number;
};

const compareSets = (one: DiskPart, other: DiskPart): number =>
  disksIn(one) - disksIn(other) || compareNames(one, other);

const compareNames = (one: DiskPart, other: DiskPart): number =>
  compareText(one.cache, other.cache) ||
  compareText(one.disk.name, other.disk.name) ||
  one.disks - other.disks ||
  compareText(one.log?.disk.name ?? '', other.log?.disk.name ?? '');

/**
 * Which of two set-ups with the same cost and the same headroom is listed? Where cores are licensed that
 * with fewer vCPUs; then that with fewer disks, SCSI where the size has the choice, the VM that leaves more of its
 * limits, the newer generation, more vCPUs, more memory, the first name of a size, no host cache, and the first name
 * of a disk.
 */
export const compareEqual = (one: Found, other: Found, fewCores: boolean): number =>
  (fewCores && compareCores(one.vm, other.vm)) ||
  disksIn(one.set) - disksIn(other.set) ||
  compareNvme(one.vm, other.vm) ||
  other.vm.left - one.vm.left ||
  compareVms(one.vm, other.vm, fewCores) ||
  compareNames(one.set, other.set);

/** The sets that no other one replaces in every set-up: none is as cheap, leaves as much and has as few disks, and goes with as many VMs. */
function pruneSets(parts: readonly DiskPart[]): readonly DiskPart[] {
  const kept: DiskPart[] = [];
  for (const part of parts.toSorted((a, b) => a.cents - b.cents || compareSets(a, b)))
    if (
      !kept.some(
        (one) =>
          one.left >= part.left &&
          disksIn(one) <= disksIn(part) &&
          (!hasUltra(one) || hasUltra(part)),
      )
    )
      kept.push(part);
  return kept;
}

const hasUltra = ({ disk, log }: DiskPart): boolean =>
  disk.family === 'Ultra Disk' || log?.disk.family === 'Ultra Disk';

/** Has this VM the room for the disks, and do the vendor’s pages not exclude it for them? */
const mayHave = (vm: Vm, set: DiskPart): boolean =>
  disksIn(set) <= vm.maxDataDisks &&
  [set.disk, ...(set.log ? [set.log.disk] : [])].every((disk) => !isExcludedOn(vm, disk));

/** Sets of data disks, each with each set of disks of a log. */
const withLogs = (sets: readonly DiskPart[], logs: readonly DiskPart[]): readonly DiskPart[] =>
  sets.flatMap((set) =>
    logs.map(({ disk, disks, cents, left }) => ({
      ...set,
      log: { disk, disks },
      cents: set.cents + cents,
      left: Math.min(set.left, left),
    })),
  );

/** The sets for a log by how they use the VM; one without a use where there is no log. */
type LogParts = readonly (readonly [UseOfVm | undefined, readonly DiskPart[]])[];

function* logParts(
  requirement: Requirement,
  rates: Rated,
  disks: readonly Disk[],
  prices: Prices,
): Generator<void, LogParts> {
  const { log } = requirement;
  if (!log) return [[undefined, []]];
  const alone = requirementOfLog(requirement, log, meanUseOf(requirement, rates).logLoad);
  const load = ofLogAlone(loadOf(requirement, rates));
  const all: [UseOfVm, readonly DiskPart[]][] = [];
  for (const use of ['uncached', 'elastic'] as const)
    all.push([use, pruneSets(yield* diskParts(disks, use, alone, load, prices))]);
  return all.filter(([, sets]) => sets.length > 0);
}

/** Every set-up with its data on the local disks of a VM, with each set for the log. */
function* localFound(
  sizes: readonly PricedVm[],
  requirement: Requirement,
  load: Load,
  logs: LogParts,
  prices: Prices,
): Generator<void, readonly Found[]> {
  const os = osGroup(requirement);
  const ofOs = costOf({ vm: undefined, groups: os ? [os] : [] }, requirement.os, prices).total;
  if (!ofOs) return [];
  const cents = inCents(ofOs.disks);
  const ofLog = ofLogAlone(load);
  const leftOf = logs.map(([use]) =>
    use ? leftOfVms([use, undefined], 1, ofLog) : () => load.enough,
  );
  const all: Found[] = [];
  for (const [index, size] of sizes.entries()) {
    if (index % sizesInSlice === 0) yield;
    const { vm } = size;
    const sets = localSets(vm, requirement, load).map(
      (set): DiskPart => ({ ...set, cents, cache: 'None' }),
    );
    if (sets.length === 0) continue;
    for (const [at, [logUse, parts]] of logs.entries()) {
      const left = leftOf[at]?.(vm);
      if (left === undefined) continue;
      const known = hasKnownRoom(vm, requirement) ? left : notChecked;
      for (const set of logUse ? pruneSets(withLogs(sets, parts)) : sets) {
        const least = Math.min(set.left, known);
        if (least === notChecked && requirement.exclude.includes('unpublished')) continue;
        if (mayHave(vm, set))
          all.push({
            vm: { ...size, left: known },
            set,
            left: least,
            cents: size.cents + set.cents,
          });
      }
    }
  }
  return all;
}

/** The set-ups of a front, the cheapest first; one that is not checked is the last, whatever it costs. */
export type Front = readonly Found[];

/** The cheapest set-up found for each headroom. */
type BestByHeadroom = Map<number, Found>;

function addBest(best: BestByHeadroom, found: Found, fewCores: boolean): void {
  const known = best.get(found.left);
  const isBetter =
    !known ||
    found.cents < known.cents ||
    (found.cents === known.cents && compareEqual(found, known, fewCores) < 0);
  if (isBetter) best.set(found.left, found);
}

function frontOf(best: BestByHeadroom): Front {
  const rows: Found[] = [];
  for (const row of [...best.values()].toSorted((a, b) => b.left - a.left))
    if (row.cents < (rows.at(-1)?.cents ?? Number.POSITIVE_INFINITY)) rows.push(row);
  // By now the cheapest is the last, and of what is not checked there is one at most.
  const [checked, unchecked] = [
    rows.filter(({ left }) => left >= 0),
    rows.filter(({ left }) => left < 0),
  ];
  return [...checked.reverse(), ...unchecked];
}

/**
 * Searches all set-ups in slices.
 * @yields where the work can be interrupted
 */
export function* search(requirement: Requirement, market: Market): Generator<void, Front> {
  const { disks, prices } = market;
  const rates = ratesOf(requirement);
  const load = loadOf(requirement, rates);
  const sizes = yield* pricedVms(market.vms, requirement, prices);
  const accepts = acceptedBy(requirement);
  const fewCores = savesCores(requirement);
  const logs = yield* logParts(requirement, rates, disks, prices);
  const best: BestByHeadroom = new Map();
  if (acceptsLocal(requirement))
    for (const found of yield* localFound(sizes.filter(accepts), requirement, load, logs, prices))
      addBest(best, found, fewCores);
  for (const use of requirement.localData === 'only' ? [] : usesOfVm) {
    yield;
    const ofData = pruneSets(yield* diskParts(disks, use, requirement, load, prices));
    if (ofData.length === 0) continue;
    for (const [logUse, ofLog] of logs) {
      const sets = logUse ? pruneSets(withLogs(ofData, ofLog)) : ofData;
      for (const vm of yield* vmParts(sizes, [use, logUse], requirement, load, accepts))
        for (const set of sets) {
          const [cents, left] = [vm.cents + set.cents, Math.min(vm.left, set.left)];
          const isDearer = (best.get(left)?.cents ?? cents) < cents;
          if (!isDearer && mayHave(vm.vm, set)) addBest(best, { vm, set, cents, left }, fewCores);
        }
    }
  }
  return frontOf(best);
}
