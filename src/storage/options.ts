/**
 * Set-ups that fit a target, and set-ups that achieve more where there is none. Each is assessed like
 * any other set-up before it is recommended: none of them is impossible to build, risks data or crosses
 * a limit that is not published.
 */
import { exceeds } from '../laws/index.ts';
import type { Catalogue, Vm } from '../limits/types.ts';
import { type Assessment, assess } from './assess.ts';
import type { Group } from './demand.ts';
import type { SetUp } from './loads.ts';
import type { Kind } from './path.ts';
import { sizesOfSeries } from './series.ts';
import { type Cache, dataDisks, type Role, risksData } from './set-up.ts';

/** What is changed: the size of the VM, the disks of one group, or the host caching of several. */
type Change =
  | { readonly vm: Vm }
  | { readonly groups: readonly Group[]; readonly more: number; readonly of: Group }
  | { readonly groups: readonly Group[]; readonly caching: 'data disks only' | 'OS disk only' };

/** A changed set-up and its assessment. */
export type Option = { readonly change: Change; readonly assessment: Assessment };

const optionOf = (setUp: SetUp, change: Change): Option => ({
  change,
  assessment: assess({ ...setUp, ...change }),
});

/** The other sizes of the series, smallest first. */
const otherSizes = (setUp: SetUp, catalogue: Catalogue): readonly Option[] =>
  sizesOfSeries(setUp.vm, catalogue).map((vm) => optionOf(setUp, { vm }));

/** More disks for the group whose disk limit is below its target; never for an OS disk. */
function moreDisks({ setUp, bottlenecks, loads }: Assessment): readonly Option[] {
  const short = bottlenecks.find(({ load, affectsVerdict }) => load && affectsVerdict);
  const at = short?.load ? loads.indexOf(short.load) : -1;
  const group = setUp.groups[at];
  if (!short?.sustained || !group || group.role === 'os') return [];
  const free = setUp.vm.maxDataDisks - dataDisks(setUp.groups);
  // A target is spread over groups by their limits, so the group may need a few more than this.
  const first = Math.max(1, Math.ceil((short.demand / short.sustained - 1) * group.count - 1e-9));
  const counts = Array.from({ length: 9 }, (_, index) => first + index);
  return counts
    .filter((more) => more <= free)
    .map((more) => {
      const groups = setUp.groups.map((each, index) =>
        index === at ? { ...each, count: each.count + more } : each,
      );
      return optionOf(setUp, { groups, more, of: group });
    });
}

const withCaches = ({ groups }: SetUp, of: (group: Group) => Cache): readonly Group[] =>
  groups.map((group) => ({ ...group, cache: of(group) }));

/** Other host cache settings; that of the OS disk is not changed. */
const otherCaches = (setUp: SetUp): readonly Option[] =>
  (['data disks only', 'OS disk only'] as const).flatMap((caching) => {
    const groups = withCaches(setUp, ({ role, cache }) => {
      if (role === 'os') return cache;
      return role === 'data' && caching === 'data disks only' ? 'ReadOnly' : 'None';
    });
    const isSame = groups.every(({ cache }, index) => cache === setUp.groups[index]?.cache);
    return isSame ? [] : [optionOf(setUp, { groups, caching })];
  });

/** The setting to use instead of ReadWrite, with which no data is lost. */
export const safeCaching = (role: Role): Cache => (role === 'log' ? 'None' : 'ReadOnly');

/** The set-up without caching that can lose data, whatever its verdict; nothing where no caching does, or it cannot be built. */
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
const hasHeadroom = ({ assessment }: Option) => assessment.verdict === 'fits';

/** With a target: the first option of each kind that fits, before the first that is tight. */
export function optionsThatFit(now: Assessment, catalogue: Catalogue): readonly Option[] {
  const { setUp } = now;
  const found = [moreDisks(now), otherSizes(setUp, catalogue), otherCaches(setUp)].flatMap(
    (options) => {
      const fitting = options.filter(fits);
      return [...new Set([...fitting.slice(0, 1), ...fitting.filter(hasHeadroom).slice(0, 1)])];
    },
  );
  return found.toSorted((a, b) => Number(hasHeadroom(b)) - Number(hasHeadroom(a)));
}

/** How much more an option achieves than the present set-up, in the dimension of the bottleneck. */
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
