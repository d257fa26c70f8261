/**
 * Changes of a set-up: those that achieve more where no target is given or nothing fits one, and what can be
 * built in place of one that Azure refuses. Each is assessed like any other set-up before it is recommended: none of them is
 * impossible to build, risks data, has fewer disks or crosses a limit that is not published.
 */
import type { Catalogue, Vm } from '../../limits/types.ts';
import { type Bytes, bytesPerSecond, exceeds, iops } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import type { Kind } from '../path/path.ts';
import type { Group } from '../set-up/demand.ts';
import { type DiskGroup, dataDisks } from '../set-up/disk-group.ts';
import { risksData, safeCaching } from '../set-up/host-cache.ts';
import type { Needs } from '../set-up/provisioning.ts';
import { sizesOfSeries } from '../set-up/series.ts';
import type { SetUp } from '../set-up/set-up.ts';
import { type Assessment, assess } from '../verdict/assess.ts';
import { isUnsupported } from '../verdict/cautions.ts';
import { absurdTimes, alternativesTo, isLesser } from './alternatives.ts';
import {
  type Change,
  type CostOf,
  type DisksChange,
  disruptionOf,
  disruptions,
  effortOf,
  type Option,
} from './change.ts';
import { changed, eachCaching, ofDisks, withEachCaching } from './changed-set-up.ts';
import { tiersFor } from './disk-changes.ts';
import { setsOf } from './disk-sets.ts';
import { placedOn, placesOn } from './ephemeral-placement.ts';
import { otherPlacements, plainOsDisk, remoteLog } from './feasible-disks.ts';
import { lowerTiers } from './lower-tiers.ts';

/**
 * The set-up without caching that can lose data, whatever its verdict; nothing where no caching does, or it
 * cannot be built. Where only None can be checked, None it is.
 */
export function saferOption(setUp: SetUp): Option | undefined {
  if (!setUp.groups.some(risksData)) return undefined;
  const tried = [0, 1].map((at): Option => {
    const settingOf = ({ role }: DiskGroup) => safeCaching(role, setUp.vm)[at] ?? 'None';
    const groups = setUp.groups.map((group) =>
      risksData(group) ? { ...group, cache: settingOf(group) } : group,
    );
    return { change: { safe: true }, assessment: assess({ ...setUp, groups }) };
  });
  const verdictOf = (option: Option | undefined) => option?.assessment.verdict;
  const option = tried.find((one) => verdictOf(one) !== 'not-checked') ?? tried[0];
  return verdictOf(option) === 'not-possible' ? undefined : option;
}

/** How much more an option achieves than the present set-up, in the dimension of the bottleneck. */
export type Gain = {
  readonly option: Option;
  readonly kind: Kind;
  readonly before: number;
  readonly after: number;
};

/** Does a change disrupt less than all of these? */
const isCalmer = (change: Change, than: readonly Option[], setUp: SetUp): boolean => {
  const rankOf = (one: Change) => disruptions.indexOf(disruptionOf(one, setUp));
  return than.every((other) => rankOf(change) < rankOf(other.change));
};

/** What does the same for less. */
export type Cheaper = (
  now: Assessment,
  catalogue: Catalogue,
  costOf: CostOf,
  kind: Kind,
) => readonly Gain[];

/**
 * What achieves more without fitting: other host caching; the cheapest size on which the disks are no longer limited,
 * and the cheapest of those that disrupt less; and of the series the smallest such size, or else the one that achieves
 * most. Each with the host cache of now, or the first other one that is enough.
 */
