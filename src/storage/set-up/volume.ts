/**
 * A volume of equal striped disks behind one VM, and every limit between the application and it.
 * Three calculators ask which of these limits is the bottleneck.
 */

import { cacheMissFraction } from '../../laws/index.ts';
import type { Edition, Vm } from '../../limits/types.ts';
import { type Bytes, exceeds, type Iops, iops, type SetUpVerdict } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { formatDisks } from '../path/disk-names.ts';
import { localPath, nvmeDisksIn } from '../path/local.ts';
import {
  allowedIops,
  type DiskTarget,
  diskPath,
  type Kind,
  ownLimits,
  type PathLimit,
  unpublishedOn,
  type VmLimitId,
} from '../path/path.ts';
import type { Cache } from './disk-group.ts';
import { type Fault, faultsOf } from './refused.ts';

export type Volume = DiskTarget & {
  readonly vm: Vm | undefined;
  /** Shares from 0 to 1. */
  readonly read: number;
  readonly hit: number;
  /** Over how many disks one IO is spread; 1 unless it is wider than a stripe unit. */
  readonly spread?: number;
};

/** One limit with a published figure, and the rate of application IOs it allows at one IO size. */
export type VolumeLimit = PathLimit & {
  /** Whose limit it is: “DS1”, “4 × P30”. */
  readonly owner: string;
  readonly sustained: number;
  /** The application IOs it allows in a second. */
  readonly allows: Iops;
};

/** The volume and its VM, for captions: “4 × P30 on DS4”. */
export const volumeName = ({ disk, disks, vm }: Volume) =>
  `${formatDisks(disk, disks)}${vm ? ` on ${vm.name}` : ''}`;

/**
 * Every limit that its IOs cross, with a figure or without. Those to local NVMe disks cross no limit but that of the disks,
 * of which a VM gives each an equal part.
 */
export const pathOf = (volume: Volume): readonly PathLimit[] => {
  const { vm, disk, disks: count, cached, read, hit } = volume;
  if (!vm || !disk.placement) return diskPath(vm, volume, cacheMissFraction(cached, read, hit));
  return nvmeDisksIn(vm) === 0 ? [] : localPath(vm, { disk, count }, read);
};

/** What do the limits of one of its disks allow, whatever VM it is attached to? Those of a local NVMe disk are of its VM. */
export const limitsOfDisk = ({ vm, disk, read }: Volume): readonly PathLimit[] =>
  vm && disk.placement ? localPath(vm, { disk, count: 1 }, read) : Object.values(ownLimits(disk));

/** At an IO size of one byte no IO counts as several, and IOPS and throughput are compared each by itself. */
export const smallestIo = 1 as Bytes;

/**
 * Which limits are between the application and the volume, and what does each allow at this IO size?
 * @returns the limits that have a published figure, disks first, then the VM's in the order of the path
 */
export function limitsOf(volume: Volume, size: Bytes): readonly VolumeLimit[] {
  const { disk, disks, vm, spread } = volume;
  return pathOf(volume).flatMap((limit): VolumeLimit[] => {
    const { id, sustained, crossing } = limit;
    if (sustained === undefined || crossing === 0) return [];
    const owner = id === 'disk' ? formatDisks(disk, disks) : (vm?.name ?? '');
    const allows = iops(allowedIops(limit, size, spread) / crossing);
    return [{ ...limit, sustained, owner, allows }];
  });
}

/** Which VM limits do IOs to this volume cross whose figure is not published? */
export const unpublishedOf = (volume: Volume): readonly VmLimitId[] =>
  unpublishedOn(pathOf(volume));

/** What the lowest limits allow, and which they are. */
export type Bottleneck = { readonly iops: Iops; readonly by: readonly VolumeLimit[] };

/**
 * The lowest rate that any limit allows, and every limit that allows no more (to within rounding).
 * @returns nothing where no limit has a published figure, so that it is not known what is achieved
 */
export function bottleneckOf(limits: readonly VolumeLimit[]): Bottleneck | undefined {
  if (limits.length === 0) return undefined;
  const lowest = Math.min(...limits.map(({ allows }) => allows));
  return { iops: iops(lowest), by: limits.filter(({ allows }) => !exceeds(allows, lowest)) };
}

/** The lowest IOPS and the lowest throughput on the path, for IOs that count once; each missing where it is not published. */
export function lowestOf(volume: Volume): { readonly [K in Kind]?: number } {
  const limits = limitsOf({ ...volume, spread: 1 }, smallestIo);
  const lowest = (kind: Kind) => {
    const allowed = limits.filter((limit) => limit.kind === kind).map(({ allows }) => allows);
    // At an IO size of one byte a throughput in bytes per second is a rate in IOPS.
    return allowed.length > 0 ? { [kind]: Math.min(...allowed) } : {};
  };
  return { ...lowest('iops'), ...lowest('throughput') };
}

/** Why this volume cannot be built as it was chosen, and which limits on its path have no figure. */
export type VolumeCheck = {
  readonly faults: readonly Fault[];
  readonly unpublished: readonly VmLimitId[];
  /** The cached limit holds it back, and may be higher than its figure. */
  readonly isDoubted: boolean;
  readonly verdict?: SetUpVerdict;
};

/**
 * Which verdict does this volume have as a set-up, whatever the queue depth?
 * - not possible where Azure refuses it;
 * - oversubscribed where the disks together exceed a limit of the VM at this IO size;
 * - not checked where its IOs cross a limit that is not published, or one holds them back that may be higher.
 * @param cache the setting that was chosen, whether it takes effect or not
 */
export function checkVolume(
  volume: Volume,
  size: Bytes,
  cache: Cache,
  edition: Edition,
): VolumeCheck {
  const { disk, disks: count, vm } = volume;
  const faults = faultsOf(vm, [{ role: 'data', disk, count, cache }], edition);
  const unpublished = unpublishedOf(volume);
  const limits = limitsOf(volume, size);
  const ofDisks = bottleneckOf(limits.filter(({ id }) => id === 'disk'));
  const ofAll = bottleneckOf(limits);
  const isHeldBack = ofDisks && ofAll && exceeds(ofDisks.iops, ofAll.iops);
  const isDoubted = ofAll?.by.every(({ mayBeHigher }) => mayBeHigher) ?? false;
  const verdict = ((): SetUpVerdict | undefined => {
    if (faults.length > 0) return 'not-possible';
    if (isDoubted) return 'not-checked';
    if (isHeldBack) return 'oversubscribed';
    return unpublished.length > 0 ? 'not-checked' : undefined;
  })();
  return { faults, unpublished, isDoubted, ...defined({ verdict }) };
}
