/** What is changed between a set-up of now and another one, and how disruptive that is. */
import type { Vm } from '../../limits/types.ts';
import { compact } from '../../units/omit-undefined.ts';
import type { Group } from '../set-up/demand.ts';
import { isLocalNvme } from '../set-up/disk-group.ts';
import type { SetUp } from '../set-up/set-up.ts';
import { type Change, type Disruption, disruptionOf, worstOf } from './change.ts';
import { changeTo } from './conversion.ts';

/** A group of disks now and then; one of them is missing where it is added or removed. */
export type GroupChange = {
  readonly from?: Group;
  readonly to?: Group;
  readonly how: Disruption;
  /** The same without the loss of what is on local disks, which is a way of its own. */
  readonly own: Disruption;
};

export type Difference = {
  readonly vm?: {
    readonly from: Vm;
    readonly to: Vm;
    readonly how: Disruption;
    readonly own: Disruption;
  };
  readonly groups: readonly GroupChange[];
  /** All of it together; nothing where VM and disks stay as they are. */
  readonly how?: Disruption;
};

type Pair = Omit<GroupChange, 'how' | 'own'>;

/** Groups of one role are compared in their order. */
function pairsOf(now: SetUp, then: SetUp): readonly Pair[] {
  const roles = [...new Set([...now.groups, ...then.groups].map(({ role }) => role))];
  return roles.flatMap((role) => {
    const [before, after] = [now, then].map(({ groups }) =>
      groups.filter((group) => group.role === role),
    ) as [Group[], Group[]];
    const count = Math.max(before.length, after.length);
    return Array.from({ length: count }, (_, at) => {
      const [from, to] = [before[at], after[at]];
      return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
    });
  });
}

/** What changes for a group; any other host cache is one change. */
function changeOf({ from, to }: Pair): Change {
  if (!from || !to) return to ? { added: [to] } : {};
  const disks = compact([changeTo(from, { disk: to.disk, disks: to.count })]);
  return { disks, ...(from.cache === to.cache ? {} : { caching: 'OS disk only' }) };
}

/**
 * How disks are removed: their data is kept elsewhere, and SQL Server makes the files of tempdb elsewhere when it starts;
 * an OS disk that is not entered is not counted, and not removed.
 */
const removals: Readonly<Partial<Record<Group['role'], Disruption>>> = {
  data: 'copy of data',
  log: 'copy of data',
  tempdb: 'restart',
};
const removal = ({ from, to }: Pair) => (from && !to ? removals[from.role] : undefined);

/** What is changed from one set-up to the other? */
export function between(now: SetUp, then: SetUp): Difference {
  const isOtherVm = now.vm.name !== then.vm.name;
  const pairs = pairsOf(now, then).map((pair) => ({ pair, change: changeOf(pair) }));
  const changed = pairs.filter(
    ({ pair: { from, to }, change: { disks = [], caching } }) =>
      disks.length > 0 || caching !== undefined || !from || !to,
  );
  const howOf = (change: Change) => disruptionOf(change, now);
  const kept = { vm: now.vm, groups: now.groups.filter((group) => !isLocalNvme(group)) };
  const ownOf = (change: Change) => disruptionOf(change, kept);
  const groups = changed.map(({ pair, change }) => ({
    ...pair,
    how: removal(pair) ?? howOf(change),
    own: removal(pair) ?? ownOf(change),
  }));
  const all: Change = {
    ...(isOtherVm ? { vm: then.vm } : {}),
    ...(changed.some(({ change }) => change.caching) ? { caching: 'OS disk only' } : {}),
    disks: changed.flatMap(({ change }) => change.disks ?? []),
    added: changed.flatMap(({ change }) => change.added ?? []),
  };
  const how = worstOf([howOf(all), ...compact(groups.map(removal))]);
  return {
    ...(isOtherVm
      ? {
          vm: {
            from: now.vm,
            to: then.vm,
            how: howOf({ vm: then.vm }),
            own: ownOf({ vm: then.vm }),
          },
        }
      : {}),
    groups,
    ...(how && (isOtherVm || groups.length > 0) ? { how } : {}),
  };
}