export function waysToGetMore(
  now: Assessment,
  catalogue: Catalogue,
  costOf: CostOf,
  cheaper?: Cheaper,
): readonly Gain[] {
  const { setUp } = now;
  const kind = now.bottlenecks[0]?.kind ?? 'throughput';
  const before = now.achieved[kind];
  const own = costOf(setUp) ?? Number.POSITIVE_INFINITY;
  const isAbsurd = ({ assessment }: Option) => (costOf(assessment.setUp) ?? 0) > own * absurdTimes;
  const gainOf = (option: Option): readonly Gain[] => {
    const after = option.assessment.achieved[kind];
    return before !== undefined && after !== undefined && exceeds(after, before)
      ? [{ option, kind, before, after }]
      : [];
  };
  const isSound = ({ assessment: { verdict, gaps } }: Option) =>
    verdict !== 'not-possible' && verdict !== 'unsafe' && gaps.length === 0;
  const isEnough = ({ assessment: { verdict } }: Option) => /^(fits|tight)$/.test(verdict);
  // A tier that does no more than a lower one is paid for in vain on every VM.
  const lower = lowerTiers(setUp.groups, catalogue);
  const on = (vm: Vm): readonly Option[] => {
    const tried = placesOn(vm, setUp)
      .flatMap((placed) => withEachCaching(setUp, { vm, ...ofDisks([...placed, ...lower]) }))
      .filter(isSound);
    return compact([tried.find(isEnough) ?? tried[0]]);
  };
  const sizes = sizesOfSeries(setUp.vm, catalogue).flatMap(on);
  const fitting = sizes.find(isEnough);
  const byGain = sizes.flatMap(gainOf).toSorted((a, b) => b.after - a.after);
  const cheapest: Option[] = [];
  const priced = alternativesTo(setUp, catalogue)
    .filter((vm) => !isLesser(vm, setUp.vm))
    .flatMap((vm) => {
      const cost = costOf({ ...setUp, vm });
      return cost === undefined || cost > own * absurdTimes ? [] : [{ vm, cost }];
    })
    .toSorted((a, b) => a.cost - b.cost);
  for (const { vm } of priced) {
    if (!isCalmer({ vm }, cheapest, setUp)) continue;
    const found = on(vm).filter(
      ({ change, assessment }) =>
        isCalmer(change, cheapest, setUp) && !isUnsupported(vm, assessment.setUp.groups),
    );
    cheapest.push(...found.filter((option) => isEnough(option) && gainOf(option).length > 0));
  }
  return [
    ...withEachCaching(setUp, ofDisks(lower)).slice(1).filter(isSound).flatMap(gainOf),
    ...cheapest.flatMap(gainOf),
    ...(fitting
      ? [fitting].filter(({ change }) => isCalmer(change, cheapest, setUp)).flatMap(gainOf)
      : byGain.slice(0, 1)
    ).filter(({ option }) => !isAbsurd(option)),
    ...(cheaper?.(now, catalogue, costOf, kind) ?? []),
  ];
}

const figureOf = (limit: unknown) => (typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY);

/** What a group can do at most on this VM, and what it holds. */
export const needsOf = ({ disk, count }: Group, { uncached }: Vm): Needs => ({
  capacity: (disk.size * count) as Bytes,
  iops: iops(Math.min(disk.iops * count, figureOf(uncached.iops))),
  throughput: bytesPerSecond(Math.min(disk.throughput * count, figureOf(uncached.throughput))),
});

/** What has no place for the load of the temp disk cannot be built with it. */
const isPossible = ({ assessment: { verdict, gaps } }: Option) =>
  verdict !== 'not-possible' && verdict !== 'unsafe' && gaps.every(({ why }) => why !== 'no-temp');

/** Fewer, larger disks of the same family that hold as much and do as much as the VM allows, in place of more than it takes. */
function fewerDisks(setUp: SetUp, catalogue: Catalogue, costOf: CostOf): readonly DisksChange[] {
  const { groups, vm } = setUp;
  const excess = dataDisks(groups) - vm.maxDataDisks;
  const [of] = groups.filter(({ role }) => role !== 'os').toSorted((a, b) => b.count - a.count);
  if (excess <= 0 || !of) return [];
  const { disk, count } = of;
  return (
    setsOf(tiersFor(disk.family, of, catalogue), needsOf(of, vm), count - excess)
      .map((set): DisksChange => ({ of, disk: set.disk, count: set.disks, way: 'family' }))
      .flatMap((change) => {
        const made = changed(setUp, { disks: [change] });
        const cost = made && costOf(made);
        return cost === undefined ? [] : [{ change, cost }];
      })
      .toSorted((a, b) => a.cost - b.cost)
      // One disk is worth a little more than three.
      .filter(({ cost }, _, [cheapest]) => cost <= (cheapest?.cost ?? 0) + 10)
      .toSorted((a, b) => a.change.count - b.change.count)
      .slice(0, 1)
      .map(({ change }) => change)
  );
}

/** What can be bought, and for how much. */
export type Offered = {
  readonly catalogue: Catalogue;
  readonly costOf: CostOf;
  readonly isSold: (change: Change) => boolean;
};

