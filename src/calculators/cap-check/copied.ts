/** How data comes from the disks of now to others, in steps that can be done one after the other. */
import type { Vm } from '../../limits/types.ts';
import { asksForZone } from '../../storage/change/conditions.ts';
import { roleName } from '../../storage/path/disk-names.ts';
import { sizeOn } from '../../storage/path/local.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { isLocalNvme } from '../../storage/set-up/set-up.ts';
import { type Assessment, assess } from '../../storage/verdict/assess.ts';
import {
  type Bytes,
  type BytesPerSecond,
  formatBytes,
  formatDuration,
  formatFigure,
  formatThroughput,
  gib,
  seconds,
} from '../../units/index.ts';
import { compact, present } from '../../units/present.ts';
import { type Sides, type Step, ways } from './step.ts';

/** The disks that data is on, and those that it comes to. */
export type Copied = { readonly from: Group; readonly to: Group };

/** How much the disks of a group have; nothing where no page has the size of local disks. */
const roomOf = ({ setUp: { vm } }: Assessment, { disk, count }: Group) =>
  (sizeOn(vm, disk) * count) as Bytes;

/** “4 TiB”, and of local disks “1.75 TiB”, whose pages have a size in decimal units. */
const formatRoom = (room: Bytes): string =>
  room % gib(1) === 0 ? formatBytes(room) : `${formatFigure(room / gib(1024))} TiB`;

/** What these disks can move on a VM: the lowest throughput limit on their paths. */
function throughputOn(vm: Vm, groups: readonly Group[], { before }: Sides): number {
  const { loads } = assess({ ...before.setUp, vm, groups });
  return Math.min(
    ...loads.flatMap(({ path }) =>
      path.flatMap(({ kind, sustained, crossing }) =>
        kind === 'throughput' && sustained !== undefined && crossing > 0 ? [sustained] : [],
      ),
    ),
  );
}

/** “Copy 4 TiB”, “at 600 MB/s at least 2 h”: neither side can be faster than its limits. */
function copyStep({ from, to }: Copied, sides: Sides, rate: number, way = ''): Step {
  const { before, after } = sides;
  const [has, gets] = [roomOf(before, from), roomOf(after, to)];
  const isLess = gets > 0 && gets < has;
  const bytes = isLess ? gets : has;
  const isTimed = bytes > 0 && Number.isFinite(rate) && rate > 0;
  const notes = compact([
    isLess && `only if what is on ${formatRoom(has)} now fits ${formatRoom(gets)}`,
    isTimed &&
      `at ${formatThroughput(rate as BytesPerSecond, before.setUp.vm.unit)} at least ${formatDuration(seconds(bytes / rate))}`,
  ]);
  return {
    title: `Copy ${bytes > 0 ? `${isLess ? 'up to ' : ''}${formatRoom(bytes)}` : 'the data'}${way}`,
    ...present({ note: notes.join('; ') || undefined }),
    how: 'online',
    stops: 'no stop, but slower',
  };
}

const isOfTier = ({ disk }: Group) => !isProvisioned(disk) && !disk.placement;

/**
 * Do disks get another redundancy and stay what they are besides? Then those in no zone are converted while the VM is
 * deallocated, and those in one are made anew from snapshots (“Convert a disk from LRS to ZRS”, 2023-10-19).
 */
const isOnlyRedundancy = ({ from, to }: Copied): boolean =>
  !from.disk.bought?.zrs !== !to.disk.bought?.zrs &&
  to.count === from.count &&
  to.disk.size >= from.disk.size &&
  isOfTier(from) &&
  isOfTier(to) &&
  !from.disk.bought?.plus === !to.disk.bought?.plus;

const converted = 'a disk in no zone is converted instead, while the VM is stopped';

/**
 * An OS disk is swapped for one of the same size, made from a snapshot (“Change the OS disk used by an Azure VM”, OS disk swap
 * requirements, MicrosoftDocs/azure-compute-docs e821e1a7).
 */
export const swapped = (copied: Copied, name: string): readonly Step[] => [
  {
    title: `Stop the VM, make ${name} from a snapshot, swap the OS disks, start it`,
    ...present({
      note:
        compact([
          copied.to.disk.size > copied.from.disk.size &&
            'swapped at the size of now, then made larger',
          isOnlyRedundancy(copied) && converted,
        ]).join('; ') || undefined,
    }),
    ...ways.deallocate,
  },
];

/** @param note what is done with the old disks */
const rest = (note?: string): Step => ({
  title: 'Stop the service, copy what has changed since',
  ...present({ note }),
  ...ways['copy of data'],
});

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
  if (fault)
    return [
      {
        title: `Create ${name} and attach it to a second VM`,
        note: `${fault} Or resize this VM meanwhile to one that takes both.`,
        ...ways.online,
      },
      copyStep(copied, sides, throughputOn(vm, [from], sides), ' over the network'),
      rest(),
      {
        title: `${isLocalNvme(from) ? '' : 'Detach the old disks, '}attach ${name} to the VM`,
        how: 'the service stops',
        stops: 'until they are attached',
      },
    ];
  const needsZone = sides.before.setUp.groups.every((of) => asksForZone({ of, disk: to.disk }));
  const note = needsZone
    ? `${vm.name} must be in a zone, in most regions`
    : isOnlyRedundancy(copied)
      ? converted
      : undefined;
  return [
    isLocalNvme(to)
      ? localStep(to, name, sides.after)
      : { title: `Create ${name} and attach it`, ...present({ note }), ...ways.online },
    copyStep(copied, sides, throughputOn(vm, [from, to], sides)),
    rest(isLocalNvme(from) ? undefined : 'then detach the old disks'),
  ];
}

/** Local disks are not created: they come with the VM, unformatted. */
export const localStep = ({ count }: Group, name: string, { setUp }: Assessment): Step => ({
  title: `${count > 1 ? 'Stripe and format' : 'Format'} ${name}`,
  note: `part of ${setUp.vm.name}`,
  ...ways.online,
});

/**
 * Data on local disks before they are lost and after: a VM that was deallocated or resized has empty ones (“FAQ
 * for temp NVMe disks”, What changes should I prepare for, 2025-05-08).
 */
export function savedAround(
  { from, to }: Copied,
  nameOf: (group: Group) => string,
  { before, after }: Sides,
): { readonly off: readonly Step[]; readonly back: readonly Step[] } {
  const role = roleName(from.role);
  const [has, gets] = [roomOf(before, from), roomOf(after, to)];
  const isLess = gets > 0 && gets < has;
  return {
    off: [
      {
        title: `Copy ${role} from the local disks to remote disks or a replica`,
        note: compact([
          has > 0 && `up to ${formatRoom(has)}`,
          'the local disks are empty after the next steps',
        ]).join('; '),
        how: 'online',
        stops: 'no stop, but slower',
      },
      rest(),
    ],
    back: [
      {
        title: `${to.count > 1 ? 'Stripe and format' : 'Format'} ${nameOf(to)} of ${after.setUp.vm.name}, copy ${role} back`,
        ...present({ note: isLess ? `only if it fits ${formatRoom(gets)}` : undefined }),
        how: 'the service stops',
        stops: 'until all is copied',
      },
    ],
  };
}
