/**
 * Which changes of a set-up fit its target? Other disks and host caching on the present VM, every VM that could take
 * its place, and both together. What is shown is the least disruptive first, and of several that are equal the cheapest.
 */
import { isFirstChoice } from '../../limits/lifecycle.ts';
import type { Catalogue, Vm } from '../../limits/types.ts';
import { compact } from '../../units/present.ts';
import { isProvisioned } from '../path/path.ts';
import type { SetUp } from '../set-up/loads.ts';
import { type Assessment, tightAbove } from '../verdict/assess.ts';
import { alternativesTo, isSmaller } from './alternatives.ts';
import {
  type Change,
  type CostOf,
  changed,
  type DisksChange,
  disruptionOf,
  effortOf,
  kindOf,
  type Option,
  withEachCaching,
} from './change.ts';
import { diskChanges } from './disk-changes.ts';

const maxOptions = 6;
/** So that a list compares several series, and few sizes with fewer vCPUs or less memory. */
const maxOfSeries = 2;
const maxOfKind = 2;
const maxSmaller = 1;

/**
 * What costs this much more a month than the cheapest that fits on no smaller VM, and half of it besides, comes last
 * however little it disrupts, and only into a short list: nobody pays for ten disks so as not to copy one.
 */
const disproportionate = { more: 200, times: 1.5, max: 3 };

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

/** An option with what it is compared by. */
export type Weighed = Option & {
  readonly grade: Grade;
  readonly kind: string;
  readonly effort: number;
  /** USD a month; infinite where a part has no price. */
  readonly cost: number;
};

/** What is left of the limit that is used most, from 0 to 1. */
const leftOf = ({ assessment: { utilisation = 0 } }: Option) => Math.max(0, 1 - utilisation);

/** What an option asks for that the present set-up does not: not everybody can do with that. */
function drawbacksOf({ change: { vm, disks = [] } }: Option, { vm: own }: SetUp) {
  return new Set(
    compact([
      vm && isSmaller(vm, own) && 'a smaller VM',
      vm && vm.tempDisk !== own.tempDisk && 'another temp disk',
      // Only a VM in a zone, and in no availability set, has them in most regions.
      disks.some(({ of, disk }) => isProvisioned(disk) && !isProvisioned(of.disk)) && 'a zone',
      disks.some(({ of, count }) => count > of.count) && 'more disks',
    ]),
  );
}

/** Does one cost as much or more, disrupt as much or more and give as little or less, and is worse in one of them? */
function isDominated(one: Weighed, by: Weighed, setUp: SetUp): boolean {
  const [cost, rank, left] = [one.cost - by.cost, one.effort - by.effort, leftOf(by) - leftOf(one)];
  // Above a fifth no more headroom is needed.
  const isAmple = Math.min(leftOf(by), leftOf(one)) >= 1 - tightAbove;
  return (
    grades.indexOf(one.grade) >= grades.indexOf(by.grade) &&
    [...drawbacksOf(by, setUp)].every((asked) => drawbacksOf(one, setUp).has(asked)) &&
    cost >= 0 &&
    rank >= 0 &&
    (left >= 0 || isAmple) &&
    (cost > 0 || rank > 0 || left > 0)
  );
}

type Listed = Weighed & { readonly last: 0 | 1 | 2 };

/**
 * The order of the list: by grade, then disruption, then cost; after all of them a smaller VM, and then what is out
 * of proportion and sizes that retire.
 */
function inOrder(options: readonly Weighed[], { vm: own, edition }: SetUp): readonly Listed[] {
  const fitting = options.filter(({ grade }) => grade === 'fits');
  const isLess = ({ change: { vm } }: Weighed) => vm !== undefined && isSmaller(vm, own);
  const equal = fitting.filter((option) => !isLess(option));
  const cheapest = Math.min(...(equal.length > 0 ? equal : fitting).map(({ cost }) => cost));
  const isOut = ({ cost, change: { vm } }: Weighed) =>
    (cost > cheapest + disproportionate.more && cost > cheapest * disproportionate.times) ||
    (vm !== undefined && edition === 'current' && !isFirstChoice(vm));
  return options
    .map((option): Listed => ({ ...option, last: isOut(option) ? 2 : isLess(option) ? 1 : 0 }))
    .toSorted(
      (a, b) =>
        a.last - b.last ||
        grades.indexOf(a.grade) - grades.indexOf(b.grade) ||
        (a.last === 2 ? 0 : a.effort - b.effort) ||
        (a.cost === b.cost ? 0 : a.cost - b.cost),
    );
}

const nameOf = ({ name }: Vm) => name.replace('/nvme', '');

/** May this option stand in a list beside those? Each kind of change on the same VM is in it once. */
function addsTo(options: readonly Weighed[], { change, kind }: Weighed, own: Vm): boolean {
  const { vm } = change;
  if (!vm) return !options.some((other) => other.kind === kind);
  const others = options.flatMap((option) => option.change.vm ?? []);
  return (
    options.filter((other) => other.kind === kind).length < maxOfKind &&
    !options.some(
      (other) => other.kind === kind && other.change.vm && nameOf(other.change.vm) === nameOf(vm),
    ) &&
    others.filter(({ series }) => series === vm.series).length < maxOfSeries &&
    (!isSmaller(vm, own) || others.filter((other) => isSmaller(other, own)).length < maxSmaller)
  );
}

