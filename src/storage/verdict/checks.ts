/** Every limit of a set-up with the demand for it, and what cannot be checked. */
import { exceeds } from '../../laws/index.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { roomOf } from '../path/ephemeral.ts';
import {
  type Figure,
  isProvisioned,
  type Kind,
  kinds,
  type LimitId,
  type PathLimit,
  type VmLimitId,
  vmLimit,
} from '../path/path.ts';
import type { Load, SetUp, TempLoad } from '../set-up/loads.ts';

/** One dimension of one limit. */
export type Check = Figure & {
  readonly id: LimitId;
  readonly kind: Kind;
  /** Whose disks; only a disk limit has one. */
  readonly load?: Load;
  /** The demand that is known. */
  readonly demand: number;
  /** The part of it that was typed: targets, IOPS of groups, traffic of the temp disk. */
  readonly typed: number;
  /** Some of the traffic that crosses it is not known. */
  readonly partlyKnown: boolean;
  /** How much of that crosses it in the other dimension: with an IO size it would be known. */
  readonly open: number;
  /** Limits of the VM do; a disk limit, and one that an ephemeral OS disk has for itself, where the group has a target. */
  readonly affectsVerdict: boolean;
};

/** Why a set-up is not fully checked. */
export type Gap =
  | { readonly why: 'unpublished'; readonly id: VmLimitId }
  /** More is demanded of a cached limit than the figure of the temp disk that is taken for it. */
  | { readonly why: 'doubted' }
  | { readonly why: 'temp' }
  /** There is no temp disk that could take the load. */
  | { readonly why: 'no-temp' }
  /** The documents of 2018 say nothing about Premium SSD v2 and Ultra Disk. */
  | { readonly why: 'older'; readonly disk: Disk }
  /** The demand of an ephemeral OS disk. */
  | { readonly why: 'os' }
  /** Whether a VM has the room for it. */
  | { readonly why: 'room'; readonly disk: Disk }
  | { readonly why: 'mix' };

/** Everything that crosses one VM limit: an amount, or none where it is not known. */
type Flow = {
  readonly amount: number | undefined;
  /** The amount in the other dimension where this one needs an IO size. */
  readonly open: number;
  readonly typed: boolean;
  /** The input that is missing where neither amount is known. */
  readonly lacks: 'temp' | 'os';
  /** Traffic of an OS disk without a target. A VM counts as checked without it. */
  readonly minor: boolean;
  /** All that the limit allows, since nothing else crosses it. */
  readonly isOwn: boolean;
  /** Traffic of the temp disk itself. */
  readonly isTemp: boolean;
};

const amountOf = (flows: readonly Flow[]) => flows.reduce((all, { amount = 0 }) => all + amount, 0);

/** What is demanded in the other dimension where this one is not known. */
const openOf = (demand: { readonly [K in Kind]?: number }, kind: Kind) =>
  demand[kind] === undefined ? (demand[kind === 'iops' ? 'throughput' : 'iops'] ?? 0) : 0;

/** The traffic over each limit of the VM in one dimension; cached and uncached are listed even where nothing crosses them. */
function flowsOver(vm: Vm, kind: Kind, loads: readonly Load[], temp: TempLoad) {
  const crossed = new Map<VmLimitId, { limit: Figure; flows: Flow[] }>();
  const flowsOf = ({ id, ...limit }: PathLimit): Flow[] => {
    const found = crossed.get(id as VmLimitId) ?? { limit, flows: [] };
    crossed.set(id as VmLimitId, found);
    return found.flows;
  };
  const ofKind = (limit: PathLimit) => limit.kind === kind && limit.id !== 'disk';
  for (const id of ['cached', 'uncached'] as const) vmLimit(vm, id).filter(ofKind).forEach(flowsOf);
  for (const load of loads) {
    const { path, demand, role, disk } = load;
    const amount = demand[kind];
    const typed = demand.basis !== 'limits';
    if (amount === 0) continue;
    for (const limit of path.filter(ofKind))
      if (limit.crossing > 0)
        flowsOf(limit).push({
          amount: amount === undefined ? undefined : amount * limit.crossing,
          open: openOf(demand, kind) * limit.crossing,
          typed,
          lacks: 'os',
          minor: role === 'os' && !typed,
          isOwn: disk.placement !== undefined && !typed && amount !== undefined,
          isTemp: disk.placement === 'ResourceDisk',
        });
  }
  for (const limit of temp.path.filter(ofKind))
    flowsOf(limit).push({
      ...{ amount: temp.demand[kind], open: openOf(temp.demand, kind), typed: true },
      ...{ lacks: 'temp', minor: false, isOwn: false, isTemp: true },
    });
  return crossed;
}

