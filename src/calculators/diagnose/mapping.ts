/** Which disks of the set-up are the devices of a text? */
import { defined } from '../../units/omit-undefined.ts';
import type { Group } from '../shared/fields/disk-group-field.ts';
import { isSeveral, wholeOf } from '../shared/measured/devices.ts';

/** Linux names the OS disk first, Windows numbers it 0, and Azure Monitor calls it so. */
export const osDevice = /^(sda|vda|xvda|hda|nvme0n1|dev8-0|dev259-0|OS disk|0|0 .*|C:|.* C:)$/;
/** Of these the name alone tells that it is the OS disk; `sda` alone may be any disk. */
export const isNamedOs = (device: string) => device === 'OS disk' || device.endsWith('C:');
/** Where a VM has a temp disk, Linux mostly names it second, and Windows gives it the letter D. */
export const tempDevice = /^(sdb|dev8-16|temp disk|\d D:|D:|nvme1n1)$/;
/**
 * Of these the name alone tells that it is the temp disk: remote NVMe disks are on the first controller (“Converting Virtual
 * Machines Running Linux from SCSI to NVMe”, What is changing for your VM, 2024-07-31).
 */
export const isNamedTemp = (device: string) => /^temp disk$|D:$|^nvme1n1$/.test(device);

/** How the disk of a device was found. */
export type FoundBy =
  | 'set'
  | 'name'
  | 'rest'
  | 'alone'
  | 'volume'
  | 'order'
  | 'busiest'
  | 'run'
  | 'largest';
/** Why a device is counted at none of the disks. */
export type LeftBy = 'set' | 'temp' | 'idle' | 'less busy' | 'beside a volume';

/** Devices that are disks of one group: each one disk, or a volume of all of them. */
export type Unit = {
  readonly group: number;
  readonly devices: readonly string[];
  /** How many disks they are. */
  readonly count: number;
  readonly by: FoundBy;
};

export type Left = { readonly device: string; readonly by: LeftBy };

export type Mapping = {
  readonly units: readonly Unit[];
  /** Devices that are counted at none of the disks. */
  readonly left: readonly Left[];
  /** What had to be assumed, for the reader to check. */
  readonly assumed?: 'order' | 'busiest' | 'temp' | 'striped';
  /** What was assumed may decide the verdict: groups that differ were taken in an order, or a device that did IO was left out. */
  readonly isUnsure: boolean;
};

/** What the reader set: the number of the group that a device is a disk of, or that it is none. */
export type SetDevices = ReadonlyMap<string, number | 'none'>;

export type Grouped = Pick<Group, 'role' | 'count' | 'cache'> & {
  readonly disk: { readonly name: string };
};

/** IO of a device that is left out, as a share of all: less of it changes no verdict. */
const littleIo = 0.01;

/** Does it make no difference to the limits of the disks which of these groups a device is of? */
export const isAlike = (groups: readonly Grouped[]) =>
  groups.every(
    ({ disk, cache }) => disk.name === groups[0]?.disk.name && cache === groups[0].cache,
  );

/**
 * Which disks of the set-up are these devices? The text names devices, and the set-up names disks. What the reader set
 * counts as it is; of the others the OS disk is known by its name, and the rest are taken in the order of their names.
 * @param busyness how much each device moved, which decides where there are more devices than disks
 * @param areVolumes whether each device is a whole group (`areAllVolumes`)
 */
