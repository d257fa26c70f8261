/** A VM with its disks and what is demanded of them: which caching takes effect, and the path of each group. */
import { cacheMissFraction } from '../laws/index.ts';
import type { Edition, Vm } from '../limits/types.ts';
import type { BytesPerSecond, Fraction, Iops } from '../units/index.ts';
import { type Demand, demandsOf, type Group, type Targets } from './demand.ts';
import { diskPath, hasOwnLimit, ioUnitsAt, type Kind, type PathLimit, tempPath } from './path.ts';
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

export function loadsOf(setUp: SetUp): readonly Load[] {
  const { vm, edition, size, read, hit } = setUp;
  const demands = demandsOf(setUp);
  return setUp.groups.map((group, index) => {
    const { disk, count: disks } = group;
    const setting = effectiveCaching(group, vm, edition);
    const cached = setting !== 'None';
    const missRatio = cacheMissFraction(cached, read, hit);
    const path = diskPath(vm, { disk, disks, cached }, missRatio);
    const [diskLimit] = path;
    return {
      ...group,
      effectiveCaching: setting,
      missRatio,
      elastic: hasOwnLimit(disk, vm),
      demand: demands[index] ?? { basis: 'limits' },
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
export function tempLoad({ temp, size, vm }: SetUp): TempLoad {
  const path = temp === 'unused' ? [] : tempPath(vm);
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
