/**
 * Set-ups that fit a target, and set-ups that achieve more where none is given or nothing fits. Each is
 * assessed like any other set-up before it is recommended: none of them is impossible to build, risks
 * data, has fewer disks or crosses a limit that is not published.
 */
import { exceeds } from '../laws/index.ts';
import type { Catalogue, Vm } from '../limits/types.ts';
import { alternativesTo } from './alternatives.ts';
import { type Assessment, assess, tightAbove } from './assess.ts';
import { type DisksChange, strongerDisks } from './disk-options.ts';
import type { SetUp } from './loads.ts';
import type { Kind } from './path.ts';
import { sizesOfSeries } from './series.ts';
import { type Cache, type DiskGroup, type Role, risksData } from './set-up.ts';

/** What is changed, one or several of these together. */
export type Change = {
  /** The size of the VM. */
  readonly vm?: Vm;
  /** The host cache of all disks but that of the OS. */
  readonly caching?: Caching;
  /** The disks of groups whose own limits are short. */
  readonly disks?: readonly DisksChange[];
};
type Caching = 'data disks only' | 'OS disk only';

/** A changed set-up and its assessment. */
export type Option = { readonly change: Change; readonly assessment: Assessment };

const withCaches = <G extends DiskGroup>(
  groups: readonly G[],
  of: (group: G) => Cache,
): readonly G[] => groups.map((group) => ({ ...group, cache: of(group) }));

/** The host cache setting of a group; that of the OS disk is not changed. */
const cacheOf = ({ role, cache }: DiskGroup, caching: Caching): Cache => {
  if (role === 'os') return cache;
  return role === 'data' && caching === 'data disks only' ? 'ReadOnly' : 'None';
};

const cachings: readonly Caching[] = ['OS disk only', 'data disks only'];

/** The set-up with changes; nothing where other host caching would change nothing. */
function changed(setUp: SetUp, { vm, caching, disks = [] }: Change): SetUp | undefined {
  const larger = setUp.groups.map((group) => {
    const change = disks.find(({ of }) => of === group);
    return change ? { ...group, disk: change.disk, count: change.count } : group;
  });
  const groups = caching ? withCaches(larger, (group) => cacheOf(group, caching)) : larger;
  const isSame = groups.every(({ cache }, at) => cache === setUp.groups[at]?.cache);
  return caching && isSame ? undefined : { ...setUp, groups, vm: vm ?? setUp.vm };
}

/** The set-up with one change of each kind of caching, the present one first. */
const withEachCaching = (setUp: SetUp, change: Change): readonly Option[] =>
  [undefined, ...cachings].flatMap((caching) => {
    const all = caching ? { ...change, caching } : change;
    const made = changed(setUp, all);
    return made ? [{ change: all, assessment: assess(made) }] : [];
  });

/** The setting to use instead of ReadWrite, with which no data is lost. */
export const safeCaching = (role: Role): Cache => (role === 'log' ? 'None' : 'ReadOnly');

/** The set-up without caching that can lose data, whatever its verdict; nothing where no caching does, or it cannot be built. */
export function saferOption(setUp: SetUp) {
  const risky = setUp.groups.filter(risksData);
  if (risky.length === 0) return undefined;
  const groups = withCaches(setUp.groups, (group) =>
    risksData(group) ? safeCaching(group.role) : group.cache,
  );
  const { verdict } = assess({ ...setUp, groups });
  const roles = [...new Set(risky.map(({ role }) => role))];
  return verdict === 'not-possible' ? undefined : { groups, roles, verdict };
}

/** USD a month; nothing where a part has no price. */
export type CostOf = (setUp: SetUp) => number | undefined;

const maxOptions = 5;
/** So that a list of five compares several series. */
const maxOfSeries = 2;
const maxWithFewerVcpus = 1;
const maxCheaper = 2;

const hasFewerVcpus = ({ vm }: Change, own: Vm) => vm !== undefined && lessCpu(vm, own);
const lessCpu = (vm: Vm, own: Vm) => (vm.vcpus ?? 0) < (own.vcpus ?? 0);
const nameOf = ({ name }: Vm) => name.replace('/nvme', '');

/** May this option stand in a list beside those? It has no more than a few of one series, and each size once. */
function addsTo(options: readonly Option[], { change }: Option, own: Vm): boolean {
  const { vm } = change;
  if (!vm) return true;
  const others = options.flatMap((option) => option.change.vm ?? []);
  if (others.some((other) => nameOf(other) === nameOf(vm))) return false;
  if (others.filter(({ series }) => series === vm.series).length >= maxOfSeries) return false;
  const fewer = options.filter((option) => hasFewerVcpus(option.change, own)).length;
  return !lessCpu(vm, own) || fewer < maxWithFewerVcpus;
}