/** Which limits are crossed, with which demand, and where is a figure of limit or demand missing? */
export function checksOf({ vm, temp: use }: SetUp, loads: readonly Load[], temp: TempLoad) {
  const checks: Check[] = [];
  const gaps: Gap[] = loads.flatMap(({ disk }): readonly Gap[] => [
    ...(disk.placement && roomOf(vm, disk) === undefined ? [{ why: 'room', disk } as const] : []),
    ...(isProvisioned(disk) && vm.edition !== 'current' ? [{ why: 'older', disk } as const] : []),
  ]);
  if (use !== 'unused' && temp.path.length === 0) gaps.push({ why: 'no-temp' });
  for (const kind of kinds) {
    for (const load of loads) {
      const { demand, missRatio, ioUnits } = load;
      const amount = demand[kind];
      const limit = load.path.find((limit) => limit.id === 'disk' && limit.kind === kind);
      if (amount === 0 || !limit) continue;
      const typed = demand.basis !== 'limits';
      const knownDemand = (amount ?? 0) * missRatio * (kind === 'iops' && typed ? ioUnits : 1);
      const partlyKnown = amount === undefined && missRatio > 0;
      const { id, sustained, published } = limit;
      checks.push({
        ...{ id, kind, load, published },
        ...(sustained === undefined ? {} : { sustained }),
        ...{
          demand: knownDemand,
          typed: typed ? knownDemand : 0,
          partlyKnown,
          open: openOf(demand, kind) * missRatio,
          affectsVerdict: typed,
        },
      });
      // Beside other disks an OS disk without a target does not make a set-up unchecked.
      const counts = typed || loads.every((other) => other === load || other.demand.iops === 0);
      if (!published && counts) gaps.push({ why: 'unpublished', id: 'local' });
    }

    const crossed = flowsOver(vm, kind, loads, temp);
    // Premium SSD beside Premium SSD v2 or Ultra: no page says that the two columns add up, so the
    // larger one is the limit for all remote traffic, and the Premium column for its part of it.
    const elastic = crossed.get('elastic');
    const premium = crossed.get('uncached');
    const mixed = elastic && premium && premium.flows.length > 0;
    if (mixed) {
      const sustained = Math.max(elastic.limit.sustained ?? 0, premium.limit.sustained ?? 0);
      crossed.set('elastic', {
        limit: { sustained, published: true },
        flows: [...elastic.flows, ...premium.flows],
      });
    }
    for (const [id, { limit, flows }] of crossed) {
      const { sustained, published } = limit;
      const demand = amountOf(flows);
      // The figure is that of the temp disk, so what this one demands is compared with it in any case.
      const isDoubted =
        limit.mayBeHigher &&
        sustained !== undefined &&
        exceeds(demand, sustained) &&
        !exceeds(amountOf(flows.filter(({ isTemp }) => isTemp)), sustained);
      checks.push({
        ...{ id, kind, demand, published },
        ...(isDoubted ? { mayBeHigher: true } : {}),
        affectsVerdict: flows.length === 0 || flows.some(({ isOwn }) => !isOwn),
        ...(sustained === undefined ? {} : { sustained }),
        typed: amountOf(flows.filter(({ typed }) => typed)),
        partlyKnown: flows.some(({ amount }) => amount === undefined),
        open: flows.reduce((all, { open }) => all + open, 0),
      });
      const counts = flows.some(({ minor }) => !minor);
      if (isDoubted && counts) gaps.push({ why: 'doubted' });
      if (!published && counts) gaps.push({ why: 'unpublished', id });
      else if (sustained !== undefined)
        for (const { amount, open, lacks } of flows)
          if (amount === undefined && open === 0) gaps.push({ why: lacks });
      const premiumLimit = premium?.limit.sustained;
      if (id === 'elastic' && mixed && premiumLimit !== undefined && exceeds(demand, premiumLimit))
        gaps.push({ why: 'mix' });
    }
  }
  return { checks, gaps };
}
