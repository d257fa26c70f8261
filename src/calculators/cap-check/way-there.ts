/** From a set-up of now to another one, step by step: what is done, and what stops meanwhile. */
import type { NowThen } from '../../kit/index.ts';
import type { Difference, GroupChange } from '../../storage/change/between.ts';
import type { Disruption } from '../../storage/change/change.ts';
import { asksForZone, becomesNvme, isOneWay } from '../../storage/change/conditions.ts';
import { type Image, newImageFor } from '../../storage/change/image.ts';
import { changeTo } from '../../storage/change/way.ts';
import { roleName } from '../../storage/path/disk-names.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { faultsOf } from '../../storage/set-up/set-up.ts';
import type { Assessment } from '../../storage/verdict/assess.ts';
import {
  type Bytes,
  type BytesPerSecond,
  formatBytes,
  formatDuration,
  formatThroughput,
  seconds,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { detailOf } from '../shared/set-up/option-details.ts';

export type Step = NowThen['steps'][number];
type Sides = { readonly before: Assessment; readonly after: Assessment };

/** How each kind of change is done, and what stops for how long. */
const ways: Readonly<Record<Disruption, Pick<Step, 'how' | 'stops'>>> = {
  online: { how: 'online', stops: 'no stop' },
  restart: { how: 'restart', stops: 'until it has restarted' },
  deallocate: { how: 'the VM stops', stops: 'until it has started again' },
  'new VM': { how: 'new VM', stops: 'until the new one has started' },
  'copy of data': { how: 'the service stops', stops: 'until the rest is copied' },
};

/** What the disks of a group can move on their VM: the lowest throughput limit on their path. */
function throughputOf({ loads, setUp }: Assessment, group: Group): number {
  const path = loads[setUp.groups.indexOf(group)]?.path ?? [];
  return Math.min(
    ...path.flatMap(({ kind, sustained, crossing }) =>
      kind === 'throughput' && sustained !== undefined && crossing > 0 ? [sustained] : [],
    ),
  );
}

/** “at 600 MB/s at least 2 h 2 min”: neither side can be faster than its limits. */
function copyTime(
  { from, to }: Required<GroupChange>,
  { before, after }: Sides,
): string | undefined {
  const rate = Math.min(throughputOf(before, from), throughputOf(after, to));
  if (!Number.isFinite(rate) || rate <= 0) return undefined;
  const time = formatDuration(seconds((from.disk.size * from.count) / rate));
  return `at ${formatThroughput(rate as BytesPerSecond, before.setUp.vm.unit)} at least ${time}`;
}

/** What the VM of now has while data is copied: its disks and the new ones, which it may not be able to take. */
function faultOfBoth({ vm, groups, edition }: Assessment['setUp'], to: Group): string | undefined {
  const both = [...groups, { ...to, cache: 'None' as const }];
  const before = faultsOf(vm, groups, edition).map(({ text }) => text);
  return faultsOf(vm, both, edition).find(({ text }) => !before.includes(text))?.text;
}

const isOfTier = ({ disk }: Group) => !isProvisioned(disk) && !disk.placement;

/**
 * Do disks get another redundancy and stay what they are besides? Then those in no zone are converted while the VM is
 * deallocated, and those in one are made anew from snapshots (“Convert a disk from LRS to ZRS”, 2023-10-19).
 */
const isOnlyRedundancy = (from: Group, to: Group): boolean =>
  !from.disk.bought?.zrs !== !to.disk.bought?.zrs &&
  to.count === from.count &&
  to.disk.size >= from.disk.size &&
  isOfTier(from) &&
  isOfTier(to) &&
  !from.disk.bought?.plus === !to.disk.bought?.plus;

/** New disks are filled while the old ones serve, if the VM takes both; the service stops for what has changed since. */
function copied(change: Required<GroupChange>, name: string, sides: Sides): readonly Step[] {
  const { from, to } = change;
  const size = `Copy ${formatBytes((from.disk.size * from.count) as Bytes)}`;
  const fault = faultOfBoth(sides.before.setUp, to);
  if (fault)
    return [
      { title: `Create ${name}`, note: `not attached: ${fault}`, ...ways.online },
      { title: size, how: 'the service stops', stops: 'until all is copied' },
    ];
  const time = copyTime(change, sides);
  const { vm, groups } = sides.before.setUp;
  const needsZone = groups.every((of) => asksForZone({ of, disk: to.disk }));
  const note = needsZone
    ? `${vm.name} must be in a zone, in most regions`
    : isOnlyRedundancy(from, to)
      ? 'a disk in no zone is converted instead, while the VM is stopped'
      : undefined;
  return [
    {
      title: `Create ${name} and attach it`,
      ...present({ note }),
      ...ways.online,
    },
    {
      title: size,
      ...(time ? { note: time } : {}),
      how: 'online',
      stops: 'no stop, but slower',
    },
    { title: 'Stop the service, copy what has changed since', ...ways['copy of data'] },
  ];
}

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

function stepsOf(
  { from, to, how }: GroupChange,
  nameOf: (group: Group) => string,
  sides: Sides,
): readonly Step[] {
  const role = roleName((from ?? to)?.role ?? '');
  if (from && to) {
    const name = `${nameOf(to)} for ${role}`;
    if (how === 'copy of data') return copied({ from, to, how }, name, sides);
    if (how === 'new VM') return [];
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
  if (to) return [{ title: `Create ${nameOf(to)} for ${role} and attach it`, ...ways[how] }];
  const gone = `${from ? nameOf(from) : ''} of ${role}`;
  return [
    how === 'copy of data'
      ? { title: `Move the data off ${gone}, then remove it`, ...ways[how] }
      : { title: `Remove ${gone}`, ...ways[how] },
  ];
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

/** A VM that no resize leads to, and that does not start from the OS disk of now. */
const fromImage = ({ from, to, how }: NonNullable<Difference['vm']>, image: Image) => [
  {
    title: `Make a new VM ${to.name} from ${images[image][0]}, install the software there`,
    note: `${images[image][1]}; ${detailOf(to, from, how)}`,
    ...ways.online,
  },
  { title: 'Stop the old VM, attach its data disks to the new one', ...ways['new VM'] },
];

/** The steps to another set-up: what runs on goes first, then what stops. */
export function stepsTo(
  { vm, groups, how }: Difference,
  nameOf: (group: Group) => string,
  sides: Sides,
): readonly Step[] {
  const isNew = vm?.how === 'new VM' || groups.some((one) => one.how === 'new VM');
  const size = vm?.to ?? sides.before.setUp.vm;
  const titles: Partial<Record<Disruption, string>> = {
    restart: `Resize to ${size.name}`,
    deallocate:
      vm && becomesNvme(vm.to, vm.from)
        ? `Convert the VM to NVMe and to ${size.name}, by Microsoft’s script`
        : `Stop the VM, resize it to ${size.name}, start it`,
    'new VM': `Make a new VM ${size.name} from snapshots of the disks`,
    'copy of data': `Resize to ${size.name} and fill its local disks again`,
  };
  const ofVm = isNew ? 'new VM' : vm?.how;
  const image = vm && newImageFor(vm.to, vm.from);
  return [
    ...groups.flatMap((change) => stepsOf(change, nameOf, sides)),
    ...(vm && image
      ? fromImage(vm, image)
      : ofVm && how
        ? [
            {
              title: titles[ofVm] ?? `Resize to ${size.name}`,
              ...(vm ? { note: detailOf(vm.to, vm.from, ofVm) } : {}),
              ...ways[ofVm],
            },
          ]
        : []),
  ];
}

/** A change of the place as a step of its own. */
export const stepOf = ({ text, how }: { text: string; how?: Disruption }): readonly Step[] =>
  how ? [{ title: text, ...ways[how] }] : [];
