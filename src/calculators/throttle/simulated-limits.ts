/** The limits and routes of the simulation for a VM and its disks. */

import type { Limit, LimitFigures, Load } from '../../laws/simulation/index.ts';
import type { Vm } from '../../limits/types.ts';
import { diskName, formatDisks } from '../../storage/path/disk-names.ts';
import { localPath, tempPartLeft, tempPath } from '../../storage/path/local.ts';
import {
  countsIoUnits,
  type DiskTarget,
  diskPath,
  type Kind,
  type LimitId,
  type PathLimit,
  unpublishedOn,
  type VmLimitId,
  vmLimitNames,
} from '../../storage/path/path.ts';
import { defined } from '../../units/omit-undefined.ts';

/** The target of a workload: a volume of equal disks, or the VM's temp disk. */
export type Target =
  | (DiskTarget & {
      /** Distinguishes equal disks: the workload that uses them, or the id that several workloads share. */
      readonly whose?: string;
    })
  | 'temp';

/** The path of a load to its target, as indices of the simulation's limits. */
type Route = Pick<Load, 'all' | 'misses' | 'disks'>;

/** A limit that has a name: one of the VM, or that of a volume, whose disks have equal limits. */
export type SimulatedLimit = {
  readonly kind: LimitId;
  /** What the limit belongs to: “DS13_v2”, “2 × P30”. */
  readonly owner: string;
  /** As it is named on screen; no two limits of a case have one name. */
  readonly name: string;
  /** Which of the simulation's limits it is; several only for a striped volume. */
  readonly indices: readonly number[];
};

/** Limits on a path without a published figure: those that every IO crosses, those of misses and writes, and of writes alone. */
type Unpublished = Readonly<Record<'all' | 'misses' | 'writes', readonly VmLimitId[]>>;

type Simulated = {
  readonly limits: readonly Limit[];
  readonly named: readonly SimulatedLimit[];
  /** One for each target, in their order. */
  readonly routes: readonly Route[];
  /** One for each target, in their order. */
  readonly unpublished: readonly Unpublished[];
};

/** Both dimensions of a limit as the simulation takes them, as far as they have a figure. */
function figuresOf(
  both: readonly PathLimit[],
  figure: 'sustained' | 'burst',
): LimitFigures | undefined {
  const figures = both.flatMap(({ kind, [figure]: value }) =>
    value === undefined ? [] : [[kind, value]],
  );
  return figures.length > 0 ? Object.fromEntries(figures) : undefined;
}

/** The limits of a VM in the order in which an IO crosses them. */
const order: readonly VmLimitId[] = ['cached', 'uncached', 'elastic', 'local'];

/** Is it a limit that only misses and writes cross? Of the temp disk all limits count for every IO. */
const isBehindCache = (id: LimitId) => id === 'uncached' || id === 'elastic';

/**
 * Which limits are between these targets and their workloads, and which of them does each cross?
 *
 * A limit without a published figure is left out, and is named in `unpublished`, since what crosses it
 * can't be computed. Targets that are one disk are one target: two loads on it share its index.
 */
export function simulatedLimits(vm: Vm, targets: readonly Target[]): Simulated {
  const limits: Limit[] = [];
  const named: SimulatedLimit[] = [];
  const add = (kind: LimitId, owner: string, name: string, found: readonly Limit[]) => {
    const indices = found.map((_, at) => limits.length + at);
    limits.push(...found);
    if (indices.length > 0) named.push({ kind, owner, name, indices });
    return indices;
  };
  // Each disk of a volume has a limit of its own, so the path is that to one of them.
  const disks = targets.flatMap((target) =>
    target === 'temp' ? [] : [{ ...target, count: target.disks }],
  );
  const pathsOf = (read: number) =>
    targets.map((target) => {
      if (target === 'temp') return tempPath(vm, read, tempPartLeft(vm, disks));
      return target.disk.placement
        ? localPath(vm, { ...target, count: 1 }, read)
        : diskPath(vm, { ...target, disks: 1 }, 1);
    });
  // Local disks allow fewer writes than reads: limits are those of reads, and each write counts for more.
  const paths = pathsOf(1);
  const pathsOfWrites = pathsOf(0);
  // Each limit of the VM is simulated once, however many targets cross it.
  const ofVm = new Map<LimitId, readonly number[]>(
    order.map((id) => {
      const name = `${vmLimitNames[id]} (${vm.name})`;
      const both = paths.flat().filter((limit) => limit.id === id);
      return [id, add(id, vm.name, name, limitsOf(both, { name }))];
    }),
  );
  const routes = targets.map((target, at): Route => {
    const path = paths[at] ?? [];
    const crossed = [...new Set(path.map(({ id }) => id))];
    const behind = (cache: boolean) =>
      crossed.filter((id) => isBehindCache(id) === cache).flatMap((id) => ofVm.get(id) ?? []);
    const route = { all: behind(false), misses: behind(true) };
    if (target === 'temp') return { ...route, disks: [] };
    const owner = formatDisks(target.disk, target.disks);
    const disks = diskLimits(target, path);
    return { ...route, disks: add('disk', owner, ownName(owner, target), disks) };
  });
  const unpublished = paths.map((path, at): Unpublished => {
    const ids = unpublishedOn(path);
    return {
      all: ids.filter((id) => !isBehindCache(id)),
      misses: ids.filter(isBehindCache),
      writes: unpublishedOn(pathsOfWrites[at] ?? []).filter((id) => !ids.includes(id)),
    };
  });
  return { limits, named, routes, unpublished };
}

const ownName = (owner: string, { whose }: Exclude<Target, 'temp'>) =>
  whose === undefined ? owner : whose.startsWith('#') ? `${owner} ${whose}` : `${owner} (${whose})`;

/** Both dimensions of a limit as one of the simulation; none where neither has a figure. */
function limitsOf(
  both: readonly PathLimit[],
  rest: Pick<Limit, 'name' | 'countsIoUnits'>,
): readonly Limit[] {
  const [figures, burst] = [figuresOf(both, 'sustained'), figuresOf(both, 'burst')];
  const costOf = (of: Kind) => both.find(({ kind }) => kind === of)?.writeCost ?? 1;
  const isCostly = both.some(({ writeCost }) => writeCost);
  const writeCost = isCostly
    ? { iops: costOf('iops'), throughput: costOf('throughput') }
    : undefined;
  return figures ? [{ ...rest, ...figures, ...defined({ burst, writeCost }) }] : [];
}

/** Each disk of a volume with its own limits. */
function diskLimits(target: Exclude<Target, 'temp'>, path: readonly PathLimit[]): readonly Limit[] {
  const { disk, disks } = target;
  const name = ownName(diskName(disk), target);
  const own = path.filter(({ id }) => id === 'disk');
  return Array.from({ length: disks }, (_, at) => ({
    name: disks === 1 ? name : `${name}, ${at + 1} of ${disks}`,
    countsIoUnits: countsIoUnits(disk),
  })).flatMap((each) => limitsOf(own, each));
}
