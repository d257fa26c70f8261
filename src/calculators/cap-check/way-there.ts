/** From a set-up of now to another one, step by step: what is done, and what stops meanwhile. */
import type { Difference, GroupChange } from '../../storage/change/between.ts';
import type { Disruption } from '../../storage/change/change.ts';
import { becomesNvme, isOneWay } from '../../storage/change/conditions.ts';
import { type Image, newImageFor } from '../../storage/change/image.ts';
import { changeTo } from '../../storage/change/way.ts';
import { formatDiskSize, roleName } from '../../storage/path/disk-names.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { faultsOf, isLocalNvme } from '../../storage/set-up/set-up.ts';
import type { Assessment } from '../../storage/verdict/assess.ts';
import { compact, present } from '../../units/present.ts';
import { detailOf } from '../shared/set-up/option-details.ts';
import { type Copied, copySteps, localStep, savedAround, swapped } from './copied.ts';
import { type Sides, type Step, ways } from './step.ts';

/**
 * What comes before disks are converted to Premium SSD v2, from which no conversion leads back (“Convert managed
 * disks”, Restrictions; Convert Premium SSD v2 disks, 2025-04-17).
 */
function beforeOneWay({ role, cache }: Group): readonly Step[] {
  return [
    {
      title: `Check that ${roleName(role)} can be converted`,
      note: 'in most regions its VM is in a zone; bursting, double encryption and Site Recovery are off; Azure Backup has its Enhanced policy; no disk is from a gallery image',
      ...ways.online,
    },
    ...(cache === 'None'
      ? []
      : [{ title: `Set the host cache of ${roleName(role)} to None`, ...ways.restart }]),
  ];
}

/** An OS disk is made no smaller, nor is a disk of its snapshot. */
const isSmallerOs = ({ from, to }: GroupChange): boolean =>
  from?.role === 'os' && to !== undefined && to.disk.size < from.disk.size && !to.disk.placement;

/** Has the VM to be stopped for it? */
const stopsVm = ({ from, own }: GroupChange): boolean =>
  own === 'deallocate' || own === 'new VM' || (from?.role === 'os' && own === 'copy of data');

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
        ? swapped({ from, to }, name)
        : copySteps({ from, to }, name, sides, on);
    const change = changeTo(from, { disk: to.disk, disks: to.count });
    const isLast = change !== undefined && isOneWay(change);
    const isDetached = change?.way === 'size' && how === 'deallocate' && from.role !== 'os';
    return [
      ...(isLast ? beforeOneWay(from) : []),
      {
        title: `Change ${role} to ${nameOf(to)}`,
        note: `now ${nameOf(from)}${isLast ? '; no conversion back, and slower until all is copied' : ''}${isDetached ? '; detached meanwhile' : ''}`,
        ...ways[how],
      },
    ];
  }
  if (to)
    return [
      isLocalNvme(to)
        ? localStep(to, name, sides.after)
        : { title: `Create ${name} and attach it`, ...ways[how] },
    ];
  const gone = `${from ? nameOf(from) : ''} of ${role}`;
  return [
    how === 'copy of data'
      ? { title: `Move the data off ${gone}, then remove it`, ...ways[how] }
      : { title: `Remove ${gone}`, ...ways[how] },
  ];
}

type VmChange = Difference['vm'];
type Placed = { readonly change: GroupChange; readonly isLater: boolean; readonly fault?: string };

/**
 * Which changes are made on the VM of now, and which on the next one? What the VM of now cannot have waits, as
 * its local disks do; data on local disks cannot wait.
 */
function placed(
  groups: readonly GroupChange[],
  vm: VmChange,
  { before }: Sides,
): readonly Placed[] {
  const { setUp } = before;
  const newFault = (
    size: Assessment['setUp']['vm'],
    now: readonly Group[],
    then: readonly Group[],
  ) => {
    const known = faultsOf(size, now, setUp.edition).map(({ text }) => text);
    return faultsOf(size, then, setUp.edition).find(({ text }) => !known.includes(text))?.text;
  };
  let present = setUp.groups;
  return groups.map((change): Placed => {
    const { from, to, own } = change;
    if (!to) return { change, isLater: false };
    if (isLocalNvme(to)) return { change, isLater: vm !== undefined };
    const others = present.filter((group) => group !== from);
    const isBeside = from?.role !== 'os' && own === 'copy of data';
    const meanwhile = [
      ...others,
      ...(isBeside && from ? [from] : []),
      { ...to, cache: 'None' as const },
    ];
    const fault = newFault(setUp.vm, present, meanwhile);
    const waits = fault !== undefined && vm !== undefined && !(from && isLocalNvme(from));
    if (waits && faultsOf(vm.to, meanwhile, setUp.edition).length === 0)
      return { change, isLater: true };
    present = [...others, to];
    return { change, isLater: false, ...(fault && isBeside ? { fault } : {}) };
  });
}

