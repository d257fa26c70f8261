/** Which devices of a text are disks, and which disks of the set-up are they? */
import type { Series } from '../../readers/reading.ts';
import type { Group } from '../disk-group-field.ts';

/** Nothing on Azure’s disks: memory, images, drives without a disk. In sar, devices 1, 2, 7 and 11. */
const noDisk = /^(loop|ram|zram|sr|fd)\d+$|^dev(1|2|7|11)-\d+$/;
/** Volumes that are made of disks: LVM, dm-crypt, mdadm; in sar 9, and 252 to 254 of the device mapper. */
const volume = /^(dm-\d+|md\d+|md_\S+|bcache\d+|drbd\d+)$|^dev(9|25[2-4])-\d+$/;
/** Sums over several disks. */
const total = /^(_Total|all disks|data disks|iostat ALL)$/i;
/** The host’s view of all cached, or all uncached, disks (Azure Monitor). */
export const isVmMetric = (device: string): boolean => /^VM (cached|uncached)$/.test(device);

/** The disk that a partition is on, by the names of Linux; in sar the minor number of a partition is no multiple of 16. */
function wholeOf(device: string): string | undefined {
  const [, nvme] = /^(nvme\d+n\d+)p\d+$/.exec(device) ?? [];
  const [, scsi] = /^((?:sd|vd|xvd|hd)[a-z]+)\d+$/.exec(device) ?? [];
  const [, major, minor = '0'] = /^dev(8|65|66|67)-(\d+)$/.exec(device) ?? [];
  const of =
    major && Number(minor) % 16 > 0 && `dev${major}-${Number(minor) - (Number(minor) % 16)}`;
  return nvme ?? scsi ?? (of || undefined);
}

/** Numbers in names count as numbers: LUN 2 comes before LUN 10. */
function byName(one: string, other: string): number {
  const [ones, others] = [one, other].map((name) => name.match(/\d+|\D+/g) ?? []);
  for (const [at, part] of (ones ?? []).entries()) {
    const next = others?.[at] ?? '';
    if (part === next) continue;
    const difference = Number(part) - Number(next);
    return Number.isNaN(difference) || next === '' ? (part < next ? -1 : 1) : difference;
  }
  return (ones?.length ?? 0) - (others?.length ?? 0);
}

/**
 * The devices to count: disks before their partitions and the volumes made of them, single disks before sums.
 * @returns nothing that another one of them contains
 */
export function leavesOf(series: readonly Series[]): readonly Series[] {
  const disks = series.filter(({ device }) => !noDisk.test(device) && !isVmMetric(device));
  const names = new Set(disks.map(({ device }) => device));
  const whole = disks.filter(({ device }) => !names.has(wholeOf(device) ?? ''));
  const physical = whole.filter(({ device }) => !volume.test(device));
  const single = (physical.length > 0 ? physical : whole).filter(
    ({ device }) => !total.test(device),
  );
  // Of several sums, that of data disks goes with the OS disk, and that of all disks is alone.
  const sums = physical.filter(({ device }) => total.test(device));
  const data = sums.filter(({ device }) => device === 'data disks');
  const isSplit = single.some(({ device }) => /^LUN \d/.test(device));
  const others = single.some(({ device }) => device === 'OS disk') || data.length > 0;
  const added = isSplit
    ? []
    : data.length > 0
      ? data
      : others || single.length > 0
        ? []
        : sums.slice(0, 1);
  return [...single, ...added].toSorted((a, b) => byName(a.device, b.device));
}

/** Linux names the OS disk first, Windows numbers it 0, and Azure Monitor calls it so. */
const osDevice = /^(sda|vda|xvda|hda|nvme0n1|dev8-0|dev259-0|OS disk|0|0 .*|C:|.* C:)$/;
/** Where a VM has a temp disk, Linux mostly names it second, and Windows gives it the letter D. */
const tempDevice = /^(sdb|dev8-16|temp disk|\d D:|D:|nvme1n1)$/;

/** Devices that are disks of one group: each one disk, or a volume of all of them. */
export type Unit = {
  readonly group: number;
  readonly devices: readonly string[];
  /** How many disks they are. */
  readonly count: number;
};

export type Mapping = {
  readonly units: readonly Unit[];
  /** Devices that are counted at none of the disks. */
  readonly left: readonly string[];
  /** What had to be assumed, for the reader to check. */
  readonly assumed?: 'order' | 'busiest' | 'temp';
};

type Grouped = Pick<Group, 'role' | 'count'>;

const isSum = (device: string) => total.test(device) || volume.test(device);

/**
 * Which disks of the set-up are these devices? The text names devices, and the set-up names disks: the OS disk is known
 * by its name, and the others are taken in the order of their names, which is said where it could be otherwise.
 * @param busyness how much each device moved, which decides where there are more devices than disks
 */
export function mapDevices(
  devices: readonly string[],
  groups: readonly Grouped[],
  hasTemp: boolean,
  busyness: (device: string) => number,
): Mapping {
  const os = groups.findIndex(({ role }) => role === 'os');
  const others = groups.flatMap((group, at) => (at === os ? [] : [{ ...group, at }]));
  const disks = others.reduce((sum, { count }) => sum + count, 0);
  const named = devices.filter((device) => osDevice.test(device));
  // A single device is the OS disk only where there is no other disk, or Azure says so.
  const isOs = (device: string) =>
    os >= 0 && named[0] === device && (devices.length > 1 || disks === 0 || device === 'OS disk');
  const units: Unit[] = devices
    .filter(isOs)
    .map((device) => ({ group: os, devices: [device], count: 1 }));
  let rest = devices.filter((device) => !isOs(device));
  const left: string[] = [];
  let assumed: Mapping['assumed'];
  const temp = rest.find((device) => tempDevice.test(device));
  if (temp !== undefined && (temp === 'temp disk' || (hasTemp && rest.length > disks))) {
    rest = rest.filter((device) => device !== temp);
    left.push(temp);
    if (temp !== 'temp disk') assumed = 'temp';
  }
  const [only] = rest;
  const largest = others.toSorted((a, b) => b.count - a.count)[0];
  if (only !== undefined && rest.length === 1 && isSum(only) && largest) {
    // A volume or a sum is all disks of a group.
    units.push({ group: largest.at, devices: [only], count: largest.count });
    return {
      units,
      left,
      ...(others.length > 1 ? { assumed: 'order' } : assumed ? { assumed } : {}),
    };
  }
  if (rest.length > disks) {
    const busiest = rest.toSorted((a, b) => busyness(b) - busyness(a)).slice(0, disks);
    left.push(...rest.filter((device) => !busiest.includes(device)));
    // Devices that did nothing are no reason to ask.
    if (left.some((device) => busyness(device) > 0)) assumed = 'busiest';
    rest = rest.filter((device) => busiest.includes(device));
  } else if (others.length > 1) assumed = 'order';
  for (const { at, count } of others) {
    const taken = rest.slice(0, count);
    rest = rest.slice(count);
    units.push(...taken.map((device) => ({ group: at, devices: [device], count: 1 })));
  }
  return { units, left, ...(assumed ? { assumed } : {}) };
}
