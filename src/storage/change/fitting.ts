/** Which changes of a set-up fit its target? Sizes of all series, host caching, more or larger disks where those are short, and all of these together. */

import { exceeds } from '../../laws/index.ts';
import type { Catalogue, Disk, Vm } from '../../limits/types.ts';
import { roundedUp } from '../../units/index.ts';
import { present } from '../../units/present.ts';
import type { Kind } from '../path/path.ts';
import type { Group } from '../set-up/demand.ts';
import type { Load } from '../set-up/loads.ts';
import { largerDisks } from '../set-up/series.ts';
import { type Assessment, tightAbove, utilisationOf } from '../verdict/assess.ts';
import { alternativesTo, isSmaller } from './alternatives.ts';
import type { DisksChange } from './options.ts';
import { type Change, type CostOf, changed, type Option, withEachCaching } from './options.ts';

const maxOptions = 5;
/** So that a list of five compares several series, and few sizes with fewer vCPUs or less memory. */
const maxOfSeries = 2;
const maxSmaller = 2;
/** So many places are kept for what is tight and costs less than what fits. */
const maxCheaper = 2;

const nameOf = ({ name }: Vm) => name.replace('/nvme', '');

/** May this option stand in a list beside those? Each size is in it once. */
function addsTo(options: readonly Option[], { change: { vm } }: Option, present: Vm): boolean {
  if (!vm) return true;
  const others = options.flatMap(({ change }) => change.vm ?? []);
  if (others.some((other) => nameOf(other) === nameOf(vm))) return false;
  if (others.filter(({ series }) => series === vm.series).length >= maxOfSeries) return false;
  return (
    !isSmaller(vm, present) ||
    others.filter((other) => isSmaller(other, present)).length < maxSmaller
  );
}

/** Every size with every change of disks: what keeps the VM and costs nothing first, then by price. */
function candidates(
  now: Assessment,
  sizes: readonly (Vm | undefined)[],
  catalogue: Catalogue,
  costOf: CostOf,
): readonly Change[] {
  const { setUp } = now;
  const cost = costOf(setUp);
  const isOwn = ({ vm }: Change) => !vm || vm.series === setUp.vm.series;
  const disksToTry = strongerDisks(now, catalogue);
  return (
    sizes
      .flatMap((vm) =>
        disksToTry.map((disks) => {
          const change: Change = { ...present({ vm }), ...(disks.length > 0 ? { disks } : {}) };
          const made = changed(setUp, change);
          const price = made && costOf(made);
          const isFree = !vm && price === cost;
          return { change, price, rank: isFree ? -1 : (price ?? Number.POSITIVE_INFINITY) };
        }),
      )
      // Where the others have a price, a size of another series without one can hardly be had there.
      .filter(({ change, price }) => cost === undefined || price !== undefined || isOwn(change))
      .toSorted((a, b) =>
        a.rank === b.rank ? Number(isOwn(b.change)) - Number(isOwn(a.change)) : a.rank - b.rank,
      )
      .map(({ change }) => change)
  );
}

/** How good an option is: it fits, it is tight, or the targets alone no longer exceed a limit. */
const grades = ['fits', 'tight', 'better'] as const;
type Grade = (typeof grades)[number];

/** The grade of an option, if it may be listed. */
function gradeOf({ change, assessment }: Option, now: Assessment): Grade | undefined {
  const { verdict, gaps } = assessment;
  if (verdict === 'fits' || verdict === 'tight') return verdict;
  if (gaps.length > 0) return undefined;
  const isBetter = verdict === 'oversubscribed' && now.verdict === 'throttled';
  return isBetter && !change.vm && !change.disks ? 'better' : undefined;
}

type Graded = Readonly<Record<Grade, Option[]>>;

/** Tries changes in their order until as many fit as are listed, each with the host caching that is best for it. */
function* tryAll(
  now: Assessment,
  changes: readonly Change[],
  found: Graded,
): Generator<number, void> {
  for (const [at, change] of changes.entries()) {
    yield at / changes.length;
    const tried = withEachCaching(now.setUp, change);
    for (const grade of grades) {
      const best = tried.find((option) => gradeOf(option, now) === grade);
      if (!best) continue;
      if (addsTo(found[grade], best, now.setUp.vm)) found[grade].push(best);
      break;
    }
    if (found.fits.length >= maxOptions) return;
  }
}

