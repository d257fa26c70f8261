/**
 * Which changes of a set-up fit its target? Other disks and host caching on the present VM, every VM that could take
 * its place, and both together. What is shown is the least disruptive first, and of several that are equal the cheapest.
 */
import { isFirstChoice, isRetiring } from '../../limits/lifecycle.ts';
import type { Catalogue, Vm } from '../../limits/types.ts';
import { exceeds, tightAbove } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { isProvisioned, type LimitId } from '../path/path.ts';
import { isOpenEphemeral, type Load } from '../set-up/loads.ts';
import type { SetUp } from '../set-up/set-up.ts';
import { type Assessment, utilisationOf } from '../verdict/assess.ts';
import { atLimit } from '../verdict/at-limit.ts';
import type { Check, Gap } from '../verdict/checks.ts';
import { alternativesTo, isLesser } from './alternatives.ts';
import {
  type Change,
  type CostOf,
  type DisksChange,
  disruptionOf,
  effortOf,
  kindOf,
  type Option,
} from './change.ts';
import { changed, eachCaching, ofDisks } from './changed-set-up.ts';
import { asksForZone } from './conversion.ts';
import { diskChanges } from './disk-changes.ts';
import { placedOn } from './ephemeral-placement.ts';
import { lowerTiers } from './lower-tiers.ts';
import { chosenOf, type Grade, grades, inOrder, type Weighed } from './rank-options.ts';

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

/** Is what cannot be checked what could not be before, and does no more of the load depend on it? */
function isOpenBefore({ checks, gaps }: Assessment, now: Assessment): boolean {
  const known = new Set(now.gaps.map((gap) => JSON.stringify(gap)));
  const demandOf = ({ id, kind, load }: Check) =>
    now.checks.find((one) => one.id === id && one.kind === kind && !one.load === !load)?.demand ??
    0;
  return (
    gaps.every((gap) => known.has(JSON.stringify(gap))) &&
    checks.every((one) => one.sustained !== undefined || !exceeds(one.demand, demandOf(one)))
  );
}

/** Which limits does the traffic cross that leaves such a gap? */
function idsOf(gap: Gap, { temp, loads }: Assessment): readonly LimitId[] {
  if (gap.why === 'unpublished') return [gap.id];
  const open = gap.why === 'temp' ? [temp] : gap.why === 'os' ? loads.filter(isOpenEphemeral) : [];
  return open.flatMap(({ path }) => path.map(({ id }) => id));
}

/**
 * Where a limit is reached: do only disks cross what cannot be checked that are at none, and stay as they are? What they
 * do now as well as then is no reason against the change.
 */
function isApart({ change, assessment: { gaps } }: Option, now: Assessment): boolean {
  const { vm, caching, disks = [] } = change;
  const isAtLimit = (check: Check) => utilisationOf(check) >= atLimit.from;
  if (vm || caching || !now.checks.some(isAtLimit)) return false;
  const isKept = (load: Load, at: number) =>
    !disks.some(({ of }) => of === now.setUp.groups[at]) &&
    !now.checks.some((check) => check.load === load && isAtLimit(check));
  return gaps.every((gap) => {
    const ids = idsOf(gap, now);
    return (
      ids.length > 0 &&
      now.loads.every(
        (load, at) => !load.path.some(({ id }) => ids.includes(id)) || isKept(load, at),
      )
    );
  });
}

/** The grade of an option, if it may be listed. */
function gradeOf(option: Option, now: Assessment): Grade | undefined {
  const { change, assessment } = option;
  const { verdict, gaps, utilisation = 0 } = assessment;
  if (verdict === 'fits' || verdict === 'tight') return verdict;
  if (verdict === 'not-checked' && isOpenBefore(assessment, now)) {
    const isTight = exceeds(utilisation, tightAbove);
    if (isApart(option, now)) return isTight ? 'tight' : 'fits';
    return isTight ? 'open and tight' : 'open';
  }
  if (gaps.length > 0) return undefined;
  const isBetter = verdict === 'oversubscribed' && now.verdict === 'throttled';
  return isBetter && !change.vm && !change.disks ? 'better' : undefined;
}

