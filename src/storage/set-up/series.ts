/** The sizes of a VM's series and of a disk's family, in order, and which of them may be recommended. */

import { mayBeOffered } from '../../limits/lifecycle.ts';
import { type Choices, tieredDisk } from '../../limits/tiered-disks.ts';
import type { Catalogue, Disk, DiskFamily, Vm } from '../../limits/types.ts';
import { compareText } from '../../units/index.ts';
import type { Cache } from './disk-group.ts';

/** Smaller before larger: by vCPUs, then memory, then name. */
export const bySize = (a: Vm, b: Vm) =>
  (a.vcpus ?? 0) - (b.vcpus ?? 0) ||
  (a.memory ?? 0) - (b.memory ?? 0) ||
  compareText(a.name, b.name);

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

/** The tiers of a family that can be bought so, smallest first. */
export const tiersOf = (
  family: DiskFamily,
  { plus, zrs }: Choices,
  all: readonly Disk[],
): readonly Disk[] =>
  all
    .filter((tier) => tier.family === family)
    .flatMap((tier) => {
      const found = tieredDisk(tier, { plus, zrs }, all);
      return 'row' in found ? [found.row] : [];
    })
    .toSorted((a, b) => a.size - b.size);

/** The larger disks of a family, smallest first, bought as this one is; those that may have a host cache where one is used. */
export const largerDisks = (disk: Disk, cache: Cache, catalogue: Catalogue): readonly Disk[] =>
  tiersOf(disk.family, disk.bought ?? {}, catalogue.disks(disk.edition)).filter(
    ({ size, hostCache }) => size > disk.size && (cache === 'None' || hostCache === 'yes'),
  );