/**
 * With a target: up to five set-ups that fit, then those that are tight, then host caching with which only
 * groups without a target exceed a limit. Among those of one grade what costs nothing is first, then the
 * cheapest. Two places are kept for what is tight and costs no more than now, or less than what fits.
 * @yields the fraction that has been tried
 */
export function* optionsThatFit(
  now: Assessment,
  catalogue: Catalogue,
  costOf: CostOf,
): Generator<number, readonly Option[]> {
  const { setUp, bottlenecks } = now;
  const found: Graded = { fits: [], tight: [], better: [] };
  yield* tryAll(now, candidates(now, [undefined], catalogue, costOf), found);
  // Where only disks are short and other disks fit, another VM is no part of the cure.
  const isDiskLevel = bottlenecks.every(({ load }) => load);
  if (!isDiskLevel || found.fits.length === 0)
    yield* tryAll(now, candidates(now, alternativesTo(setUp, catalogue), catalogue, costOf), found);
  const cost = costOf(setUp);
  const priceOf = ({ assessment }: Option) => costOf(assessment.setUp) ?? Number.POSITIVE_INFINITY;
  const [first] = found.fits;
  const isCheap = (option: Option) =>
    priceOf(option) === cost || (first !== undefined && priceOf(option) < priceOf(first));
  const cheap = [...found.tight, ...found.better]
    .filter((option) => isCheap(option) && addsTo(found.fits, option, setUp.vm))
    // What keeps the VM comes before what is only cheaper.
    .toSorted((a, b) => Number(a.change.vm !== undefined) - Number(b.change.vm !== undefined))
    .slice(0, maxCheaper);
  const chosen = found.fits.slice(0, maxOptions - cheap.length);
  const isFull = () =>
    chosen.length + cheap.filter((one) => !chosen.includes(one)).length >= maxOptions;
  for (const option of [...found.tight, ...found.better])
    if (cheap.includes(option) || (!isFull() && addsTo(chosen, option, setUp.vm)))
      chosen.push(option);
  return chosen;
}

type Used = Readonly<Record<Kind, number>>;

/** What is demanded of the disks of a group, as a multiple of their limits. */
const usedOf = ({ checks }: Assessment, load: Load): Used => {
  const of = (kind: Kind) => {
    const check = checks.find((one) => one.load === load && one.kind === kind);
    return check ? utilisationOf(check) : 0;
  };
  return { iops: of('iops'), throughput: of('throughput') };
};

const highest = (used: Used) => Math.max(used.iops, used.throughput);

/** The same demand as a multiple of the limits of another disk in the place of each. */
const usedOn = (other: Disk, { disk }: Group, used: Used): Used => ({
  iops: (used.iops * disk.iops) / other.iops,
  throughput: (used.throughput * disk.throughput) / other.throughput,
});

/**
 * Disks with which no group is short: none of them changed where none is, then more disks of the same
 * size, then larger ones; each so that the limit is not exceeded, and so that a fifth of it is left.
 * An OS disk is never striped, and an ephemeral one has no other size to choose.
 * Whether a VM takes so many disks is checked with the whole set-up.
 * @returns lists of changes to try, one after another; an empty list means the present disks
 */
function strongerDisks(now: Assessment, catalogue: Catalogue): readonly (readonly DisksChange[])[] {
  const { setUp, loads } = now;
  const typed = setUp.groups.flatMap((group, at) => {
    const load = loads[at];
    const isTyped = load && load.demand.basis !== 'limits' && !group.disk.placement;
    return isTyped ? [{ group, used: usedOf(now, load) }] : [];
  });
  const isShort = typed.some(({ used }) => exceeds(highest(used), 1));
  const found: (readonly DisksChange[])[] = isShort ? [] : [[]];
  for (const max of [1, tightAbove])
    for (const way of ['more', 'larger'] as const) {
      const short = typed.filter(({ used }) => exceeds(highest(used), max));
      const changes = short.flatMap(({ group, used }): DisksChange[] => {
        const { disk } = group;
        if (way === 'more' && group.role !== 'os') {
          const count = roundedUp((group.count * highest(used)) / max);
          return [{ of: group, disk, count }];
        }
        const larger = largerDisks(group.disk, group.cache, catalogue).find(
          (one) => !exceeds(highest(usedOn(one, group, used)), max),
        );
        return larger ? [{ of: group, disk: larger, count: group.count }] : [];
      });
      const isNew = !found.some((list) => JSON.stringify(list) === JSON.stringify(changes));
      if (changes.length === short.length && changes.length > 0 && isNew) found.push(changes);
    }
  return found;
}
