/** What is demanded of the disks of a VM: which caching takes effect, and the path of each group. */
import { cacheMissFraction } from '../../laws/index.ts';
import { exceeds } from '../../units/index.ts';
import { localPath, nvmePartLeft, nvmePath, tempPartLeft, tempPath } from '../path/local.ts';
import { diskPath, hasOwnLimit, type Kind, ownLimits, type PathLimit } from '../path/path.ts';
import { atLimits, type Demand, demandsOf, type Group } from './demand.ts';
import type { Cache } from './disk-group.ts';
import { effectiveCaching } from './host-cache.ts';
import type { LocalDevice, SetUp } from './set-up.ts';

/** A group with the caching, demand and path that follow from the VM and the targets. */
export type Load = Group & {
  readonly effectiveCaching: Cache;
  /** The share of its IOs that the cache does not serve. */
  readonly missRatio: number;
  /** Crosses the VM's limit for Premium SSD v2 and Ultra Disk. */
  readonly elastic: boolean;
  readonly demand: Demand;
  readonly path: readonly PathLimit[];
};

export const isCached = ({ effectiveCaching: setting }: Load): boolean => setting !== 'None';

/** Does it share limits of the VM's local storage, of which nothing says how much it demands? */
export const isOpenEphemeral = ({ disk, demand: { iops, throughput } }: Load): boolean =>
  disk.placement !== undefined && iops === undefined && throughput === undefined;

/** @param others what groups without a target demand beside one that has one */
export function loadsOf(setUp: SetUp, others: 'idle' | 'limits' = 'idle'): readonly Load[] {
  const { vm, edition, read, hit, groups } = setUp;
  const limitOf = (kind: Kind, { disk, count }: Group): number =>
    disk.placement
      ? (localPath(vm, { disk, count }, read).find((one) => one.kind === kind)?.sustained ?? 0)
      : ownLimits(disk, count)[kind].sustained;
  const demands = demandsOf(setUp, others, limitOf);
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
      ? localPath(vm, group, read)
      : diskPath(vm, { disk, disks, cached }, missRatio);
    const demand = demands[index] ?? { basis: 'limits' };
    // Nothing else uses the NVMe disks that it is on, whatever else the VM does; what others share could be all theirs.
    const isOwn =
      disk.placement !== undefined &&
      demand.basis === 'limits' &&
      (/nvme/i.test(disk.placement) || !isShared);
    return {
      ...group,
      effectiveCaching: setting,
      missRatio,
      elastic: hasOwnLimit(disk, vm),
      demand: isOwn ? atLimits(path, setUp.size) : demand,
      path,
    };
  });
}

/** What crosses the path of the temp disk. Nothing where it is not used or the VM has none. */
export type TempLoad = {
  readonly path: readonly PathLimit[];
  /** Missing where it is not known. */
  readonly demand: { readonly [K in Kind]?: number };
  /** The local disks that it is compared with; missing where there is no load. */
  readonly on?: LocalDevice;
};

function tempDemand({ temp, size }: SetUp): TempLoad['demand'] {
  if (typeof temp === 'string') return {};
  const { on: _, ...demand } = temp;
  if (size === undefined) return demand;
  return 'iops' in demand
    ? { ...demand, throughput: demand.iops * size }
    : { ...demand, iops: demand.throughput / size };
}

/**
 * The load of the temp disk; with an IO size one dimension gives the other. Where a size has NVMe disks
 * beside its temp disk, a load that only they can do is theirs.
 */
export function tempLoad(setUp: SetUp): TempLoad {
  const { temp, vm, read, groups } = setUp;
  if (temp === 'unused') return { path: [], demand: {} };
  const isNvme = vm.tempDisk === 'local NVMe';
  const ofTemp = tempPath(vm, read, tempPartLeft(vm, groups));
  const demand = vm.tempDisk === 'none' ? {} : tempDemand(setUp);
  const isTooMuch = ofTemp.some(({ kind, sustained }) =>
    exceeds(demand[kind] ?? 0, sustained ?? Number.POSITIVE_INFINITY),
  );
  const chosen = typeof temp === 'string' ? undefined : temp.on;
  const on = chosen ?? (isNvme || (vm.nvme && isTooMuch) ? 'NVMe' : 'SCSI');
  const ofNvme = isNvme ? [] : nvmePath(vm, read, nvmePartLeft(vm, groups));
  const path = (on === 'NVMe') === isNvme ? ofTemp : ofNvme;
  return { path, demand: path.length > 0 ? demand : {}, on };
}
