/**
 * Set-ups that fit a target, and set-ups that achieve more without one. Each is put through the same
 * assessment before it is recommended: what cannot be built, loses data or crosses a limit that is
 * not published is never among them.
 */
import { exceeds } from '../laws/index.ts';
import type { Catalogue, Vm } from '../limits/types.ts';
import { type Assessment, assess } from './assess.ts';
import type { Group } from './demand.ts';
import type { SetUp } from './loads.ts';
import type { Kind } from './path.ts';
import { sizesOfSeries } from './recommendations.ts';
import { type Cache, dataDisks, type Role, risksData } from './set-up.ts';

/** What is changed: the size of the VM, the disks of one group, or the host caching of several. */
type Change =
  | { readonly vm: Vm }
  | { readonly groups: readonly Group[]; readonly more: number; readonly of: Group }
  | { readonly groups: readonly Group[]; readonly caching: 'data disks alone' | 'OS disk alone' };

/** A changed set-up and what it comes to. */
export type Option = { readonly change: Change; readonly assessment: Assessment };

const optionOf = (setUp: SetUp, change: Change): Option => ({
  change,
  assessment: assess({ ...setUp, ...change }),
});

/** The other sizes of the series, smallest first. */
const otherSizes = (setUp: SetUp, catalogue: Catalogue): readonly Option[] =>
  sizesOfSeries(setUp.vm, catalogue).map((vm) => optionOf(setUp, { vm }));

/** More disks for the group whose own limit is short of its target; never for an OS disk. */
function moreDisks({ setUp, bottlenecks, loads }: Assessment): readonly Option[] {
  const short = bottlenecks.find(({ load, affectsVerdict }) => load && affectsVerdict);
  const at = short?.load ? loads.indexOf(short.load) : -1;
  const group = setUp.groups[at];
  if (!short?.sustained || !group || group.role === 'os') return [];
  const room = setUp.vm.maxDataDisks - dataDisks(setUp.groups);
  // A target is spread over groups by their limits, so the first count that fits may be a little more than this.
  const first = Math.max(1, Math.ceil((short.demand / short.sustained - 1) * group.count - 1e-9));
  const counts = Array.from({ length: 9 }, (_, index) => first + index);
  return counts
    .filter((more) => more <= room)
    .map((more) => {
      const groups = setUp.groups.map((each, index) =>
        index === at ? { ...each, count: each.count + more } : each,
      );
      return optionOf(setUp, { groups, more, of: group });
    });
}

const withCaches = ({ groups }: SetUp, of: (group: Group) => Cache): readonly Group[] =>
  groups.map((group) => ({ ...group, cache: of(group) }));

/** Other host cache settings, the OS disk left as it is. */
const otherCaches = (setUp: SetUp): readonly Option[] =>
  (['data disks alone', 'OS disk alone'] as const).flatMap((caching) => {
    const groups = withCaches(setUp, ({ role, cache }) => {
      if (role === 'os') return cache;
      return role === 'data' && caching === 'data disks alone' ? 'ReadOnly' : 'None';
    });
    const isSame = groups.every(({ cache }, index) => cache === setUp.groups[index]?.cache);
    return isSame ? [] : [optionOf(setUp, { groups, caching })];
  });

/** The setting that loses no data in place of ReadWrite. */
export const safeCaching = (role: Role): Cache => (role === 'log' ? 'None' : 'ReadOnly');

/** The set-up without the caching that can lose data, whatever it comes to; nothing where none does or it cannot be built. */
export function saferOption(setUp: SetUp) {
  const risky = setUp.groups.filter(risksData);
  if (risky.length === 0) return undefined;
  const groups = withCaches(setUp, (group) =>
    risksData(group) ? safeCaching(group.role) : group.cache,
  );
  const { verdict } = assess({ ...setUp, groups });
  const roles = [...new Set(risky.map(({ role }) => role))];
  return verdict === 'not-possible' ? undefined : { groups, roles, verdict };
}

const fits = ({ assessment: { verdict } }: Option) => verdict === 'fits' || verdict === 'tight';
const isRoomy = ({ assessment }: Option) => assessment.verdict === 'fits';

/** With a target: the first option of each kind that fits, those with room before those that are tight. */
export function optionsThatFit(now: Assessment, catalogue: Catalogue): readonly Option[] {
  const { setUp } = now;
  const found = [moreDisks(now), otherSizes(setUp, catalogue), otherCaches(setUp)].flatMap(
    (options) => {
      const fitting = options.filter(fits);
      return [...new Set([...fitting.slice(0, 1), ...fitting.filter(isRoomy).slice(0, 1)])];
    },
  );
  return found.toSorted((a, b) => Number(isRoomy(b)) - Number(isRoomy(a)));
}

/** What an option achieves more than now, in the dimension that is short. */
export type Gain = {
  readonly option: Option;
  readonly kind: Kind;
  readonly before: number;
  readonly after: number;
};

/** Without a target: the smallest size of the series on which the disks are no longer limited, and caches that free a limit. */
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
  const sizes = otherSizes(setUp, catalogue).filter(isSound);
  const fitting = sizes.find(fits);
  const largest = sizes.flatMap(gainOf).toSorted((a, b) => b.after - a.after);
  return [
    ...(fitting ? gainOf(fitting) : largest.slice(0, 1)),
    ...otherCaches(setUp).filter(isSound).flatMap(gainOf),
  ];
}
