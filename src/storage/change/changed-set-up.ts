/** A set-up with changes made, and assessed. */
import type { Vm } from '../../limits/types.ts';
import { isProvisioned } from '../path/path.ts';
import type { Group } from '../set-up/demand.ts';
import { type Cache, type DiskGroup, isLocalNvme } from '../set-up/disk-group.ts';
import type { SetUp } from '../set-up/set-up.ts';
import { assess } from '../verdict/assess.ts';
import { isUnsupported } from '../verdict/cautions.ts';
import type { Caching, Change, DisksChange, Option } from './change.ts';

/** Other disks as a change; none where they stay. */
export const ofDisks = (disks: readonly DisksChange[]): Change =>
  disks.length > 0 ? { disks } : {};

const cachings: readonly Caching[] = ['OS disk only', 'data disks only'];

/** The host cache setting of a group; that of the OS disk is not changed, and some disks can have none. */
function cacheOf({ role, cache, disk }: DiskGroup, caching: Caching | undefined): Cache {
  if (isProvisioned(disk)) return 'None';
  if (role === 'os' || !caching) return cache;
  return role === 'data' && caching === 'data disks only' ? 'ReadOnly' : 'None';
}

/** The set-up with changes; nothing where other host caching would change nothing. */
export function changed(setUp: SetUp, { vm, caching, disks = [] }: Change): SetUp | undefined {
  const others = setUp.groups.map((group) => {
    const change = disks.find(({ of }) => of === group);
    const other = change
      ? { ...group, disk: change.disk, count: change.count }
      : { ...group, count: countOn(vm, setUp.vm, group) };
    return { ...other, cache: change ? cacheOf(other, undefined) : other.cache };
  });
  const groups = caching
    ? others.map((group) => ({ ...group, cache: cacheOf(group, caching) }))
    : others;
  const isSame = groups.every(({ cache }, at) => cache === others[at]?.cache);
  return caching && isSame ? undefined : { ...setUp, groups, vm: vm ?? setUp.vm };
}

/** How many disks hold the data of a group on another VM? Its local NVMe disks have another size. */
function countOn(vm: Vm | undefined, present: Vm, group: Group): number {
  if (!vm || !isLocalNvme(group)) return group.count;
  const [now = 0, then] = [present.nvmeSize, vm.nvmeSize];
  return then ? Math.max(1, Math.ceil((group.count * now) / then)) : group.count;
}

/** The set-up with one change of each kind of caching, the present one first; each is assessed when it is looked at. */
export function* eachCaching(setUp: SetUp, change: Change): Generator<Option, void> {
  const isPlain = !change.vm && !change.disks?.some(({ way }) => way === 'family');
  for (const caching of [undefined, ...cachings]) {
    const all = caching ? { ...change, caching } : change;
    const made = changed(setUp, all);
    if (made && ((isPlain && !caching) || !isUnsupported(made.vm, made.groups)))
      yield { change: all, assessment: assess(made) };
  }
}

/** All of them. */
export const withEachCaching = (setUp: SetUp, change: Change): readonly Option[] => [
  ...eachCaching(setUp, change),
];