const otherProcessor = 'Azure refuses the resize, and the present OS disk does not start there';

/** Each kind of image, and why the VM is made from one. */
const images: Readonly<Record<Image, readonly [name: string, why: string]>> = {
  Arm64: ['an Arm64 image', otherProcessor],
  x64: ['an x64 image', otherProcessor],
  confidential: [
    'an image for confidential VMs',
    'no VM becomes a confidential one, which is made as such from the start',
  ],
  'not confidential': [
    'an ordinary image',
    'no conversion of a confidential VM is published, and Azure refuses such VMs of this size',
  ],
};

/** Does the next VM start from an image, with an OS disk of its own? Why? */
function imageFor({ vm, groups }: Difference): readonly [name: string, why: string] | undefined {
  const smaller = groups.find(isSmallerOs)?.to?.disk;
  const image = vm && newImageFor(vm.to, vm.from);
  if (image) return images[image];
  return (
    smaller && [
      'an image',
      `Azure makes no disk smaller, nor one of a snapshot; image and software have to fit ${formatDiskSize(smaller)}`,
    ]
  );
}

const isOfOs = ({ from, to }: GroupChange) => (from ?? to)?.role === 'os';

/** How the VM becomes one of its next size, or is made anew. */
function stepsOfVm(
  difference: Difference,
  nameOf: (group: Group) => string,
  { before }: Sides,
): readonly Step[] {
  const { vm, groups } = difference;
  const size = (vm?.to ?? before.setUp.vm).name;
  const image = imageFor(difference);
  const isNew = image !== undefined || [vm, ...groups].some((one) => one?.own === 'new VM');
  const how = isNew ? 'new VM' : vm?.own;
  const note = vm && detailOf(vm.to, vm.from, how ?? vm.own);
  if (image) {
    const os = groups.find(isOfOs)?.to;
    const [name, why] = image;
    return [
      {
        title: `Make a new VM ${size} from ${name}${os ? `, with ${nameOf(os)} for OS` : ''}, install the software there`,
        note: compact([why, note]).join('; '),
        ...ways.online,
      },
      { title: 'Stop the old VM, attach its data disks to the new one', ...ways['new VM'] },
    ];
  }
  const titles: Partial<Record<Disruption, string>> = {
    deallocate:
      vm && becomesNvme(vm.to, vm.from)
        ? `Convert the VM to NVMe and to ${size}, by Microsoft’s script`
        : `Stop the VM, resize it to ${size}, start it`,
    'new VM': `Make a new VM ${size} from snapshots of the disks`,
  };
  return how
    ? [{ title: titles[how] ?? `Resize to ${size}`, ...present({ note }), ...ways[how] }]
    : [];
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
  const image = imageFor(difference);
  const saved = lost(difference, sides);
  const around = saved.map((copied) => savedAround(copied, nameOf, sides));
  const done = difference.groups.filter(
    (change) => !(image && isOfOs(change)) && !saved.some(({ from }) => from === change.from),
  );
  const all = placed(done, difference.vm, sides);
  const made = (which: (one: Placed) => boolean) =>
    all.filter(which).flatMap(({ change, isLater, fault }) => {
      const vm = (isLater && difference.vm?.to) || sides.before.setUp.vm;
      return stepsOf(change, nameOf, sides, { vm, ...present({ fault }) });
    });
  return [
    ...made(({ change, isLater }) => !isLater && !stopsVm(change)),
    ...around.flatMap(({ off }) => off),
    ...made(({ change, isLater }) => !isLater && stopsVm(change)),
    ...stepsOfVm(difference, nameOf, sides),
    ...made(({ isLater }) => isLater),
    ...around.flatMap(({ back }) => back),
  ];
}

/** A change of the place as a step of its own. */
export const stepOf = ({ text, how }: { text: string; how?: Disruption }): readonly Step[] =>
  how ? [{ title: text, ...ways[how] }] : [];
