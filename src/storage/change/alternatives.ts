/** Which sizes, of whatever series, could take the place of a VM? */
import { mayBeOffered } from '../../limits/lifecycle.ts';
import { parseSizeName } from '../../limits/naming.ts';
import type { Catalogue, Vm } from '../../limits/types.ts';
import type { SetUp } from '../set-up/loads.ts';
import { bySize } from '../set-up/series.ts';

/** Families that are bought for something else than their storage, or that run at full speed for a time only. */
const special = ['burstable', 'confidential', 'GPU'];

/** What makes a size of another kind: an image or software for one does not run, or not as well, on the other. */
function kindOf({ name }: Vm): string {
  const { processor, type = '', family = '' } = parseSizeName(name) ?? {};
  const isSpecial = special.includes(type) || /^[NH]/.test(family);
  return `${processor === 'Arm'} ${isSpecial && (type || family)}`;
}

/** A size with less than this is another machine; one with a little less is marked as having less. */
const minVcpus = 0.5;
const minMemory = 0.75;

/** Has it fewer vCPUs or less memory? */
export const isSmaller = (vm: Vm, present: Vm): boolean =>
  (vm.vcpus ?? 0) < (present.vcpus ?? 0) || (vm.memory ?? 0) < (present.memory ?? 0);

/**
 * The sizes that could take the place of the VM of a set-up, of its own series and of all others, smallest
 * first: with at least half of its vCPUs and three quarters of its memory, of the same kind of processor, for Premium
 * SSD if it is, and with a temp disk where that is used. Sizes with constrained vCPUs are left out unless it is one itself,
 * or the operating system is licensed by the core.
 */
export function alternativesTo(
  { vm: present, temp }: SetUp,
  catalogue: Catalogue,
  isLicensedByCore = false,
): readonly Vm[] {
  const kind = kindOf(present);
  return catalogue
    .vms(present.edition)
    .filter(
      (vm) =>
        vm.name !== present.name &&
        (vm.memory ?? 0) >= (present.memory ?? 0) * minMemory &&
        (vm.vcpus ?? 0) >= (present.vcpus ?? 0) * minVcpus &&
        (!vm.constrainedOf || isLicensedByCore || present.constrainedOf !== undefined) &&
        (temp === 'unused' || vm.tempDisk !== 'none') &&
        kindOf(vm) === kind &&
        (vm.premiumStorage || !present.premiumStorage) &&
        mayBeOffered(vm, present),
    )
    .toSorted(bySize);
}
