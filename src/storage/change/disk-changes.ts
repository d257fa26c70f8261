/** Other disks with which no group is short: what can be changed of the present ones, and what can take their place. */
import { elasticFamilies } from '../../limits/elastic.ts';
import { tieredDisk } from '../../limits/tiered-disks.ts';
import type { Catalogue, Disk, DiskFamily } from '../../limits/types.ts';
import { exceeds, gib, roundedUp, tightAbove } from '../../units/index.ts';
import { isProvisioned } from '../path/path.ts';
import type { Group } from '../set-up/demand.ts';
import { isLocalNvme } from '../set-up/disk-group.ts';
import {
  canBeProvisioned,
  isConfiguration,
  type Needs,
  provisionedAs,
  smallestOf,
} from '../set-up/provisioning.ts';
import { tiersOf } from '../set-up/series.ts';
import type { Assessment } from '../verdict/assess.ts';
import { changeTo, type DisksChange, type Way, ways } from './conversion.ts';
import { setsOf } from './disk-sets.ts';
import { highest, type Short, shortOf, within } from './group-shortfall.ts';
import { isEnough, lowerTiers, tiered, tierOfSize } from './lower-tiers.ts';

/** Families from slower to faster: data is not moved to a slower one to save. */
const speed: Readonly<Partial<Record<DiskFamily, number>>> = {
  'Standard HDD': 0,
  'Standard SSD': 1,
  'Premium SSD': 2,
  // What may be lost there is safe on any disk that is fast enough.
  'Local NVMe': 2,
  'Premium SSD v2': 3,
  'Ultra Disk': 4,
};
const tieredFamilies = ['Standard SSD', 'Premium SSD'] as const;

/** So many provisioned disks are tried as one volume; more are seldom striped. */
const provisionedCounts = [1, 2, 4, 8];

/** The tiers of a family as this group would have them, with or without performance plus: zone redundancy is kept, and so is a host cache. */
export const tiersFor = (
  family: DiskFamily,
  { disk: { edition, bought }, cache }: Group,
  catalogue: Catalogue,
  plus?: true,
) =>
  tiersOf(family, { zrs: bought?.zrs, plus }, catalogue.disks(edition)).filter(
    ({ hostCache }) => cache === 'None' || hostCache === 'yes',
  );

type Found = Omit<DisksChange, 'of' | 'way'>;

/** The same provisioned disks with what is needed. */
const provisioned = ({ group: { disk, count } }: Short, needs: Needs): readonly Found[] =>
  provisionedAs(disk.family, { disk, disks: count }, needs).map((found) => ({
    disk: found.disk,
    count,
  }));

/** The smallest larger disk of the family that is enough. */
function larger({ group }: Short, needs: Needs, catalogue: Catalogue): readonly Found[] {
  const { disk, count } = group;
  if (isProvisioned(disk) || disk.bought?.raised) return [];
  const found = tiersFor(disk.family, group, catalogue, disk.bought?.plus).find(
    (one) => one.size > disk.size && isEnough(one, count, needs),
  );
  return found ? [{ disk: found, count }] : [];
}

/** The same disks, made anew with performance plus. */
function increased({ group: { disk, count } }: Short, needs: Needs, catalogue: Catalogue) {
  const all = catalogue.disks(disk.edition);
  const base = tierOfSize(disk, all);
  if (!base || disk.bought?.plus) return [];
  const choices = { size: disk.size / gib(1), zrs: disk.bought?.zrs, plus: true };
  const found = tieredDisk(base, choices, all);
  return 'row' in found && isEnough(found.row, count, needs) ? [{ disk: found.row, count }] : [];
}

const more = ({ group, used }: Short, max: number): readonly Found[] => {
  const { disk, count } = group;
  const set = { disk, count: roundedUp((count * Math.max(used.iops, used.throughput)) / max) };
  return isHandy(set, group) ? [set] : [];
};

/** A stripe of disks smaller than this is not built to save a few dollars: each is one more to attach, watch and snapshot. */
const smallestInStripe = { ofTiers: gib(512), provisioned: gib(128) };
const maxTimes = 2;
const fewDisks = 4;

/**
 * Would somebody build this set? No more disks than now, or disks of a size that is worth striping, or a few more of
 * the present size. “5 × P10” in place of a P20 would cost less and be a burden.
 */
export const isHandy = (
  { disk, count }: { readonly disk: Disk; readonly count: number },
  { disk: now, count: before }: Pick<Group, 'disk' | 'count'>,
): boolean =>
  // A VM has as many of its local disks as it has.
  isLocalNvme({ disk }) ||
  count <= before ||
  disk.size >= smallestInStripe[isProvisioned(disk) ? 'provisioned' : 'ofTiers'] ||
  (disk.size >= now.size && count <= Math.max(fewDisks, maxTimes * before));

/** A Premium SSD is what takes the place of faster disks where the region has none of them. */
const slowest = 'Premium SSD';

/** Disks of tiers that hold the data and are enough: the fewest of each tier of this family, and of faster ones. */
function tieredSets(group: Group, needs: Needs, max: number, catalogue: Catalogue, isSold = true) {
  const own = speed[isSold ? group.disk.family : slowest] ?? 0;
  return tieredFamilies
    .filter((family) => (speed[family] ?? 0) >= own)
    .flatMap((family) => [
      ...tiersFor(family, group, catalogue),
      ...tiersFor(family, group, catalogue, true),
    ])
    .filter(({ name }) => name !== group.disk.name)
    .flatMap((disk) => [
      ...setsOf([disk], needs, max).map(({ disks: count }) => ({ disk, count })),
      // As many as there are can be converted where they are.
      ...(disk.size >= group.disk.size && isEnough(disk, group.count, needs)
        ? [{ disk, count: group.count }]
        : []),
    ])
    .filter((set) => isHandy(set, group));
}

