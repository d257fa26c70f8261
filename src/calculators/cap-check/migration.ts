/** From a set-up of now to another one, step by step: what is done, and what stops meanwhile. */

import type { Vm } from '../../limits/types.ts';
import { allowsUltra, type Disruption, isEphemeral, worstOf } from '../../storage/change/change.ts';
import { controllerOf } from '../../storage/change/conditions.ts';
import { isOneWay } from '../../storage/change/conversion.ts';
import type { Difference, GroupChange } from '../../storage/change/difference.ts';
import { newImageFor } from '../../storage/change/image.ts';
import { formatDiskSize } from '../../storage/path/disk-names.ts';
import { isEncryptable } from '../../storage/path/encryption.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { isLocalNvme } from '../../storage/set-up/disk-group.ts';
import { faultsOf } from '../../storage/set-up/refused.ts';
import { defined } from '../../units/omit-undefined.ts';
import { detailOf, images } from '../shared/set-up/option-details.ts';
import { type Copied, savedAround } from './migration-copy.ts';
import {
  changeOf,
  checkedBefore,
  isFirstUltra,
  isOfOs,
  snapshotNote,
  stepsOf,
  stopsVm,
} from './migration-disks.ts';
import { type Sides, type Step, step } from './migration-step.ts';

/** An OS disk is made no smaller, nor is a disk of its snapshot. */
const isSmallerOs = ({ from, to }: GroupChange): boolean =>
  from?.role === 'os' && to !== undefined && !to.disk.placement && to.disk.size < from.disk.size;

type Placed = { readonly change: GroupChange; readonly isLater: boolean; readonly fault?: string };

/**
 * Which changes are made on the VM of now, and which on the next one? What the VM of now cannot have waits, as
 * its local disks do; data on local disks cannot wait. What cannot be undone waits for the next VM; for one that is made
 * anew all does that can, so that the VM of now is the way back as it is.
 */
function placed(
  groups: readonly GroupChange[],
  next: Vm | undefined,
  isMadeAnew: boolean,
  { before: { setUp } }: Sides,
): readonly Placed[] {
  const faults = (size: typeof setUp.vm, all: readonly Group[]) =>
    faultsOf(size, all, setUp.edition).map(({ text }) => text);
  let present = setUp.groups;
  return groups.map((change): Placed => {
    const { from, to, own } = change;
    if (!to) return { change, isLater: false };
    const others = present.filter((group) => group !== from);
    const isBeside = from && from.role !== 'os' && own === 'copy of data';
    const meanwhile = [...others, ...(isBeside ? [from] : []), { ...to, cache: 'None' as const }];
    const known = faults(setUp.vm, present);
    const fault = faults(setUp.vm, meanwhile).find((text) => !known.includes(text));
    const asNow = from ? [...others, { ...from, cache: 'None' as const }] : others;
    const canWait =
      !(from && isLocalNvme(from)) &&
      next &&
      [meanwhile, asNow].every((all) => faults(next, all).length === 0);
    const disks = changeOf(change);
    // The VM stops once for its size and for its first Ultra Disk.
    const waits =
      fault || isMadeAnew || allowsUltra([to], setUp.groups) || (disks && isOneWay(disks));
    if (next && (isLocalNvme(to) || (waits && canWait))) return { change, isLater: true };
    present = [...others, to];
    return { change, isLater: false, ...(isBeside && fault && { fault }) };
  });
}

/** Does the next VM start from an image, with an OS disk of its own? Why? */
function imageFor(
  { vm, groups }: Difference,
  sides: Sides,
): readonly [name: string, why: string] | undefined {
  const image = vm && newImageFor(vm.to, vm.from);
  if (image)
    return [
      images[image],
      'Azure has no resize to this size, nor does the present OS disk start on it',
    ];
  // “You can create an NVMe-supported VM only by using an image … tagged as NVMe” (“General FAQ for NVMe”, 2025-01-31).
  if (vm && controllerOf(vm.to, vm.from) === 'NVMe')
    return ['an image for NVMe', 'Azure converts no VM with Trusted launch from SCSI'];
  const isLost =
    sides.before.setUp.groups.some(isEphemeral) &&
    (vm || groups.some((one) => isFirstUltra(one, sides)));
  if (isLost || groups.some(({ own }) => own === 'new VM'))
    return ['an image', 'an ephemeral OS disk is made from one, and has no snapshots'];
  const smaller = groups.find(isSmallerOs)?.to?.disk;
  return (
    smaller && [
      'an image',
      `Azure makes no disk smaller, nor one of a snapshot; image and software have to fit ${formatDiskSize(smaller)}`,
    ]
  );
}