/** Nobody pays this much more a month than for another way. */
const outOfProportion = { more: 200, times: 1.5 };

/**
 * What is changed least on this VM; and where another size is enough by itself, or nothing else is, the next
 * of the series and the cheapest of all, none of them smaller or older.
 */
export function waysToBuild(
  setUp: SetUp,
  { catalogue, costOf, isSold }: Offered,
): readonly Option[] {
  const lower = lowerTiers(setUp.groups, catalogue);
  const mended: readonly Change[] = [
    ofDisks(lower),
    ...[
      ...otherPlacements(setUp),
      plainOsDisk(setUp, catalogue),
      remoteLog(setUp, catalogue),
      fewerDisks(setUp, catalogue, costOf),
    ].flatMap((disks) => (disks.length > 0 ? [{ disks }] : [])),
  ];
  function* withAll(vm?: Vm): Generator<Option, void> {
    for (const change of mended) yield* eachCaching(setUp, vm ? { ...change, vm } : change);
  }
  const present = { ...setUp.vm, edition: setUp.edition };
  const isEnough = (vm: Vm) =>
    isSold({ vm }) && !isLesser(vm, present) && !isUnsupported(vm, setUp.groups);
  const series = sizesOfSeries(present, catalogue).filter(isEnough);
  const others = alternativesTo({ ...setUp, vm: present }, catalogue)
    .filter(isEnough)
    .map((vm) => ({ vm, cost: costOf({ ...setUp, vm }) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ vm }) => vm);
  // The next of the series; of all others the cheapest, and the cheapest that disrupts less.
  const onOthers = (optionsOn: (vm: Vm) => Iterable<Option>) =>
    [series, others].flatMap((sizes) => {
      const found: Option[] = [];
      for (const vm of sizes) {
        if (sizes === series ? found.length > 0 : !isCalmer({ vm }, found, setUp)) continue;
        const [first] = [...optionsOn(vm)].filter(isPossible);
        if (first && isCalmer(first.change, found, setUp)) found.push(first);
      }
      return found;
    });
  // What can be checked comes before what cannot.
  const isOpen = ({ assessment: { verdict } }: Option) => Number(verdict === 'not-checked');
  const possible = [...withAll()].filter(isPossible).toSorted((a, b) => isOpen(a) - isOpen(b));
  const isSmaller = ({ change }: Option) =>
    change.disks?.some(({ of, disk }) => disk.size < of.disk.size) ?? false;
  const [first] = possible;
  // Who needs the size of an OS disk that no local disk holds finds that as well.
  const whole = first && isSmaller(first) ? possible.find((one) => !isSmaller(one)) : undefined;
  const here = compact([first, whole]);
  // Where this VM has another place for an ephemeral OS disk, another one is of use only for the present place.
  const isPlaced = here.some(({ change: { disks } }) => disks?.every(({ disk }) => disk.placement));
  const alone = onOthers((vm) => {
    const placed = placedOn(vm, setUp);
    if (!placed || (placed.length > 0 && isPlaced)) return [];
    const [plain] = eachCaching(setUp, { vm, ...ofDisks([...placed, ...lower]) });
    return plain ? [plain] : [];
  });
  const all = [...here, ...(here.length + alone.length > 0 ? alone : onOthers(withAll))];
  const priced = all
    .map((option) => ({ ...option, cost: costOf(option.assessment.setUp) ?? 0 }))
    .toSorted((a, b) => effortOf(a.change, setUp) - effortOf(b.change, setUp));
  const cheapest = Math.min(...priced.map(({ cost }) => cost));
  const vmCost = (vm: Vm) => costOf({ ...setUp, vm, groups: [] }) ?? Number.POSITIVE_INFINITY;
  const isWithin = (vm = setUp.vm) => vmCost(vm) <= vmCost(setUp.vm) * absurdTimes;
  return priced.filter(
    ({ change: { vm }, cost }, at) =>
      (!vm || priced.findIndex((one) => one.change.vm === vm) === at) &&
      // What disrupts least may cost more than others, within reason.
      ((at === 0 && (cheapest === 0 || (cost <= cheapest * absurdTimes && isWithin(vm)))) ||
        cost <= cheapest + outOfProportion.more ||
        cost <= cheapest * outOfProportion.times),
  );
}
