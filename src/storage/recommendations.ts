/** What would make a volume faster? Each change is verified by the same computation before it is recommended. */
import { exceeds } from '../laws/index.ts';
import { mayBeOffered } from '../limits/lifecycle.ts';
import type { Catalogue, Disk, Edition, Vm } from '../limits/types.ts';
import type { Bytes } from '../units/index.ts';
import type { Cache } from './set-up.ts';
import { type Bottleneck, bottleneckOf, checkVolume, limitsOf, type Volume } from './volume.ts';

/** Sorts names in the same order in every browser, whatever its language. */
const compareStrings = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** Smaller before larger: by vCPUs, then memory, then name. */
const bySize = (a: Vm, b: Vm) =>
  (a.vcpus ?? 0) - (b.vcpus ?? 0) ||
  (a.memory ?? 0) - (b.memory ?? 0) ||
  compareStrings(a.name, b.name);

/**
 * The other sizes of a VM's own series, smallest first. Those with constrained vCPUs are left out:
 * they have the limits and the price of the full size, which is among them.
 */
const othersOfSeries = (vm: Vm, catalogue: Catalogue): readonly Vm[] =>
  catalogue
    .vms(vm.edition)
    .filter(
      ({ name, series, constrainedOf }) =>
        !constrainedOf && name !== vm.name && series === vm.series,
    )
    .toSorted(bySize);

/** Those of them that may be recommended, smallest first. */
export const sizesOfSeries = (vm: Vm, catalogue: Catalogue): readonly Vm[] =>
  othersOfSeries(vm, catalogue).filter((other) => mayBeOffered(other, vm));

/** The names of those that are not recommended, since they retire or may not be there to be had. */
export const notOffered = (vm: Vm, catalogue: Catalogue): readonly string[] =>
  othersOfSeries(vm, catalogue)
    .filter((other) => !mayBeOffered(other, vm))
    .map(({ name }) => name);

/** The larger disks of the same family, smallest first. */
const largerDisks = (disk: Disk, catalogue: Catalogue): readonly Disk[] =>
  catalogue
    .disks(disk.edition)
    .filter(({ family, size }) => family === disk.family && size > disk.size)
    .toSorted((a, b) => a.size - b.size);

type Change = { readonly vm: Vm } | { readonly disks: number } | { readonly disk: Disk };

/** One change of a volume, and its bottleneck after the change. */
export type VolumeChange = Change & { readonly then: Bottleneck };

const isDiskOnly = ({ by }: Bottleneck) => by.every(({ sharedBy }) => sharedBy === 'disk');

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
  const { vm, disk, disks } = volume;
  const now = bottleneckOf(limitsOf(volume, size));
  if (!now) return [];
  const isShortOfDisks = now.by.some(({ sharedBy }) => sharedBy === 'disk');
  const kindsOfChange: readonly (readonly Change[])[] = [
    vm && !isDiskOnly(now) ? sizesOfSeries(vm, catalogue).map((other) => ({ vm: other })) : [],
    isShortOfDisks ? [{ disks: disks + 1 }] : [],
    isShortOfDisks ? largerDisks(disk, catalogue).map((other) => ({ disk: other })) : [],
  ];
  return kindsOfChange.flatMap((changes) => {
    for (const change of changes) {
      const changed = { ...volume, ...change };
      const { verdict, unpublished } = checkVolume(changed, size, cache, edition);
      const then = bottleneckOf(limitsOf(changed, size));
      if (verdict === 'not-possible' || unpublished.length > 0 || !then) continue;
      // A larger VM is only recommended where it no longer limits the disks.
      if (exceeds(then.iops, now.iops) && (!('vm' in change) || isDiskOnly(then)))
        return [{ ...change, then }];
    }
    return [];
  });
}
