/** The sizes of a VM's series, in order. */
import type { Catalogue, Vm } from '../limits/types.ts';

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
export const sizesOfSeries = (vm: Vm, catalogue: Catalogue): readonly Vm[] =>
  catalogue
    .vms(vm.edition)
    .filter(
      ({ name, series, constrainedOf }) =>
        !constrainedOf && name !== vm.name && series === vm.series,
    )
    .toSorted(bySize);
