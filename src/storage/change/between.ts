/** What is changed between a set-up of now and another one, and how disruptive that is. */
import type { Vm } from '../../limits/types.ts';
import { compact } from '../../units/present.ts';
import type { Group } from '../set-up/demand.ts';
import type { SetUp } from '../set-up/loads.ts';
import { type Change, type Disruption, disruptionOf } from './change.ts';
import { changeTo } from './way.ts';

/** A group of disks now and then; one of them is missing where it is added or removed. */
export type GroupChange = {
  readonly from?: Group;
  readonly to?: Group;
  readonly how: Disruption;
};

export type Difference = {
  readonly vm?: { readonly from: Vm; readonly to: Vm; readonly how: Disruption };
  readonly groups: readonly GroupChange[];
  /** All of it together; nothing where VM and disks stay as they are. */
  readonly how?: Disruption;
};

/** Groups of one role are compared in their order. */
function pairsOf(now: SetUp, then: SetUp): readonly Omit<GroupChange, 'how'>[] {
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
function changeOf({ from, to }: Omit<GroupChange, 'how'>): Change {
  if (!from || !to) return {};
  const disks = compact([changeTo(from, { disk: to.disk, disks: to.count })]);
  return { disks, ...(from.cache === to.cache ? {} : { caching: 'OS disk only' }) };
}

/** Data of disks that are removed is kept elsewhere; an OS disk that is not entered is not counted, and not removed. */
const isMoved = ({ from, to }: Omit<GroupChange, 'how'>) =>
  from !== undefined && !to && (from.role === 'data' || from.role === 'log');

/** What is changed from one set-up to the other? */
export function between(now: SetUp, then: SetUp): Difference {
  const isOtherVm = now.vm.name !== then.vm.name;
  const pairs = pairsOf(now, then).map((pair) => ({ pair, change: changeOf(pair) }));
  const changed = pairs.filter(
    ({ pair: { from, to }, change: { disks = [], caching } }) =>
      disks.length > 0 || caching !== undefined || !from || !to,
  );
  const howOf = (change: Change) => disruptionOf(change, now);
  const groups = changed.map(({ pair, change }) => ({
    ...pair,
    how: isMoved(pair) ? ('copy of data' as const) : howOf(change),
  }));
  const all: Change = {
    ...(isOtherVm ? { vm: then.vm } : {}),
    ...(changed.some(({ change }) => change.caching) ? { caching: 'OS disk only' } : {}),
    disks: changed.flatMap(({ change }) => change.disks ?? []),
  };
  const how = groups.some(isMoved) ? 'copy of data' : howOf(all);
  return {
    ...(isOtherVm ? { vm: { from: now.vm, to: then.vm, how: howOf({ vm: then.vm }) } } : {}),
    groups,
    ...(isOtherVm || groups.length > 0 ? { how } : {}),
  };
}
