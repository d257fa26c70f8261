/** What can be built in place of a set-up that Azure refuses? A host cache that a disk cannot have, or that can lose data, goes first. */
import { disruptionOf } from '../../storage/change/change.ts';
import { waysToBuild } from '../../storage/change/options.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { risksData } from '../../storage/set-up/host-cache.ts';
import { faultsOf } from '../../storage/set-up/refused.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { fraction } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { guide, guideTo } from '../shared/answer/guide.ts';
import { offeredName } from '../shared/answer/offered-size.ts';
import { capital, list } from '../shared/answer/text.ts';
import { detailsOf } from '../shared/set-up/outcome-details.ts';
import { type Change, withCache } from './changes.ts';
import { formatCaching, namesOf, quoted } from './format.ts';
import { type Case, diskGroups, faultsIn, isOs, type UsedGroup } from './setup.ts';
import type { Market } from './wider-vms.ts';

/** A case as the set-up that the cap check would have of it, without any target. */
const setUpOf = ({ vm, loads, limits: edition }: Case, groups: readonly Group[]): SetUp => ({
  ...{ vm, edition, groups, size: undefined, targetIops: undefined, targetThroughput: undefined },
  temp: loads.some(({ target }) => target === 'temp') ? 'used' : 'unused',
  read: fraction(1),
  hit: fraction(0),
});

/** The set-up with None in place of each host cache that its disk cannot have, or that can lose data. */
function withoutCaches(given: Case): SetUp {
  const { limits: edition, loads } = given;
  const isRefused = (group: UsedGroup) =>
    faultsOf(undefined, [group], edition).length >
    faultsOf(undefined, [{ ...group, cache: 'None' }], edition).length;
  return setUpOf(
    given,
    diskGroups(loads).map(({ users: _, ...group }, at, all) => ({
      ...group,
      cache: risksData(group) || isRefused(all[at] as UsedGroup) ? ('None' as const) : group.cache,
      iops: undefined,
    })),
  );
}

/** Workloads of several OS disks on the first of them; nothing where there are no two, or that cannot be built either. */
function onOneOsDisk(given: Case): readonly Change[] {
  const [first, ...others] = given.loads.filter(isOs);
  if (!first || first.target === 'temp' || others.length === 0) return [];
  const target = { ...first.target, id: first.target.id ?? 'os' };
  const loads = given.loads.map((load) => (isOs(load) ? { ...load, target } : load));
  if (faultsIn({ ...given, loads }).length > 0) return [];
  const names = list([first, ...others].map(({ name }) => quoted(name)));
  return [
    { text: `One OS disk for ${names}`, to: { loads }, how: 'copy of data', guide: guide.copy },
  ];
}

/** The ways to build it, the least disruptive first, as changes of the workloads and of the VM. */
export function waysToBuildCase(given: Case, market: Market): readonly Change[] {
  const { vm: own, loads, limits: edition } = given;
  const merged = onOneOsDisk(given);
  if (merged.length > 0) return merged;
  const now = diskGroups(loads);
  const mended = withoutCaches(given);
  const isEnough = faultsOf(own, mended.groups, edition).length === 0;
  const ways = isEnough
    ? [{ change: {}, groups: mended.groups }]
    : waysToBuild(mended, market).map(({ change, assessment: { setUp } }) => ({
        change,
        groups: setUp.groups,
      }));
  return ways.map(({ change: { caching: _, ...change }, groups }): Change => {
    const { vm, disks = [] } = change;
    const then = (group: UsedGroup) => groups[now.indexOf(group)] ?? group;
    const recached = now.filter((group) => then(group).cache !== group.cache);
    const all = { ...change, ...(recached.length > 0 && { caching: 'OS disk only' as const }) };
    const present = { vm: own, groups: now };
    const how = disruptionOf(all, present);
    const text = compact([
      recached.length > 0 && `host cache ${formatCaching(recached, (group) => then(group).cache)}`,
      ...disks.map(({ of, disk, count }) => {
        const group = now[mended.groups.indexOf(of)];
        return `${formatDisks(disk, count)} instead of ${formatDisks(of.disk, of.count)}${group ? ` for ${namesOf(group)}` : ''}`;
      }),
      vm && `on ${offeredName(vm, own)}`,
    ]).join(', ');
    return {
      text: capital(text),
      how,
      guide: guideTo(all, how),
      detail: detailsOf(change, present, vm ? disruptionOf({ vm }, present) : how, market.os),
      to: {
        ...(vm && { vm }),
        loads: loads.map((load) => {
          const group = now.find(({ users }) => users.includes(load));
          if (!group || load.target === 'temp') return load;
          const { disk, count: number, cache } = then(group);
          const moved = { ...load, target: { ...load.target, disk, disks: number } };
          return cache === group.cache ? moved : { ...moved, ...withCache(moved, cache) };
        }),
      },
    };
  });
}
