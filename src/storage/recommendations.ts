/** What would give a volume more? Each change is tried by the same computation before it is recommended. */
import { exceeds } from '../laws/index.ts';
import type { Catalogue, Disk, Edition, Vm } from '../limits/types.ts';
import type { Bytes } from '../units/index.ts';
import type { Cache } from './set-up.ts';
import { type Bottleneck, bottleneckOf, limitsOf, standingOf, type Volume } from './volume.ts';

/** For sorting names: the same order in every browser, whatever its language, and at no cost. */
const compareStrings = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** Smaller before larger: by vCPUs, then memory, then name. */
const bySize = (a: Vm, b: Vm) =>
  (a.vcpus ?? 0) - (b.vcpus ?? 0) ||
  (a.memory ?? 0) - (b.memory ?? 0) ||
  compareStrings(a.name, b.name);

/** The other sizes of a VM's own series, smallest first. */
export const sizesOfSeries = (vm: Vm, catalogue: Catalogue): readonly Vm[] =>
  catalogue
    .vms(vm.edition)
    .filter(({ name, series }) => name !== vm.name && series === vm.series)
    .toSorted(bySize);

/** The larger disks of the same family, smallest first. */
const largerDisks = (disk: Disk, catalogue: Catalogue): readonly Disk[] =>
  catalogue
    .disks(disk.edition)
    .filter(({ family, size }) => family === disk.family && size > disk.size)
    .toSorted((a, b) => a.size - b.size);

/** A volume with one thing changed, and what it gives then. */
export type VolumeChange = { readonly then: Bottleneck } & (
  | { readonly vm: Vm }
  | { readonly disks: number }
  | { readonly disk: Disk }
);

/**
 * What would raise the rate of this volume at this IO size? Everything that is returned can be
 * built, and no limit on its path is unpublished.
 * @returns at most one change of each kind: a VM size of the same series, one disk more, a larger disk
 */
export function changesThatHelp(
  volume: Volume,
  size: Bytes,
  cache: Cache,
  edition: Edition,
  catalogue: Catalogue,
): readonly VolumeChange[] {
  const now = bottleneckOf(limitsOf(volume, size));
  if (!now) return [];
  const attempt = <T extends { vm: Vm } | { disks: number } | { disk: Disk }>(change: T) => {
    const changed = { ...volume, ...change };
    const { verdict, unpublished } = standingOf(changed, size, cache, edition);
    if (verdict === 'not-possible' || unpublished.length > 0) return undefined;
    const then = bottleneckOf(limitsOf(changed, size));
    return then && exceeds(then.iops, now.iops) ? { ...change, then } : undefined;
  };
  const isDiskOnly = ({ by }: Bottleneck) => by.every(({ sharedBy }) => sharedBy === 'disk');
  const first = <T, R>(values: readonly T[], of: (value: T) => R | undefined): readonly R[] => {
    for (const value of values) {
      const found = of(value);
      if (found) return [found];
    }
    return [];
  };
  const { vm, disk, disks } = volume;
  return [
    ...(vm && !isDiskOnly(now)
      ? first(sizesOfSeries(vm, catalogue), (other) => {
          const found = attempt({ vm: other });
          return found && isDiskOnly(found.then) ? found : undefined;
        })
      : []),
    ...(now.by.some(({ sharedBy }) => sharedBy === 'disk')
      ? [
          ...first([disks + 1], (more) => attempt({ disks: more })),
          ...first(largerDisks(disk, catalogue), (other) => attempt({ disk: other })),
        ]
      : []),
  ];
}
