/** What each group demands: its share of the target, its own IOPS, or its full limits. */
import { iopsOf, throughputOf } from '../../laws/index.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytesPerSecond,
  type Iops,
  iops,
} from '../../units/index.ts';
import type { Group } from '../disk-group-field.ts';

export type Targets = {
  readonly groups: readonly Group[];
  readonly size: Bytes | undefined;
  readonly targetIops: Iops | undefined;
  readonly targetThroughput: BytesPerSecond | undefined;
};

/** What one group demands. A dimension that nothing settles is missing. */
export type Demand = {
  readonly iops?: Iops;
  readonly throughput?: BytesPerSecond;
  /** A share of the target, IOPS typed for the group itself, or its limits since nothing was typed. */
  readonly basis: 'target' | 'own' | 'limits';
};

/** Two targets may differ by this much and still be rounding: 1 %. */
const agreement = 0.01;

/**
 * Which groups share the target? The data groups without IOPS of their own; where a VM has no data
 * group at all, such as a Kubernetes node with an OS disk alone, every group without IOPS of its own.
 */
function sharing(groups: readonly Group[]): readonly Group[] {
  const free = groups.filter(({ iops: own }) => own === undefined);
  return groups.some(({ role }) => role === 'data')
    ? free.filter(({ role }) => role === 'data')
    : free;
}

/** Why the targets can't be followed, each beside the input it belongs to. */
export function problemsOf({ groups, size, targetIops, targetThroughput }: Targets) {
  const none = sharing(groups).length === 0;
  const sentence =
    'Every data group has IOPS of its own, so no group is left for a target. Clear the IOPS of a group, or this target.';
  if (targetIops !== undefined && none) return { 'target-iops': sentence };
  if (targetThroughput !== undefined && none) return { 'target-throughput': sentence };
  if (targetIops !== undefined && targetThroughput !== undefined && size !== undefined) {
    const implied = throughputOf(targetIops, size);
    if (Math.abs(implied - targetThroughput) > agreement * targetThroughput)
      return {
        'target-throughput':
          'Target IOPS × IO size is another throughput. Clear one of the two targets, or the IO size.',
      };
  }
  return undefined;
}

/**
 * What does each group demand?
 * - A group with IOPS of its own demands those.
 * - A target is spread over the groups that share it, in proportion to their limits.
 * - Every other group demands its IOPS limit and its throughput limit at once, the worst case.
 * With an IO size a target in one dimension gives the other.
 */
export function demandsOf({
  groups,
  size,
  targetIops,
  targetThroughput,
}: Targets): readonly Demand[] {
  const limitOf = (kind: 'iops' | 'throughput', { disk, count }: Group) => disk[kind] * count;
  const targeted =
    targetIops !== undefined || targetThroughput !== undefined ? sharing(groups) : [];
  const total = (kind: 'iops' | 'throughput') =>
    targeted.reduce((sum, group) => sum + limitOf(kind, group), 0);
  const totals = { iops: total('iops'), throughput: total('throughput') };
  const share = (kind: 'iops' | 'throughput', group: Group) => limitOf(kind, group) / totals[kind];

  return groups.map((group): Demand => {
    if (group.iops === 0) return { iops: iops(0), throughput: bytesPerSecond(0), basis: 'own' };
    if (group.iops !== undefined) return paired({ iops: group.iops, basis: 'own' }, size);
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
    return {
      iops: iops(limitOf('iops', group)),
      throughput: bytesPerSecond(limitOf('throughput', group)),
      basis: 'limits',
    };
  });
}

/** Fills in the other dimension where an IO size ties them. */
function paired(demand: Demand, size: Bytes | undefined): Demand {
  if (size === undefined) return demand;
  if (demand.iops === undefined && demand.throughput !== undefined)
    return { ...demand, iops: iopsOf(demand.throughput, size) };
  if (demand.throughput === undefined && demand.iops !== undefined)
    return { ...demand, throughput: throughputOf(demand.iops, size) };
  return demand;
}
