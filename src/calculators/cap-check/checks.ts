/** Every limit of a case with the demand for it, and what cannot be checked. */
import { exceeds } from '../../laws/index.ts';
import type { PublishedLimit } from '../../limits/types.ts';
import {
  isUnpublished,
  type Kind,
  kinds,
  type Place,
  tempPath,
  type VmPlace,
  vmPath,
} from '../../storage/path.ts';
import type { Case, Load } from './load.ts';

/** One dimension of one limit. */
export type Check = {
  readonly place: Place;
  readonly kind: Kind;
  /** Of the loads; only a disk limit has one. */
  readonly group?: number;
  /** The demand that is known. */
  readonly demand: number;
  /** The part of it that somebody typed: targets, IOPS of groups, traffic of the temp disk. */
  readonly typed: number;
  /** Some traffic crosses it whose amount nothing says. */
  readonly partly: boolean;
  readonly limit: PublishedLimit<number>;
  /** Part of the verdict: the VM's limits always, a disk's where a target of its own stands against it. */
  readonly counts: boolean;
};

/** Why a set-up is not checked through. */
export type Gap =
  | { readonly why: 'unpublished'; readonly place: VmPlace; readonly kind: Kind }
  | { readonly why: 'no-size' }
  | { readonly why: 'temp' }
  | { readonly why: 'mix' };

/** Everything that crosses one VM limit: an amount, or none where it is not known. */
type Flow = {
  readonly amount: number | undefined;
  readonly typed: boolean;
  readonly of: 'disks' | 'temp';
  /** Traffic of an OS disk that nobody typed a figure for does not decide whether a VM was checked. */
  readonly minor: boolean;
};

/** Which limits does this case cross, with what demand, and where does a figure for either lack? */
export function checksOf(given: Case, loads: readonly Load[], temp: Partial<Record<Kind, number>>) {
  const { vm } = given;
  const checks: Check[] = [];
  const gaps: Gap[] = [];
  const tempUsed = given.temp !== 'unused' && vm.tempDisk !== 'none';
  for (const kind of kinds) {
    const crossing = new Map<VmPlace, { caps: PublishedLimit<number>; flows: Flow[] }>([
      ['cached', { caps: vm.cached[kind], flows: [] }],
      ['uncached', { caps: vm.uncached[kind], flows: [] }],
    ]);
    const cross = (place: VmPlace, caps: PublishedLimit<number>, flow: Flow) => {
      const found = crossing.get(place) ?? { caps, flows: [] };
      crossing.set(place, { caps, flows: [...found.flows, flow] });
    };
    loads.forEach((load, index) => {
      const amount = load.demand[kind];
      const typed = load.demand.basis !== 'limits';
      if (amount === 0) return;
      checks.push({
        place: 'disk',
        kind,
        group: index,
        demand: (amount ?? 0) * load.past * (kind === 'iops' && typed ? load.units : 1),
        typed: typed ? (amount ?? 0) * load.past * (kind === 'iops' ? load.units : 1) : 0,
        partly: amount === undefined && load.past > 0,
        limit: load.disk[kind] * load.count,
        counts: typed,
      });
      if (amount === undefined && load.past > 0) gaps.push({ why: 'no-size' });
      for (const { place, caps, part } of vmPath(
        vm,
        load.disk,
        load.effective !== 'None',
        load.past,
      ))
        cross(place, caps[kind], {
          amount: amount === undefined ? undefined : amount * part,
          typed,
          of: 'disks',
          minor: load.role === 'os' && !typed,
        });
    });
    if (tempUsed)
      for (const { place, caps } of tempPath(vm))
        cross(place, caps[kind], {
          amount: temp[kind],
          typed: true,
          of: 'temp',
          minor: false,
        });

    // Premium SSD beside Premium SSD v2 or Ultra: no page says that the two columns add, so the
    // larger one is the ceiling of all remote traffic, and the Premium column that of its part.
    const elastic = crossing.get('elastic');
    const premium = crossing.get('uncached');
    const mixed = elastic && premium && premium.flows.length > 0 && vm.elastic;
    if (mixed) {
      const own = vm.uncached[kind];
      const larger = typeof own === 'number' ? Math.max(own, vm.elastic[kind]) : vm.elastic[kind];
      crossing.set('elastic', { caps: larger, flows: [...elastic.flows, ...premium.flows] });
    }
    for (const [place, { caps, flows }] of crossing) {
      const sum = (of: readonly Flow[]) => of.reduce((all, { amount = 0 }) => all + amount, 0);
      const counted = flows.filter(({ minor }) => !minor);
      const check: Check = {
        place,
        kind,
        demand: sum(flows),
        typed: sum(flows.filter(({ typed }) => typed)),
        partly: flows.some(({ amount }) => amount === undefined),
        limit: caps,
        counts: true,
      };
      checks.push(check);
      if (isUnpublished(caps) && counted.length > 0) gaps.push({ why: 'unpublished', place, kind });
      else if (typeof caps === 'number')
        for (const { amount, of } of flows)
          if (amount === undefined)
            gaps.push({ why: of === 'temp' && given.temp === 'used' ? 'temp' : 'no-size' });
      if (
        place === 'elastic' &&
        mixed &&
        typeof vm.uncached[kind] === 'number' &&
        exceeds(check.demand, vm.uncached[kind])
      )
        gaps.push({ why: 'mix' });
    }
  }
  return { checks, gaps };
}
