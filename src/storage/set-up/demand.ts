/** What each group demands: its share of the target, the IOPS typed for it, or its full limits. */
import { iopsOf, throughputOf } from '../../laws/index.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytesPerSecond,
  type Iops,
  iops,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { type Kind, kinds, lowestIops, ownLimits, type PathLimit } from '../path/path.ts';
import { type DiskGroup, isLocalNvme } from './disk-group.ts';

/**
 * Disks that do the same work, with the IOPS that they need together, where those are known; and beside
 * them a throughput that is not those IOPS × the IO size.
 */
export type Group = DiskGroup & {
  readonly iops: Iops | undefined;
  readonly throughput?: BytesPerSecond | undefined;
};

export type Targets = {
  readonly groups: readonly Group[];
  readonly size: Bytes | undefined;
  readonly targetIops: Iops | undefined;
  readonly targetThroughput: BytesPerSecond | undefined;
};

/** What one group demands. A dimension is missing where it cannot be computed. */
export type Demand = {
  readonly iops?: Iops;
  readonly throughput?: BytesPerSecond;
  /** A share of the target, IOPS typed for the group, its limits where nothing was typed, or nothing beside a target. */
  readonly basis: 'target' | 'group' | 'limits' | 'idle';
};

const nothing = { iops: iops(0), throughput: bytesPerSecond(0) };

/** Two targets that differ by no more than this agree apart from rounding: 1 %. */
const agreement = 0.01;

/**
 * Which groups share the target? The data groups without IOPS of their own; where a VM has no data
 * group, such as a Kubernetes node with only an OS disk, every group without IOPS of its own. An
 * ephemeral OS disk has no limits to which a share could be in proportion: it takes all or nothing.
 */
function sharing(groups: readonly Group[]): readonly Group[] {
  const free = groups.filter(({ iops: typed }) => typed === undefined);
  const wanted = groups.some(({ role }) => role === 'data')
    ? free.filter(({ role }) => role === 'data')
    : free;
  const isEphemeral = (group: Group) => group.disk.placement && !isLocalNvme(group);
  return wanted.length > 1 ? wanted.filter((group) => !isEphemeral(group)) : wanted;
}

/**
 * Why can the targets not be followed? No group is left that a target could be spread over, or target
 * IOPS × IO size is another throughput than the target.
 */
export function conflictOf({
  groups,
  size,
  targetIops,
  targetThroughput,
}: Targets): 'no group' | 'two throughputs' | undefined {
  if (targetIops === undefined && targetThroughput === undefined) return undefined;
  if (sharing(groups).length === 0) return 'no group';
  if (targetIops === undefined || targetThroughput === undefined || size === undefined)
    return undefined;
  const implied = throughputOf(targetIops, size);
  return Math.abs(implied - targetThroughput) > agreement * targetThroughput
    ? 'two throughputs'
    : undefined;
}

/**
 * What does each group demand?
 * - A group with IOPS of its own demands those.
 * - A target is spread over the groups that share it, in proportion to their limits.
 * - Beside a target every other group is idle.
 * - Without one it demands all that its limits allow, the worst case. What disks that are part of the VM demand is
 *   left open, since that depends on the VM.
 * With an IO size a target in one dimension gives the other.
 * @param others what those other groups demand beside a target
 * @param limitOf what all disks of a group allow by themselves; 0 where that is not published
 */
export function demandsOf(
  { groups, size, targetIops, targetThroughput }: Targets,
  others: 'idle' | 'limits' = 'idle',
  limitOf = (kind: Kind, { disk, count }: Group): number => ownLimits(disk, count)[kind].sustained,
): readonly Demand[] {
  const targeted =
    targetIops !== undefined || targetThroughput !== undefined ? sharing(groups) : [];
  const [rate = 0, throughput = 0] = kinds.map((kind) =>
    targeted.reduce((sum, group) => sum + limitOf(kind, group), 0),
  );
  const totals = { iops: rate, throughput };
  const share = (kind: Kind, group: Group) =>
    totals[kind] > 0 ? limitOf(kind, group) / totals[kind] : 1 / targeted.length;

  return groups.map((group): Demand => {
    if (group.iops === 0) return { ...nothing, basis: 'group' };
    const { iops: typed, throughput: moved } = group;
    if (typed !== undefined)
      return paired({ iops: typed, ...defined({ throughput: moved }), basis: 'group' }, size);
    if (targeted.includes(group))
      return paired(
        {
          basis: 'target',
          ...(targetIops === undefined ? {} : { iops: iops(targetIops * share('iops', group)) }),
          ...(targetThroughput === undefined
            ? {}
            : { throughput: bytesPerSecond(targetThroughput * share('throughput', group)) }),
        },
        size,
      );
    if (targeted.length > 0 && others === 'idle') return { ...nothing, basis: 'idle' };
    if (group.disk.placement) return { basis: 'limits' };
    return atLimits(Object.values(ownLimits(group.disk, group.count)), size);
  });
}

/**
 * What is demanded of limits that are used up: both dimensions at once where the size of the IOs is not known, since each
 * can be reached with some size, and else as many IOs of that size as both allow.
 */
export function atLimits(limits: readonly PathLimit[], size: Bytes | undefined): Demand {
  const lowest = (kind: Kind) =>
    Math.min(...limits.flatMap((limit) => (limit.kind === kind ? (limit.sustained ?? []) : [])));
  const [rate, throughput] =
    size === undefined
      ? [lowest('iops'), lowest('throughput')]
      : [lowestIops(limits, size), lowestIops(limits, size) * size];
  return {
    basis: 'limits',
    ...(Number.isFinite(rate) ? { iops: iops(rate) } : {}),
    ...(Number.isFinite(throughput) ? { throughput: bytesPerSecond(throughput) } : {}),
  };
}

/** Computes the other dimension where there is an IO size. */
function paired(demand: Demand, size: Bytes | undefined): Demand {
  if (size === undefined) return demand;
  if (demand.iops === undefined && demand.throughput !== undefined)
    return { ...demand, iops: iopsOf(demand.throughput, size) };
  if (demand.throughput === undefined && demand.iops !== undefined)
    return { ...demand, throughput: throughputOf(demand.iops, size) };
  return demand;
}