/** One, or a few, provisioned disks that hold the data and are enough. */
function provisionedSets(group: Group, needs: Needs, max: number): readonly Found[] {
  if (!canBeProvisioned(group.disk)) return [];
  const own = speed[group.disk.family] ?? 0;
  return elasticFamilies
    .filter(({ family }) => (speed[family] ?? 0) >= own && family !== group.disk.family)
    .flatMap((elastic) =>
      [...new Set([group.count, ...provisionedCounts])]
        .filter((count) => count <= max)
        .flatMap((count) => {
          const found = smallestOf(elastic, needs, count);
          return isConfiguration(found) ? [{ disk: found.disk, count }] : [];
        }),
    )
    .filter((set) => isHandy(set, group));
}

/** Sets of other disks that hold the data of a group and are enough. */
export const otherSets = (...of: Parameters<typeof tieredSets>): readonly Found[] => {
  const [group, needs, max] = of;
  return [...provisionedSets(group, needs, max), ...tieredSets(...of)];
};

/** What a group can be changed to in one way. An OS disk is one, of a tier. */
function foundIn(
  way: Way,
  short: Short,
  max: number,
  places: number,
  catalogue: Catalogue,
  isSold: boolean,
) {
  const needs = within(short.atDisk, max, short.kept);
  const isOs = short.group.role === 'os';
  switch (way) {
    case 'provision':
      return provisioned(short, needs);
    case 'tier':
      return tiered(short.group, needs, catalogue);
    case 'size':
      return larger(short, needs, catalogue);
    case 'plus':
      return increased(short, needs, catalogue);
    case 'count':
      return isOs ? [] : more(short, max);
    case 'family':
      return [
        ...(isOs
          ? []
          : provisionedSets(short.group, within(short.uncached, max, short.kept), places)),
        ...tieredSets(short.group, needs, isOs ? 1 : places, catalogue, isSold),
      ];
  }
}

/** Another set as what it is of the same disks, such as larger ones; another type, or another number, is a move to it. */
const inPlace = (group: Group, { disk, count }: Found): Way => {
  const way = changeTo(group, { disk, disks: count })?.way;
  return way && way !== 'count' ? way : 'family';
};

/** Other disks for groups, and whether a fifth of their limits is left with them. */
type DisksToTry = { readonly disks: readonly DisksChange[]; readonly isAmple: boolean };

/**
 * Disks with which no group is short: none of them changed where none is, then every way in which they can be
 * other ones; each so that the limit is not exceeded, and so that a fifth of it is left. Where several groups are
 * short, each is changed in that way, or in the first in which it can be.
 * Whether a VM takes the disks is checked with the whole set-up.
 * @param isSold has the region the disks of a change?
 * @returns lists of changes to try; an empty list means the present disks
 */
export function diskChanges(
  now: Assessment,
  catalogue: Catalogue,
  isSold: (change: { readonly disks: readonly DisksChange[] }) => boolean,
): readonly DisksToTry[] {
  const { setUp, loads } = now;
  const typed = setUp.groups.flatMap((group, at) => {
    const load = loads[at];
    const isManaged = !group.disk.placement || isLocalNvme(group);
    const isTyped = load && load.demand.basis !== 'limits' && isManaged;
    return isTyped ? [shortOf(now, load, group)] : [];
  });
  const places = Math.max(1, setUp.vm.maxDataDisks);
  const found = new Map<string, DisksToTry>();
  const lower = lowerTiers(setUp.groups, catalogue);
  const add = (changes: readonly DisksChange[], isAmple: boolean) => {
    const disks = [...changes, ...lower.filter(({ of }) => changes.every((one) => one.of !== of))];
    const key = disks.map(({ disk, count }) => `${disk.name}x${count}`).join();
    if (!found.has(key)) found.set(key, { disks, isAmple });
  };
  // With a host cache that serves a part, the present disks may be enough.
  if (setUp.hit > 0 || !typed.some((short) => exceeds(highest(short), 1))) add([], true);
  for (const max of [tightAbove, 1]) {
    const short = typed.filter((one) => exceeds(highest(one), max));
    // Where no group is short, disks of another family may do the same for less.
    const [data] = typed.filter(({ group }) => group.role !== 'os');
    const toChange = short.length > 0 ? short : data && max < 1 ? [data] : [];
    if (toChange.length === 0) continue;
    const byGroup = toChange.map((one) => {
      const { group: of } = one;
      const isOwnSold = isSold({ disks: [{ ...of, of, count: of.count + 1, way: 'count' }] });
      return ways.map((way) =>
        (short.length > 0 || way === 'family'
          ? foundIn(way, one, max, places, catalogue, isOwnSold)
          : []
        ).map((other) => ({ of, way: way === 'family' ? inPlace(of, other) : way, ...other })),
      );
    });
    for (const at of ways.keys()) {
      const choices = byGroup.map((ofWays) =>
        (ofWays[at]?.length ?? 0) > 0 ? (ofWays[at] ?? []) : ofWays.find((one) => one.length > 0),
      );
      const [first = [], ...others] = choices.map((one) => one ?? []);
      if (byGroup[0]?.[at]?.length === 0 || others.some((one) => one.length === 0)) continue;
      // Of the other groups the first choice is taken: they seldom need any.
      for (const one of first) add([one, ...others.flatMap((other) => other.slice(0, 1))], max < 1);
    }
  }
  return [...found.values()];
}