/** What to try for a target: every size with every change of disks, the present size and what costs nothing first, then by price. */
function candidates(now: Assessment, catalogue: Catalogue, costOf: CostOf): readonly Change[] {
  const { setUp } = now;
  const cost = costOf(setUp);
  const sizes = [undefined, ...alternativesTo(setUp, catalogue)];
  const priced = sizes.flatMap((vm) =>
    strongerDisks(now, catalogue).map((disks) => {
      const change: Change = { ...(vm ? { vm } : {}), ...(disks.length > 0 ? { disks } : {}) };
      const made = changed(setUp, change);
      return { change, cost: made && costOf(made) };
    }),
  );
  const isOwn = ({ vm }: Change) => !vm || vm.series === setUp.vm.series;
  const rank = (one: (typeof priced)[number]) =>
    !one.change.vm && one.cost === cost ? Number.NEGATIVE_INFINITY : (one.cost ?? Infinity);
  return (
    priced
      // Where the others have a price, a size of another series without one can hardly be had there.
      .filter((one) => cost === undefined || one.cost !== undefined || isOwn(one.change))
      .map((one, at) => ({ ...one, at }))
      .toSorted((a, b) =>
        rank(a) === rank(b)
          ? Number(isOwn(b.change)) - Number(isOwn(a.change)) || a.at - b.at
          : rank(a) - rank(b),
      )
      .map(({ change }) => change)
  );
}

/** How good an option is: it fits, it is tight, or the targets alone no longer exceed a limit. */
const grades = ['fits', 'tight', 'better'] as const;
type Grade = (typeof grades)[number];

/**
 * The grade of an option, if it may be listed. Without an IO size no set-up can be checked in full: what
 * is known of it is compared then, and its verdict stays “not checked”.
 */
function gradeOf({ change, assessment }: Option, now: Assessment): Grade | undefined {
  const { verdict, gaps, utilisation = 0 } = assessment;
  if (verdict === 'fits' || verdict === 'tight') return verdict;
  const lacksSize = gaps.every(({ why }) => why === 'no-size');
  if (verdict === 'not-checked' && lacksSize)
    return exceeds(utilisation, tightAbove) ? 'tight' : 'fits';
  const isBetter = verdict === 'oversubscribed' && now.verdict === 'throttled';
  return isBetter && lacksSize && !change.vm && !change.disks ? 'better' : undefined;
}

/**
 * With a target: up to five set-ups that fit, then those that are tight, then host caching with which only
 * groups without a target exceed a limit. Among those of one grade what costs nothing is first, then the
 * cheapest; two places are left for what is tight and costs nothing, or less than what fits.
 * @yields the fraction that has been tried
 */
export function* optionsThatFit(
  now: Assessment,
  catalogue: Catalogue,
  costOf: CostOf,
): Generator<number, readonly Option[]> {
  const { setUp } = now;
  const cost = costOf(setUp);
  const found: Readonly<Record<Grade, Option[]>> = { fits: [], tight: [], better: [] };
  const all = candidates(now, catalogue, costOf);
  for (const [at, change] of all.entries()) {
    yield at / all.length;
    const tried = withEachCaching(setUp, change).map((option) => ({
      option,
      grade: gradeOf(option, now),
    }));
    const grade = grades.find((one) => tried.some((each) => each.grade === one));
    const best = tried.find((each) => each.grade === grade)?.option;
    if (grade && best && addsTo(found[grade], best, setUp.vm)) found[grade].push(best);
    if (found.fits.length === maxOptions) break;
  }
  const priceOf = ({ assessment }: Option) => costOf(assessment.setUp) ?? Infinity;
  const [first] = found.fits;
  const isCheap = (option: Option) =>
    priceOf(option) === cost || (first !== undefined && priceOf(option) < priceOf(first));
  const cheap = [...found.tight, ...found.better]
    .filter((option) => addsTo(found.fits, option, setUp.vm) && isCheap(option))
    .slice(0, maxCheaper);
  const chosen = found.fits.slice(0, maxOptions - cheap.length);
  for (const option of [...found.tight, ...found.better])
    if (
      cheap.includes(option) ||
      (chosen.length < maxOptions - cheap.length && addsTo(chosen, option, setUp.vm))
    )
      chosen.push(option);
  return chosen.slice(0, maxOptions);
}

/** How much more an option achieves than the present set-up, in the dimension of the bottleneck. */
export type Gain = {
  readonly option: Option;
  readonly kind: Kind;
  readonly before: number;
  readonly after: number;
};

/**
 * What achieves more without fitting: other host caching, and of the series the smallest size on which the
 * disks are no longer limited, or else the one that achieves most.
 */
export function waysToGetMore(now: Assessment, catalogue: Catalogue): readonly Gain[] {
  const { setUp } = now;
  const kind = now.bottlenecks[0]?.kind ?? 'throughput';
  const before = now.achieved[kind];
  const gainOf = (option: Option): readonly Gain[] => {
    const after = option.assessment.achieved[kind];
    return before !== undefined && after !== undefined && exceeds(after, before)
      ? [{ option, kind, before, after }]
      : [];
  };
  const isSound = ({ assessment: { verdict, gaps } }: Option) =>
    verdict !== 'not-possible' && verdict !== 'unsafe' && gaps.length === 0;
  const caches = withEachCaching(setUp, {}).slice(1);
  const sizes = sizesOfSeries(setUp.vm, catalogue)
    .map((vm): Option => ({ change: { vm }, assessment: assess({ ...setUp, vm }) }))
    .filter(isSound);
  const fitting = sizes.find(({ assessment: { verdict } }) => /^(fits|tight)$/.test(verdict));
  const most = sizes.flatMap(gainOf).toSorted((a, b) => b.after - a.after);
  return [
    ...caches.filter(isSound).flatMap(gainOf),
    ...(fitting ? gainOf(fitting) : most.slice(0, 1)),
  ];
}
