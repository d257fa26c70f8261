/** From a set-up of now to another one, step by step: what is done, and what stops meanwhile. */
import type { Difference, GroupChange } from '../../storage/change/between.ts';
import type { Disruption } from '../../storage/change/change.ts';
import { controllerOf, isOneWay } from '../../storage/change/conditions.ts';
import { newImageFor } from '../../storage/change/image.ts';
import { changeTo } from '../../storage/change/way.ts';
import { formatDiskSize, roleName } from '../../storage/path/disk-names.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { faultsOf, isLocalNvme } from '../../storage/set-up/set-up.ts';
import { compact, present } from '../../units/present.ts';
import { detailOf } from '../shared/set-up/option-details.ts';
import { type Copied, copySteps, formatted, savedAround, swapped } from './copied.ts';
import { type Sides, type Step, step } from './step.ts';

/**
 * What comes before disks are converted to Premium SSD v2, from which no conversion leads back (“Convert managed
 * disks”, Restrictions; Convert Premium SSD v2 disks, 2025-04-17).
 */
const beforeOneWay = ({ role, cache }: Group): readonly Step[] =>
  compact([
    step(
      `Check that ${roleName(role)} can be converted`,
      'online',
      'in most regions its VM is in a zone',
      'bursting, double encryption and Site Recovery are off',
      'Azure Backup has its Enhanced policy',
      'no disk is from a gallery image',
    ),
    cache !== 'None' && step(`Set the host cache of ${roleName(role)} to None`, 'restart'),
  ]);

const isOfOs = ({ from, to }: GroupChange) => (from ?? to)?.role === 'os';

/** An OS disk is made no smaller, nor is a disk of its snapshot. */
const isSmallerOs = ({ from, to }: GroupChange): boolean =>
  from?.role === 'os' && to !== undefined && !to.disk.placement && to.disk.size < from.disk.size;

/** Has the VM to be stopped for it? */
const stopsVm = (change: GroupChange): boolean =>
  change.own === 'deallocate' ||
  change.own === 'new VM' ||
  (isOfOs(change) && change.own === 'copy of data');

/** @param on the VM, and why no VM of the two takes the old and the new disks of a group together */
function stepsOf(
  { from, to, own: how }: GroupChange,
  nameOf: (group: Group) => string,
  sides: Sides,
  on: Parameters<typeof copySteps>[3],
): readonly Step[] {
  const role = roleName((from ?? to)?.role ?? '');
  const name = to ? `${nameOf(to)} for ${role}` : '';
  if (from && to) {
    if (how === 'new VM') return [];
    if (how === 'copy of data')
      return from.role === 'os'
        ? [swapped({ from, to }, name)]
        : copySteps({ from, to }, name, sides, on);
    const change = changeTo(from, { disk: to.disk, disks: to.count });
    const isLast = change !== undefined && isOneWay(change);
    return [
      ...(isLast ? beforeOneWay(from) : []),
      step(
        `Change ${role} to ${nameOf(to)}`,
        how,
        `now ${nameOf(from)}`,
        isLast && 'no conversion back, and slower until all is copied',
        change?.way === 'size' &&
          how === 'deallocate' &&
          from.role !== 'os' &&
          'detached meanwhile',
      ),
    ];
  }
  if (to)
    return [step(isLocalNvme(to) ? formatted(to, name) : `Create ${name} and attach it`, how)];
  const gone = `${from ? nameOf(from) : ''} of ${role}`;
  return [
    step(
      how === 'copy of data' ? `Move the data off ${gone}, then remove it` : `Remove ${gone}`,
      how,
    ),
  ];
}

type Placed = { readonly change: GroupChange; readonly isLater: boolean; readonly fault?: string };

/**
 * Which changes are made on the VM of now, and which on the next one? What the VM of now cannot have waits, as
 * its local disks do; data on local disks cannot wait.
 */
function placed(
  groups: readonly GroupChange[],
  vm: Difference['vm'],
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
    const canWait = !(from && isLocalNvme(from)) && vm && faults(vm.to, meanwhile).length === 0;
    if (vm && (isLocalNvme(to) || (fault && canWait))) return { change, isLater: true };
    present = [...others, to];
    return { change, isLater: false, ...(isBeside && fault && { fault }) };
  });
}

/** Each kind of image with its article. */
const images = {
  Arm: 'an Arm64 image',
  x64: 'an ordinary x64 image',
  confidential: 'an image for confidential VMs',
} as const;

/** Does the next VM start from an image, with an OS disk of its own? Why? */
function imageFor({ vm, groups }: Difference): readonly [name: string, why: string] | undefined {
  const image = vm && newImageFor(vm.to, vm.from);
  if (image)
    return [
      images[image],
      'Azure has no resize to this size, nor does the present OS disk start on it',
    ];
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
): readonly Step[] {
  const size = (vm?.to ?? before.setUp.vm).name;
  const isNew = image || [vm, ...groups].some((one) => one?.own === 'new VM');
  const how = isNew ? 'new VM' : vm?.own;
  if (!how) return [];
  const note = vm && detailOf(vm.to, vm.from, how);
  const controller = vm && controllerOf(vm.to, vm.from);
  if (image) {
    const os = groups.find(isOfOs)?.to;
    return [
      step(
        `Make a new VM ${size} from ${image[0]}${os ? `, with ${nameOf(os)} for OS` : ''}, install the software there`,
        'online',
        image[1],
        note,
      ),
      step('Stop the old VM, attach its data disks to the new one', 'new VM'),
    ];
  }
  const titles: Partial<Record<Disruption, string>> = {
    deallocate: controller
      ? `Convert the VM to ${controller} and to ${size}, by Microsoft’s script`
      : `Stop the VM, resize it to ${size}, start it`,
    'new VM': `Make a new VM ${size} from snapshots of the disks`,
  };
  return [step(titles[how] ?? `Resize to ${size}`, how, note)];
}

/** Data on local disks that is still there when the VM stops, or whose stripe is made anew. */
const lost = ({ vm, groups }: Difference, { before }: Sides): readonly Copied[] =>
  before.setUp.groups.flatMap((from) => {
    if (!isLocalNvme(from) || from.role === 'tempdb') return [];
    const change = groups.find((one) => one.from === from);
    if (change) return change.to && isLocalNvme(change.to) ? [{ from, to: change.to }] : [];
    return vm || groups.some(stopsVm) ? [{ from, to: from }] : [];
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
  const image = imageFor(difference);
  const saved = lost(difference, sides);
  const around = saved.map((copied) => savedAround(copied, nameOf, sides));
  const done = groups.filter(
    (change) => !(image && isOfOs(change)) && !saved.some(({ from }) => from === change.from),
  );
  const all = placed(done, vm, sides);
  const made = (which: (one: Placed) => boolean) =>
    all.filter(which).flatMap(({ change, isLater, fault }) =>
      stepsOf(change, nameOf, sides, {
        vm: (isLater && vm?.to) || sides.before.setUp.vm,
        ...present({ fault }),
      }),
    );
  return [
    ...made(({ change, isLater }) => !isLater && !stopsVm(change)),
    ...around.flatMap(({ off }) => off),
    ...made(({ change, isLater }) => !isLater && stopsVm(change)),
    ...stepsOfVm(difference, image, nameOf, sides),
    ...made(({ isLater }) => isLater),
    ...around.map(({ back }) => back),
  ];
}

/** A change of the place as a step of its own. */
export const stepOf = ({ text, how }: { text: string; how?: Disruption }): readonly Step[] =>
  how ? [step(text, how)] : [];
