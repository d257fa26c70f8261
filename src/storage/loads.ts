/** A VM with its disks and what is demanded of them: which caching takes effect, and the path of each group. */
import { cacheMissFraction } from '../laws/index.ts';
import type { Edition, Vm } from '../limits/types.ts';
import {
  type BytesPerSecond,
  bytesPerSecond,
  type Fraction,
  type Iops,
  iops,
} from '../units/index.ts';
import { type Demand, demandsOf, type Group, type Targets } from './demand.ts';
import { nvmePartLeft } from './ephemeral.ts';
import { ephemeralPath, tempPath } from './local.ts';
import { diskPath, hasOwnLimit, ioUnitsAt, type Kind, type PathLimit } from './path.ts';
import { type Cache, effectiveCaching } from './set-up.ts';

/** The load of the temp disk: none, an unknown amount, or so many IOs or bytes a second. */
export type Temp =
  | 'unused'
  | 'used'
  | { readonly throughput: BytesPerSecond }
  | { readonly iops: Iops };

export type SetUp = Targets & {
  readonly vm: Vm;
  readonly temp: Temp;
  readonly read: Fraction;
  readonly hit: Fraction;
  readonly edition: Edition;
};

/** A group with the caching, demand and path that follow from the VM and the targets. */
export type Load = Group & {
  readonly effectiveCaching: Cache;
  /** The share of its IOs that the cache does not serve. */
  readonly missRatio: number;
  /** Crosses the VM's limit for Premium SSD v2 and Ultra Disk. */
  readonly elastic: boolean;
  readonly demand: Demand;
  readonly path: readonly PathLimit[];
  /** How many IOs the disk counts for one IO. */
  readonly ioUnits: number;
};

export const isCached = ({ effectiveCaching: setting }: Load): boolean => setting !== 'None';

/** Does it share limits of the VM's local storage, of which nothing says how much it demands? */
export const isOpenEphemeral = ({ disk, demand: { iops, throughput } }: Load): boolean =>
  disk.placement !== undefined && iops === undefined && throughput === undefined;

/**
 * The demand of an ephemeral OS disk without a target: all that its limits allow where they are its
 * own, and not known where others share them, since it could take all of them.
 */
function demandAlone(path: readonly PathLimit[]): Demand {
  const lowest = (kind: Kind) =>
    Math.min(
      ...path.flatMap(({ kind: of, sustained }) =>
        of === kind && sustained !== undefined ? [sustained] : [],
      ),
    );
  const [rate, throughput] = [lowest('iops'), lowest('throughput')];
  return {
    basis: 'limits',
    ...(Number.isFinite(rate) ? { iops: iops(rate) } : {}),
    ...(Number.isFinite(throughput) ? { throughput: bytesPerSecond(throughput) } : {}),
  };
}

export function loadsOf(setUp: SetUp): readonly Load[] {
  const { vm, edition, size, read, hit, groups } = setUp;
  const demands = demandsOf(setUp);
  const isCachedOn = (group: Group) => effectiveCaching(group, vm, edition) !== 'None';
  // Each of these may use the local storage that an ephemeral OS disk is on.
  const isShared =
    (setUp.temp !== 'unused' && vm.tempDisk === 'cached limit') ||
    groups.some((group) => isCachedOn(group) && group.iops !== 0);
  return groups.map((group, index) => {
    const { disk, count: disks } = group;
    const setting = effectiveCaching(group, vm, edition);
    const cached = setting !== 'None';
    const missRatio = cacheMissFraction(cached, read, hit);
    const path = disk.placement
      ? ephemeralPath(vm, disk, read)
      : diskPath(vm, { disk, disks, cached }, missRatio);
    const [diskLimit] = path;
    const demand = demands[index] ?? { basis: 'limits' };
    // The NVMe disks that an ephemeral OS disk is on are its own, whatever else the VM does.
    const isOwn =
      disk.placement !== undefined &&
      demand.basis === 'limits' &&
      (disk.placement === 'NvmeDisk' || !isShared);
    return {
      ...group,
      effectiveCaching: setting,
      missRatio,
      elastic: hasOwnLimit(disk, vm),
      demand: isOwn ? demandAlone(path) : demand,
      path,
      ioUnits: diskLimit && size !== undefined ? ioUnitsAt(diskLimit, size) : 1,
    };
  });
}

/** What crosses the path of the temp disk. Nothing where it is not used or the VM has none. */
export type TempLoad = {
  readonly path: readonly PathLimit[];
  /** Missing where it is not known. */
  readonly demand: { readonly [K in Kind]?: number };
};

/** The load of the temp disk; with an IO size one dimension gives the other. */
export function tempLoad({ temp, size, vm, read, groups }: SetUp): TempLoad {
  const os = groups.find(({ disk }) => disk.placement)?.disk;
  const path = temp === 'unused' ? [] : tempPath(vm, read, nvmePartLeft(vm, os));
  if (vm.tempDisk === 'none' || typeof temp === 'string') return { path, demand: {} };
  if (size === undefined) return { path, demand: temp };
  return {
    path,
    demand:
      'iops' in temp
        ? { iops: temp.iops, throughput: temp.iops * size }
        : { iops: temp.throughput / size, throughput: temp.throughput },
  };
}
