/** The VM sizes that a requirement accepts, with what each costs and leaves unused. */
import { cacheMissFraction } from '../../laws/index.ts';
import type { Prices } from '../../limits/prices/region-prices.ts';
import { seriesWithoutElastic, ultraSeries } from '../../limits/series-lists.ts';
import { parseSizeName } from '../../limits/size-name.ts';
import type { Vm } from '../../limits/types.ts';
import { roomOf } from '../path/local.ts';
import { costOf } from '../set-up/cost.ts';
import { faultsOf } from '../set-up/refused.ts';
import { exclusionsOf } from './exclusions.ts';
import { type Load, notChecked } from './limit-use.ts';
import { osGroup, type Requirement, savesCores } from './requirement.ts';
import { leftOfVms, type Uses } from './vm-limits.ts';
import { compareVms, inCents, type Ranked } from './vm-order.ts';

/** A size with its price in whole cents a month. */
export type PricedVm = Ranked & { readonly vm: Vm; readonly cents: number };

/** A size as far as one use of its limits is concerned. */
export type VmPart = PricedVm & {
  /** In whole per cent, or `notChecked`. */
  readonly left: number;
};

/** The sizes with a price by the list of prices, the system and their order; and the sizes that they were chosen from. */
type PriceList = { readonly of: readonly Vm[]; readonly sizes: readonly PricedVm[] };
const priceLists = new WeakMap<Prices, Map<string, PriceList>>();

/** After so many sizes a page may draw: far less than a millisecond’s work even on a slow phone. */
export const sizesInSlice = 48;

/**
 * The sizes that have a price, the cheapest first; computed once for each list of prices.
 * @yields where the work can be interrupted
 */
export function* pricedVms(
  vms: readonly Vm[],
  requirement: Pick<Requirement, 'os' | 'maxVcpus'>,
  prices: Prices,
): Generator<void, readonly PricedVm[]> {
  const { os } = requirement;
  const fewCores = savesCores(requirement);
  const key = `${os} ${fewCores}`;
  const known = priceLists.get(prices) ?? new Map<string, PriceList>();
  priceLists.set(prices, known);
  const found = known.get(key);
  if (found?.of === vms) return found.sizes;
  const sizes: PricedVm[] = [];
  for (const [index, vm] of vms.entries()) {
    if (index % sizesInSlice === 0) yield;
    const { total } = costOf({ vm, groups: [] }, os, prices);
    if (!total) continue;
    const { generation = 1 } = parseSizeName(vm.name) ?? {};
    sizes.push({ vm, cents: inCents(total.vm), generation });
  }
  sizes.sort((a, b) => a.cents - b.cents || compareVms(a, b, fewCores));
  known.set(key, { of: vms, sizes });
  return sizes;
}

/** Does this size meet what is required of the VM itself, whatever its disks do? */
function isAccepted(
  { vm, generation }: PricedVm,
  requirement: Requirement,
  os: ReturnType<typeof osGroup>,
): boolean {
  const { vcpus, maxVcpus = Number.POSITIVE_INFINITY, memory, localDisk, exclude } = requirement;
  if ((vm.vcpus ?? 0) < vcpus || (vm.memory ?? 0) < memory) return false;
  // A size whose vCPUs are not published may have more than any maximum.
  if ((vm.vcpus ?? Number.POSITIVE_INFINITY) > maxVcpus) return false;
  if (generation < (requirement.generation ?? 0)) return false;
  if (localDisk && vm.tempDisk === 'none') return false;
  if (exclusionsOf(vm).some((one) => exclude.includes(one))) return false;
  return !os || faultsOf(vm, [os], 'current').length === 0;
}

/** Is it known whether this size has the room for the OS disk? Of an ephemeral one nobody says so for some sizes. */
export const hasKnownRoom = (vm: Vm, { osDisk }: Pick<Requirement, 'osDisk'>): boolean =>
  !osDisk?.placement || roomOf(vm, osDisk) !== undefined;

/**
 * What does a size leave of its limits where they are used like this?
 * @returns nothing where it cannot be used so, or leaves less than required
 */
function vmPart(uses: Uses, requirement: Requirement, load: Load) {
  const { read, hit, exclude } = requirement;
  const leftOf = leftOfVms(uses, cacheMissFraction(uses[0] === 'cached', read, hit), load);
  const isElastic = uses.includes('elastic');
  return (priced: PricedVm): VmPart | undefined => {
    const { vm } = priced;
    if (isElastic && seriesWithoutElastic.includes(vm.series)) return undefined;
    const left = leftOf(vm);
    if (left === undefined) return undefined;
    const known = hasKnownRoom(vm, requirement) ? left : notChecked;
    if (known === notChecked && exclude.includes('unpublished')) return undefined;
    return { ...priced, left: known };
  };
}

/** Asks it of each size once in a search, whatever it is used for. */
export function acceptedBy(requirement: Requirement): (size: PricedVm) => boolean {
  const known = new Map<PricedVm, boolean>();
  const os = osGroup(requirement);
  return (size) => {
    const before = known.get(size);
    if (before !== undefined) return before;
    const accepts = isAccepted(size, requirement, os);
    known.set(size, accepts);
    return accepts;
  };
}

const withUltra = new Set(ultraSeries);

/** What the list of one use depends on: the same in most of the searches of an answer, and after another capacity. */
const keyOf = (uses: Uses, requirement: Requirement, load: Load): string => {
  const { read, hit, vcpus, maxVcpus, memory, generation } = requirement;
  const { localDisk, exclude, osDisk, redundancy } = requirement;
  const ofVm = [vcpus, maxVcpus, memory, generation, localDisk, exclude, osDisk, redundancy];
  return JSON.stringify([uses, load, read, hit, ofVm]);
};
const keptParts = new WeakMap<readonly PricedVm[], Map<string, readonly VmPart[]>>();
/** Of the searches of an answer and its details, twice. */
const maxKept = 256;

/**
 * The sizes for one use that no other size replaces in every set-up: none is as cheap, leaves as much,
 * takes as many disks, and Ultra Disk where it does. What costs more than a size that leaves enough is not looked at any more.
 * @param sizes the cheapest first, and of equal prices that first which is listed
 * @yields where the work can be interrupted
 */
export function* vmParts(
  sizes: readonly PricedVm[],
  uses: Uses,
  requirement: Requirement,
  load: Load,
  accepts: (size: PricedVm) => boolean,
): Generator<void, readonly VmPart[]> {
  const known = keptParts.get(sizes) ?? new Map<string, readonly VmPart[]>();
  keptParts.set(sizes, known);
  const key = keyOf(uses, requirement, load);
  const before = known.get(key);
  if (before) return before;
  const kept: VmPart[] = [];
  const isElastic = uses.includes('elastic');
  const hasUltra = ({ series }: Vm) => isElastic && withUltra.has(series);
  const partOf = vmPart(uses, requirement, load);
  const isReplaced = ({ vm }: PricedVm, left: number) =>
    kept.some(
      (one) =>
        one.left >= left &&
        one.vm.maxDataDisks >= vm.maxDataDisks &&
        (hasUltra(one.vm) || !hasUltra(vm)),
    );
  for (const [index, size] of sizes.entries()) {
    if (index % sizesInSlice === 0) yield;
    if (isReplaced(size, load.enough) || !accepts(size)) continue;
    const part = partOf(size);
    if (part && !isReplaced(part, part.left)) kept.push(part);
  }
  if (known.size >= maxKept) known.clear();
  known.set(key, kept);
  return kept;
}
