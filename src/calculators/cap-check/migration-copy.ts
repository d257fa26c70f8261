/** How data comes from the disks of now to others, in steps that can be done one after the other. */
import type { Vm } from '../../limits/types.ts';
import { asksForZone } from '../../storage/change/conversion.ts';
import { formatDiskSize, roleName } from '../../storage/path/disk-names.ts';
import { sizeOn } from '../../storage/path/local.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { isLocalNvme } from '../../storage/set-up/disk-group.ts';
import { assess } from '../../storage/verdict/assess.ts';
import {
  type Bytes,
  type BytesPerSecond,
  formatDuration,
  formatThroughput,
  seconds,
} from '../../units/index.ts';
import { type Sides, type Step, step } from './migration-step.ts';

/** The disks that data is on, and those that it comes to. */
export type Copied = { readonly from: Group; readonly to: Group };

/** How much data can there be, and where does it come to less room? No page has the size of some local disks: 0. */
function amountOf({ from, to }: Copied, { before, after }: Sides) {
  const [has, gets] = [
    sizeOn(before.setUp.vm, from.disk) * from.count,
    sizeOn(after.setUp.vm, to.disk) * to.count,
  ];
  const isLess = gets > 0 && gets < has;
  const size = (isLess ? gets : has) as Bytes;
  return { size, fits: isLess && `only if what is there now fits ${formatDiskSize({ size })}` };
}

/** What these disks can move on a VM: the lowest throughput limit on their paths. */
const throughputOn = (vm: Vm, groups: readonly Group[], { before }: Sides): number =>
  Math.min(
    ...assess({ ...before.setUp, vm, groups }).loads.flatMap(({ path }) =>
      path.flatMap(({ kind, sustained = 0, crossing }) =>
        kind === 'throughput' && sustained * crossing > 0 ? sustained : [],
      ),
    ),
  );

/** “Copy 4,096 GiB”, “at 600 MB/s at least 2 h”: neither side can be faster than its limits. */
function copyStep(copied: Copied, sides: Sides, rate: number, way: string): Step {
  const { size, fits } = amountOf(copied, sides);
  return step(
    `Copy ${fits ? 'up to ' : ''}${size > 0 ? formatDiskSize({ size }) : 'the data'}${way}`,
    'slower',
    fits,
    size > 0 &&
      Number.isFinite(rate) &&
      `at ${formatThroughput(rate as BytesPerSecond, sides.before.setUp.vm.unit)} at least ${formatDuration(seconds(size / rate))}`,
  );
}

const isOfTier = ({ disk }: Group) => !isProvisioned(disk) && !disk.placement;

/**
 * Do disks get another redundancy and stay what they are besides? Then those in no zone are converted while the VM is
 * deallocated, and those in one are made anew from snapshots (“Convert a disk from LRS to ZRS”, 2023-10-19).
 */
const isConverted = ({ from, to }: Copied) =>
  !from.disk.bought?.zrs !== !to.disk.bought?.zrs &&
  to.count === from.count &&
  to.disk.size >= from.disk.size &&
  isOfTier(from) &&
  isOfTier(to) &&
  !from.disk.bought?.plus === !to.disk.bought?.plus &&
  'a disk in no zone is converted instead, while the VM is stopped';

/**
 * An OS disk is swapped for one of the same size, made from a snapshot (“Change the OS disk used by an Azure VM”, OS disk
 * swap requirements, MicrosoftDocs/azure-compute-docs e821e1a7).
 */
export const swapped = (copied: Copied, name: string): Step =>
  step(
    `Stop the VM, make ${name} from a snapshot, swap the OS disks, start it`,
    'deallocate',
    copied.to.disk.size > copied.from.disk.size && 'swapped at the size of now, then made larger',
    isConverted(copied),
  );

/** @param then what is done with the disks */
const rest = (then?: string | false) =>
  step('Stop the service, copy what has changed since', 'copy of data', then);

/** Local disks are not created: they come with the VM, unformatted. */
export const formatted = ({ count }: Group, name: string): string =>
  `${count > 1 ? 'Stripe and format' : 'Format'} ${name}`;

/**
 * New disks are filled while the old ones serve; the service stops for what has changed since.
 * @param vm on which they are
 * @param fault why no VM of the two takes the old and the new disks
 */
export function copySteps(
  copied: Copied,
  name: string,
  sides: Sides,
  { vm, fault }: { readonly vm: Vm; readonly fault?: string },
): readonly Step[] {
  const { from, to } = copied;
  const isLocal = isLocalNvme(to);
  const needsZone = sides.before.setUp.groups.every((of) => asksForZone({ of, disk: to.disk }));
  return [
    isLocal
      ? step(formatted(to, name), 'online')
      : step(
          `Create ${name} and attach it${fault ? ' to a second VM' : ''}`,
          'online',
          fault && `${fault} Or resize this VM meanwhile to one that takes both`,
          needsZone ? `${vm.name} must be in a zone, in most regions` : isConverted(copied),
        ),
    copyStep(
      copied,
      sides,
      throughputOn(vm, fault ? [from] : [from, to], sides),
      fault ? ' over the network' : '',
    ),
    rest(
      fault
        ? 'then attach the new disks here in place of the old'
        : !isLocalNvme(from) && 'then detach the old disks',
    ),
  ];
}

/**
 * Data on local disks before they are lost and after: a VM that was deallocated or resized has empty ones (“FAQ
 * for temp NVMe disks”, What changes should I prepare for, 2025-05-08).
 */
export function savedAround(
  copied: Copied,
  nameOf: (group: Group) => string,
  sides: Sides,
): { readonly off: readonly Step[]; readonly back: Step } {
  const { from, to } = copied;
  const role = roleName(from.role);
  const all = amountOf({ from, to: from }, { ...sides, after: sides.before });
  return {
    off: [
      step(
        `Copy ${role} from the local disks to remote disks or a replica`,
        'slower',
        all.size > 0 && `up to ${formatDiskSize(all)}`,
        'the local disks are empty after the next steps',
      ),
      rest(),
    ],
    back: step(
      `${formatted(to, nameOf(to))} of ${sides.after.setUp.vm.name}, copy ${role} back`,
      'copy of all',
      amountOf(copied, sides).fits,
    ),
  };
}