/** Changes with what each costs, the cheapest first. Where the present set-up has a price, one without can hardly be had. */
function priced<C extends Change>(changes: readonly C[], setUp: SetUp, costOf: CostOf) {
  const own = costOf(setUp);
  return changes
    .flatMap((change) => {
      const made = changed(setUp, change);
      const cost = made && costOf(made);
      const isOwn = !change.vm || change.vm.series === setUp.vm.series;
      return made && (cost !== undefined || own === undefined || isOwn)
        ? [{ change, cost: cost ?? Number.POSITIVE_INFINITY }]
        : [];
    })
    .toSorted((a, b) => (a.cost === b.cost ? 0 : a.cost - b.cost));
}

/** A change with the host caching that is best for it; nothing where it fits with none. */
function bestOf(change: Change, now: Assessment, cost: number): readonly Weighed[] {
  const tried = withEachCaching(now.setUp, change);
  return tried
    .flatMap((option): readonly Weighed[] => {
      const grade = gradeOf(option, now);
      const [kind, effort] = [kindOf(option.change, now.setUp), effortOf(option.change, now.setUp)];
      return grade ? [{ ...option, grade, kind, effort, cost }] : [];
    })
    .toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade) || a.effort - b.effort)
    .slice(0, 1);
}

/** So many sizes that fit are enough of each disruption. */
const enoughOfEach = 4;

/**
 * The sets of disks that are tried on every VM: the present ones, and of those of tiers and of provisioned ones the
 * cheapest, the cheapest that disrupts least, and the cheapest with as few disks as can be.
 */
function setsToTry(
  onPresent: readonly { readonly change: Change }[],
  setUp: SetUp,
): readonly Change[] {
  const changes = onPresent.map(({ change }) => change);
  const others = changes.filter(({ disks }) => disks);
  const countOf = ({ disks = [] }: Change) => disks.reduce((sum, { count }) => sum + count, 0);
  const isOfTiers = ({ disks = [] }: Change) => !disks.some(({ disk }) => isProvisioned(disk));
  const effort = (change: Change) => effortOf(change, setUp);
  const chosenOf = (some: readonly Change[]) => {
    const calmest = some.toSorted((a, b) => effort(a) - effort(b))[0];
    const fewest = some.toSorted((a, b) => countOf(a) - countOf(b))[0];
    return [...new Set(compact([some[0], calmest, fewest]))];
  };
  return [
    ...changes.filter(({ disks }) => !disks),
    ...chosenOf(others.filter(isOfTiers)),
    ...chosenOf(others.filter((change) => !isOfTiers(change))),
  ];
}

/** What options are chosen from, and how. */
export type Search = {
  readonly catalogue: Catalogue;
  readonly costOf: CostOf;
  /** Sizes with constrained vCPUs are of use where licences are paid by the core. */
  readonly isLicensedByCore?: boolean;
  /** Only another VM is looked for, such as for one whose size retires. */
  readonly onlyVm?: boolean;
};

const asChange = ({ disks }: { readonly disks: readonly DisksChange[] }): Change =>
  disks.length > 0 ? { disks } : {};

/**
 * With a target: up to six set-ups that fit, of different kinds, then those that are tight, then host caching with
 * which only groups without a target exceed a limit. An option that costs as much as another, disrupts as
 * much and gives no more is not among them.
 * @yields the fraction that has been tried
 */
export function* optionsThatFit(
  now: Assessment,
  { catalogue, costOf, isLicensedByCore = false, onlyVm = false }: Search,
): Generator<number, readonly Weighed[]> {
  const { setUp, bottlenecks } = now;
  const toTry = onlyVm ? [{ disks: [], isAmple: true }] : diskChanges(now, catalogue);
  const onPresent = priced(toTry.map(asChange), setUp, costOf);
  const found = onlyVm ? [] : onPresent.flatMap(({ change, cost }) => bestOf(change, now, cost));
  yield 0.2;
  // Where only disks are short and other disks fit, another VM is no part of the cure unless it costs less.
  const isOfDisks = bottlenecks.every(({ load }) => load);
  const fit = isOfDisks ? inOrder(found, setUp).find(({ grade }) => grade === 'fits') : undefined;
  const isEqual = (vm: Vm) => !isSmaller(vm, setUp.vm);
  const sizes = alternativesTo(setUp, catalogue, isLicensedByCore).filter((vm) =>
    onlyVm ? isFirstChoice(vm) && isEqual(vm) : !fit || isEqual(vm),
  );
  const ample = toTry.filter(({ isAmple }) => isAmple);
  const sets = setsToTry(
    priced((ample.length > 0 ? ample : toTry).map(asChange), setUp, costOf),
    setUp,
  );
  const all = priced(
    sizes.flatMap((vm) => sets.map((change) => ({ ...change, vm }))),
    setUp,
    costOf,
  ).filter(({ cost }) => !fit || cost < fit.cost);
  const counted = new Map<string, number>();
  for (const [at, { change, cost }] of all.entries()) {
    yield 0.2 + (0.8 * at) / all.length;
    const key = `${disruptionOf(change, setUp)} ${isEqual(change.vm)}`;
    if ((counted.get(key) ?? 0) >= enoughOfEach) continue;
    for (const option of bestOf(change, now, cost)) {
      if (fit && (option.grade !== 'fits' || option.effort > fit.effort)) continue;
      found.push(option);
      if (option.grade === 'fits') counted.set(key, (counted.get(key) ?? 0) + 1);
    }
  }
  const isNew = ({ change }: Option) => change.vm || change.disks || change.caching;
  const useful = found.filter(
    (one) => isNew(one) && !found.some((other) => isDominated(one, other, setUp)),
  );
  const chosen: Weighed[] = [];
  for (const option of inOrder(useful, setUp))
    if (
      chosen.length < (option.last === 2 ? disproportionate.max : maxOptions) &&
      addsTo(chosen, option, setUp.vm)
    )
      chosen.push(option);
  return chosen;
}