/** How the VM becomes one of its next size, or is made anew. */
function stepsOfVm(
  { vm, groups }: Difference,
  image: ReturnType<typeof imageFor>,
  nameOf: (group: Group) => string,
  { before }: Sides,
  ultra: string | undefined,
  present: readonly Group[],
): readonly Step[] {
  const size = (vm?.to ?? before.setUp.vm).name;
  const own = image ? 'new VM' : vm?.own;
  const how = own && (worstOf([own, ...(ultra ? (['deallocate'] as const) : [])]) ?? own);
  if (!how) return [];
  const isLost =
    vm && isEncryptable(vm.from, []) && !isEncryptable(vm.to, []) && 'no Azure Disk Encryption';
  const notes = [vm && detailOf(vm.to, vm.from, how), isLost, ultra];
  const controller = vm && controllerOf(vm.to, vm.from);
  if (image) {
    const os = groups.find(isOfOs)?.to;
    return [
      step(
        `Make a new VM ${size} from ${image[0]}${os ? `, with ${nameOf(os)} for OS` : ''}, install the software there`,
        'online',
        image[1],
        ...notes,
      ),
      step('Stop the service, detach the data disks, attach them to the new VM', 'new VM'),
    ];
  }
  const titles: Partial<Record<Disruption, string>> = {
    deallocate: controller
      ? `Convert the VM to ${controller} and to ${size}, by Microsoft’s script`
      : `Stop the VM, resize it to ${size}, start it`,
    'new VM': `Make a new VM ${size} from snapshots of the disks`,
  };
  const snapshots = how === 'new VM' && snapshotNote(present);
  return [step(titles[how] ?? `Resize to ${size}`, how, ...notes, snapshots)];
}

/** Data on local disks that is still there when the VM stops, or whose stripe is made anew. */
const lost = ({ vm, groups }: Difference, sides: Sides): readonly Copied[] =>
  sides.before.setUp.groups.flatMap((from) => {
    if (!isLocalNvme(from) || from.role === 'tempdb') return [];
    const change = groups.find((one) => one.from === from);
    if (change) return change.to && isLocalNvme(change.to) ? [{ from, to: change.to }] : [];
    return vm || groups.some((one) => stopsVm(one, sides)) ? [{ from, to: from }] : [];
  });

/**
 * The steps to another set-up, each of which can be done when its turn comes: what runs on goes first, then what
 * stops, and last what only the next VM can have.
 */
export function stepsTo(
  difference: Difference,
  nameOf: (group: Group) => string,
  sides: Sides,
): readonly Step[] {
  const { vm, groups } = difference;
  const image = imageFor(difference, sides);
  const next = vm?.to ?? (image && sides.before.setUp.vm);
  const saved = lost(difference, sides);
  const around = saved.map((copied) => savedAround(copied, nameOf, sides));
  const done = groups.filter(
    (change) => !(image && isOfOs(change)) && !saved.some(({ from }) => from === change.from),
  );
  const isNew = vm !== undefined && (image !== undefined || vm.own === 'new VM');
  const all = placed(done, next, isNew, sides);
  const made = (which: (one: Placed) => boolean) =>
    all.filter(which).flatMap(({ change, isLater, fault }) =>
      stepsOf(change, nameOf, sides, {
        vm: (isLater && next) || sides.before.setUp.vm,
        ...defined({ fault }),
      }),
    );
  const ultra = all.find(({ change }) => isFirstUltra(change, sides));
  const changedBefore = all.flatMap(({ change: { from, to }, isLater }) =>
    isLater ? [] : [{ from, to }],
  );
  const atVm = [
    ...sides.before.setUp.groups.filter((group) =>
      changedBefore.every(({ from }) => from !== group),
    ),
    ...changedBefore.flatMap(({ to }) => to ?? []),
  ];
  return [
    ...all.flatMap(({ change }) => checkedBefore(change)),
    ...made(({ change, isLater }) => !isLater && !stopsVm(change, sides)),
    ...around.flatMap(({ off }) => off),
    ...(ultra && !ultra.isLater
      ? [step('Stop the VM, allow Ultra Disks on it, start it', 'deallocate')]
      : []),
    ...made(({ change, isLater }) => !isLater && stopsVm(change, sides)),
    ...stepsOfVm(
      difference,
      image,
      nameOf,
      sides,
      ultra?.isLater ? 'allow Ultra Disks' : undefined,
      atVm,
    ),
    ...made(({ isLater }) => isLater),
    ...around.map(({ back }) => back),
  ];
}

/** A change of the place as a step of its own. */
export const stepOf = ({ text, how }: { text: string; how?: Disruption }): readonly Step[] =>
  how ? [step(text, how)] : [];