/** A change with the host caching that is best for it; nothing where it fits with none. */
function bestOf(change: Change, now: Assessment, cost: number): readonly Weighed[] {
  const { setUp } = now;
  const found: Weighed[] = [];
  for (const option of eachCaching(setUp, change)) {
    const grade = gradeOf(option, now);
    if (!grade) continue;
    const [kind, effort] = [kindOf(option.change, setUp), effortOf(option.change, setUp)];
    found.push({ ...option, grade, kind, effort, cost });
    // Other host caching is no better, and one change more.
    if (grade === 'fits') break;
  }
  return found
    .toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade) || a.effort - b.effort)
    .slice(0, 1);
}

/** So many sizes that fit are enough of each disruption, of which one asks for no zone: not everybody has one. */
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
  /** Has the region the VM and the disks of a change? */
  readonly isSold?: (change: Change) => boolean;
  /** Sizes with constrained vCPUs are of use where licences are paid by the core. */
  readonly isLicensedByCore?: boolean;
  /** Only another VM is looked for, such as for one whose size retires. */
  readonly onlyVm?: boolean;
};

/** An ephemeral OS disk in another place is one more change. */
const withDisks = ({ disks = [] }: Change, placed: readonly DisksChange[]) =>
  ofDisks([...disks, ...placed]);

/**
 * With a target: up to six set-ups that fit, of different kinds, then those that are tight, then host caching with
 * which only groups without a target exceed a limit. An option that costs as much as another, disrupts as
 * much and gives no more is not among them.
 * @yields the fraction that has been tried
 */
export function* optionsThatFit(
  now: Assessment,
  { catalogue, costOf, isSold = () => true, isLicensedByCore = false, onlyVm = false }: Search,
): Generator<number, readonly Weighed[]> {
  const { setUp, bottlenecks } = now;
  const toTry = onlyVm
    ? [{ disks: lowerTiers(setUp.groups, catalogue), isAmple: true }]
    : diskChanges(now, catalogue, isSold).filter(isSold);
  const asChanges = (tried: typeof toTry) =>
    priced(
      tried.map(({ disks }) => ofDisks(disks)),
      setUp,
      costOf,
    );
  const onPresent = asChanges(toTry);
  const found = onlyVm ? [] : onPresent.flatMap(({ change, cost }) => bestOf(change, now, cost));
  yield 0.2;
  // Where only disks are short and other disks fit, another VM is no option unless it costs less, or its size retires.
  const isOfDisks = bottlenecks.every(({ load }) => load) && !isRetiring(setUp.vm);
  const fit = isOfDisks ? inOrder(found, setUp).find(({ grade }) => grade === 'fits') : undefined;
  const isEqual = (vm: Vm) => !isLesser(vm, setUp.vm);
  const sizes = alternativesTo(
    setUp,
    catalogue,
    isLicensedByCore,
    // What takes the place of a size that retires is bought today, whatever it is computed with. The row of one that the
    // pages no longer have is of an older edition than the set-up.
    onlyVm ? 'current' : setUp.edition,
  ).filter(
    (vm) => isSold({ vm }) && (onlyVm ? isFirstChoice(vm) && isEqual(vm) : !fit || isEqual(vm)),
  );
  const ample = toTry.filter(({ isAmple }) => isAmple);
  const sets = setsToTry(asChanges(ample.length > 0 ? ample : toTry), setUp);
  const all = priced(
    sizes.flatMap((vm) => {
      const placed = placedOn(vm, setUp);
      return placed ? sets.map((change) => ({ ...change, ...withDisks(change, placed), vm })) : [];
    }),
    setUp,
    costOf,
  ).filter(({ cost }) => !fit || cost < fit.cost);
  const counted = new Map<string, number>();
  const nonzonal = new Set<string>();
  for (const [at, { change, cost }] of all.entries()) {
    yield 0.2 + (0.8 * at) / all.length;
    const isZonal = change.disks?.some(asksForZone) ?? false;
    const key = `${disruptionOf(change, setUp)} ${isEqual(change.vm)}`;
    if ((counted.get(key) ?? 0) >= enoughOfEach && (isZonal || nonzonal.has(key))) continue;
    for (const option of bestOf(change, now, cost)) {
      if (fit && (option.grade !== 'fits' || option.effort > fit.effort)) continue;
      found.push(option);
      if (option.grade !== 'fits') continue;
      counted.set(key, (counted.get(key) ?? 0) + 1);
      if (!isZonal) nonzonal.add(key);
    }
  }
  return chosenOf(found, setUp, costOf);
}
