/** Which sizes, of whatever series, could take the place of a VM? */
import { mayBeOffered } from '../../limits/lifecycle.ts';
import { parseSizeName } from '../../limits/size-name.ts';
import type { Catalogue, Vm } from '../../limits/types.ts';
import { nvmeDisksIn } from '../path/local.ts';
import { enoughOf } from '../set-up/replacement-size.ts';
import { bySize } from '../set-up/series.ts';
import type { SetUp } from '../set-up/set-up.ts';
import { newImageFor } from './image.ts';

/** Families that are bought for something else than their storage, or that run at full speed for a time only. */
const special = ['burstable', 'confidential', 'GPU'];

/** What a size is bought for, if that is something special. */
function purposeOf({ name }: Vm): string | undefined {
  const { type = '', family = '' } = parseSizeName(name) ?? {};
  return special.includes(type) || /^[NH]/.test(family) ? type || family : undefined;
}

/**
 * Is a size of the same kind, so that an image or software for one runs on the other as well? One that runs at full
 * speed for a time only is outgrown, so that others can take its place.
 */
function isOfKind(vm: Vm, present: Vm): boolean {
  const [purpose, now] = [purposeOf(vm), purposeOf(present)];
  return (
    newImageFor(vm, present) === undefined &&
    (purpose === now || (now === 'burstable' && purpose === undefined))
  );
}

/** As with memory, a size with less than this is another machine. */
const minLocal = 0.75;

/** How much its local NVMe disks hold together, by what is published. */
const localOf = (vm: Vm): number => (nvmeDisksIn(vm) ?? 0) * (vm.nvmeSize ?? 0);

/** Is it bought for its local NVMe disks, and has the other a quarter less of them or more? */
const hasLessLocal = (vm: Vm, present: Vm): boolean =>
  parseSizeName(present.name)?.family === 'L' && localOf(vm) < localOf(present) * minLocal;

/** Has it fewer vCPUs, less memory, or less of the local disks that the other is bought for? */
export const isSmaller = (vm: Vm, present: Vm): boolean =>
  (vm.vcpus ?? 0) < (present.vcpus ?? 0) ||
  (vm.memory ?? 0) < (present.memory ?? 0) ||
  hasLessLocal(vm, present);

/** The families that are renewed together: general purpose, memory optimised and compute optimised. */
const renewed = ['D', 'E', 'F'];

/** The generation in which a size is renewed. The first M sizes are of the years of the third. */
function generationOf({ name }: Vm): number | undefined {
  const { family = '', generation } = parseSizeName(name) ?? {};
  if (family === 'M' && generation === 1) return 3;
  return renewed.includes(family) ? generation : undefined;
}

/** Is it of an older generation? Families with block storage performance are renewed in a rhythm of their own. */
function isOlder(vm: Vm, present: Vm): boolean {
  const [one, now] = [generationOf(vm), generationOf(present)];
  return one !== undefined && now !== undefined && one < now;
}

/** Is it smaller or older? Nobody changes to such a size without a reason. */
export const isLesser = (vm: Vm, present: Vm): boolean =>
  isSmaller(vm, present) || isOlder(vm, present);

/** Nobody pays so many times what the present set-up costs so that its disks are all used. */
export const absurdTimes = 3;

/** Of sizes that have no price one with so many times the vCPUs and memory is left out: it would cost many times as much. */
const farLarger = 4;

/**
 * The sizes that could take the place of the VM of a set-up, of its own series and of all others, smallest
 * first: with at least half of its vCPUs and three quarters of its memory, of the same kind of processor, for Premium
 * SSD if it is, and with a temp disk where that is used. Sizes with constrained vCPUs are left out unless it is one itself,
 * or the operating system is licensed by the core.
 * @param edition of which they are, where it is not that of the VM
 */
export function alternativesTo(
  { vm: present, temp }: Pick<SetUp, 'vm' | 'temp'>,
  catalogue: Catalogue,
  isLicensedByCore = false,
  edition = present.edition,
): readonly Vm[] {
  const isFarLarger = ({ vcpus, memory }: Vm) =>
    edition !== 'current' &&
    (vcpus ?? 0) >= (present.vcpus ?? 0) * farLarger &&
    (memory ?? 0) >= (present.memory ?? 0) * farLarger;
  const enough = enoughOf(present);
  return catalogue
    .vms(edition)
    .filter(
      (vm) =>
        vm.name !== present.name &&
        !isFarLarger(vm) &&
        (vm.memory ?? 0) >= enough.memory &&
        (vm.vcpus ?? 0) >= enough.vcpus &&
        (!vm.constrainedOf || isLicensedByCore || present.constrainedOf !== undefined) &&
        (temp === 'unused' || vm.tempDisk !== 'none') &&
        isOfKind(vm, present) &&
        (vm.premiumStorage || !present.premiumStorage) &&
        mayBeOffered(vm, present),
    )
    .toSorted(bySize);
}