export function mapDevices(
  devices: readonly string[],
  groups: readonly Grouped[],
  hasTemp: boolean,
  busyness: (device: string) => number,
  set: SetDevices = new Map(),
  areVolumes = false,
): Mapping {
  const entries = [...set];
  const setLeft = entries.filter(([, group]) => group === 'none');
  const setUnits = entries.flatMap(([device, group]): Unit[] => {
    if (group === 'none') return [];
    const count = isSeveral(device) || areVolumes ? (groups[group]?.count ?? 1) : 1;
    return [{ group, devices: [device], by: 'set', count }];
  });
  /** The disks of a group that no device was set to. */
  const roomIn = groups.map(({ count }, at) =>
    setUnits.reduce((room, unit) => room - (unit.group === at ? unit.count : 0), count),
  );
  // A partition that was set takes the place of its disk, and of the other partitions on it.
  const taken = new Set([...set.keys()].flatMap((device) => [device, wholeOf(device) ?? device]));
  const free = devices.filter(
    (device) => !taken.has(device) && !taken.has(wholeOf(device) ?? device),
  );
  const os = groups.findIndex(({ role }) => role === 'os');
  const hasRoomForOs = (roomIn[os] ?? 0) > 0;
  const others = groups
    .map((group, at) => ({ ...group, count: roomIn[at] ?? 0, at }))
    .filter(({ count, at }) => at !== os && count > 0);
  const [named] = devices.filter((device) => osDevice.test(device));
  // A single device is the OS disk only where there is no other disk, or its name leaves no doubt.
  const isOs = (device: string) =>
    hasRoomForOs &&
    named === device &&
    (devices.length > 1 || others.length === 0 || isNamedOs(device));
  const ofOs = free
    .filter(isOs)
    .map((device): Unit => ({ group: os, devices: [device], count: 1, by: 'name' }));
  const unnamed = free.filter((device) => !isOs(device));
  // The disks that a volume is made of are not told apart from others, so none of them is counted beside it.
  const isBesideVolume = setUnits.some(({ devices: [device = ''] }) => isSeveral(device));
  const found: ReturnType<typeof mapRest> = isBesideVolume
    ? { units: [], left: unnamed.map((device) => ({ device, by: 'beside a volume' })) }
    : mapRest(unnamed, others, hasTemp, busyness, areVolumes);
  const all = devices.reduce((sum, device) => sum + busyness(device), 0);
  const isMoving = ({ device, by }: Left) =>
    (by === 'less busy' || (by === 'temp' && !isNamedTemp(device))) &&
    busyness(device) > littleIo * all;
  // A single device with the name of an OS disk was taken for another one.
  const isAlone = free.length === 1 && hasRoomForOs && named === free[0] && ofOs.length === 0;
  const rest = found.units.map((unit) => (isAlone ? { ...unit, by: 'alone' as const } : unit));
  return {
    ...found,
    units: [...setUnits, ...ofOs, ...rest],
    left: [...setLeft.map(([device]) => ({ device, by: 'set' as const })), ...found.left],
    isUnsure:
      isAlone ||
      found.assumed === 'striped' ||
      (found.assumed === 'order' && !isAlike(others)) ||
      found.left.some(isMoving),
  };
}

/** Devices that neither the reader nor their names tell: in the order of their names, as far as there are disks. */
function mapRest(
  devices: readonly string[],
  groups: readonly (Grouped & { readonly at: number })[],
  hasTemp: boolean,
  busyness: (device: string) => number,
  areVolumes: boolean,
): Omit<Mapping, 'isUnsure'> {
  const disks = groups.reduce((sum, { count }) => sum + count, 0);
  let rest = devices;
  const left: Left[] = [];
  let assumed: Mapping['assumed'];
  const temp = rest.find((device) => tempDevice.test(device));
  const isLeft =
    temp === 'temp disk' ||
    (hasTemp && temp && (rest.length > disks || (areVolumes && isNamedTemp(temp))));
  if (temp && isLeft) {
    rest = rest.filter((device) => device !== temp);
    left.push({ device: temp, by: 'temp' });
    if (!/^temp disk$|^nvme/.test(temp)) assumed = 'temp';
  }
  const largest = groups.toSorted((a, b) => b.count - a.count)[0];
  // A volume or a sum is all disks of a group.
  const isVolume = rest.length === 1 && rest.some(isSeveral);
  const whole = rest.length === 1 && largest ? [largest] : groups;
  if ((isVolume || areVolumes) && rest.length > 0 && rest.length <= whole.length) {
    const units = rest.map((device, index): Unit => {
      const { at: group = 0, count = 1 } = whole[index] ?? {};
      return { group, devices: [device], count, by: isVolume || count > 1 ? 'volume' : 'order' };
    });
    if (areVolumes) assumed = 'striped';
    else if (groups.length > 1) assumed = 'order';
    return { units, left, ...defined({ assumed }) };
  }
  let by: FoundBy = 'rest';
  if (rest.length > disks) {
    const busiest = rest.toSorted((a, b) => busyness(b) - busyness(a)).slice(0, disks);
    const others = rest.filter((device) => !busiest.includes(device));
    left.push(
      ...others.map(
        (device): Left => ({ device, by: busyness(device) > 0 ? 'less busy' : 'idle' }),
      ),
    );
    // Devices that did nothing are no reason to ask.
    if (others.some((device) => busyness(device) > 0)) assumed = by = 'busiest';
    rest = rest.filter((device) => busiest.includes(device));
  } else if (groups.length > 1 && rest.length > 0) assumed = by = 'order';
  const units = groups.flatMap(({ at, count }) => {
    const taken = rest.slice(0, count);
    rest = rest.slice(count);
    return taken.map((device): Unit => ({ group: at, devices: [device], count: 1, by }));
  });
  return { units, left, ...defined({ assumed: assumed || undefined }) };
}
