/** Which changes of a set-up fit its target? Sizes of all series, host caching and other disks, and all of these together. */

import type { Catalogue, Vm } from '../../limits/types.ts';
import { present } from '../../units/present.ts';
import type { Assessment } from '../verdict/assess.ts';
import { alternativesTo, isSmaller } from './alternatives.ts';
import { strongerDisks } from './disk-options.ts';
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
