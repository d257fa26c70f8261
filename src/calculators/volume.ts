/**
 * A volume of equal striped disks behind one VM, and every limit between the application and it.
 * Three calculators ask the same thing of it: which of these limits lets the least through?
 */
import { type Caps, countedAs, iopsOf, pastCache, together } from '../laws/index.ts';
import type { Disk, Vm } from '../limits/types.ts';
import { type Bytes, type BytesPerSecond, type Iops, iops } from '../units/index.ts';

export type Volume = {
  readonly disk: Disk;
  readonly disks: number;
  readonly vm: Vm | undefined;
  readonly cached: boolean;
  /** Shares from 0 to 1. */
  readonly read: number;
  readonly hit: number;
  /** Over how many disks one IO is spread; 1 unless it is wider than a stripe unit. */
  readonly spread?: number;
};

/** One limit, in the rate of application IOs it allows at one IO size. */
export type Limit = {
  readonly kind: 'iops' | 'throughput';
  readonly place: 'disk' | 'VM cached' | 'VM uncached';
  /** Whose limit it is: “DS1”, “4 × P30”. */
  readonly owner: string;
  /** The cap as it stands. */
  readonly cap: Iops | BytesPerSecond;
  /** The application IOs it lets through in a second. */
  readonly allows: Iops;
};

/** A limit as the reader sees it named: “VM uncached IOPS (DS1)”. */
export const limitName = ({ place, kind, owner }: Limit) =>
  `${place} ${kind === 'iops' ? 'IOPS' : kind} (${owner})`;

/** May an IO of this disk count as several? Premium and Standard SSD say so, the others do not. */
export const countsInUnits = (disk: Disk) =>
  disk.family === 'Premium SSD' || disk.family === 'Standard SSD';

const diskName = ({ disk, disks }: Pick<Volume, 'disk' | 'disks'>) =>
  disks === 1 ? disk.name : `${disks} × ${disk.name}`;

/** What the volume is and where, as a caption says it. */
export const volumeName = (volume: Volume) =>
  `${diskName(volume)}${volume.vm ? ` on ${volume.vm.name}` : ''}`;

/** Premium SSD v2 and Ultra Disk have a cap of their own on newer sizes. */
export const uncachedGate = (vm: Vm, disk: Disk) =>
  (disk.family === 'Premium SSD v2' || disk.family === 'Ultra Disk') && vm.elastic
    ? vm.elastic
    : vm.uncached;

/** As how many disk IOs one application IO counts at the disks that it touches, all together. */
export function unitsOf({ disk, spread = 1 }: Volume, size: Bytes): number {
  return spread * countedAs((size / spread) as Bytes, countsInUnits(disk));
}

/**
 * Which limits stand between the application and the volume, and what does each allow at this IO size?
 * @returns the limits that have a published figure, disks first, then the VM's gates in the order of the way
 */
export function limitsOf(volume: Volume, size: Bytes): readonly Limit[] {
  const { disk, disks, vm, cached, read, hit } = volume;
  const past = pastCache(cached, read, hit);
  const all: Limit[] = [];
  const add = (
    place: Limit['place'],
    owner: string,
    caps: { readonly iops: Iops | string; readonly throughput: BytesPerSecond | string },
    units: number,
    part: number,
  ) => {
    if (part === 0) return;
    const limit = (kind: Limit['kind'], cap: Limit['cap'], allows: number) =>
      all.push({ kind, place, owner, cap, allows: iops(allows / part) });
    if (typeof caps.iops === 'number') limit('iops', caps.iops, caps.iops / units);
    if (typeof caps.throughput === 'number')
      limit('throughput', caps.throughput, iopsOf(caps.throughput, size));
  };
  add('disk', diskName(volume), together(disk, disks), unitsOf(volume, size), past);
  if (vm && cached) add('VM cached', vm.name, vm.cached, 1, 1);
  if (vm) add('VM uncached', vm.name, uncachedGate(vm, disk), 1, past);
  return all;
}

/** The least that any limit allows, and every limit that allows no more. Empty limits allow anything. */
export function binding(limits: readonly Limit[]): {
  readonly iops: Iops;
  readonly by: readonly Limit[];
} {
  let least = Number.POSITIVE_INFINITY;
  for (const { allows } of limits) least = Math.min(least, allows);
  return { iops: iops(least), by: limits.filter(({ allows }) => allows === least) };
}

/** What the volume gives at this IO size if the queue is deep enough. */
export const rateOf = (volume: Volume, size: Bytes): Iops => binding(limitsOf(volume, size)).iops;

/** The tightest IOPS and the tightest throughput on the way, for IOs that are not counted several times. */
export function tightest(volume: Volume): Caps {
  const limits = limitsOf({ ...volume, spread: 1 }, 1 as Bytes);
  const least = (kind: Limit['kind']) =>
    Math.min(...limits.filter((limit) => limit.kind === kind).map(({ allows }) => allows));
  // At an IO size of one byte a throughput in bytes per second is a rate in IOPS.
  return { iops: iops(least('iops')), throughput: least('throughput') as BytesPerSecond };
}

/** May this volume have the host cache that was chosen? */
export const cacheTakesEffect = ({ disk, vm }: Pick<Volume, 'disk' | 'vm'>, cache: string) =>
  cache !== 'None' && disk.hostCache !== 'no' && (vm?.hostCache ?? true);
