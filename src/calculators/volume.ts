/**
 * A volume of equal striped disks behind one VM, and every limit between the application and it.
 * Three calculators ask the same thing of it: which of these limits is the bottleneck?
 */
import type { Verdict } from '../kit/index.ts';
import { cacheMissFraction, exceeds, iopsOf, ioUnits, stripedLimits } from '../laws/index.ts';
import type { Disk, Edition, Vm, VmLimit } from '../limits/types.ts';
import {
  type Crossing,
  countsInUnits,
  type Kind,
  lacksFigure,
  type Place,
  placeNames,
  type VmPlace,
  vmPath,
} from '../storage/path.ts';
import { type Cache, cacheRule, type Fault, faultsOf } from '../storage/set-up.ts';
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
  readonly kind: Kind;
  readonly place: Place;
  /** Whose limit it is: “DS1”, “4 × P30”. */
  readonly owner: string;
  /** The limit as it is published. */
  readonly cap: Iops | BytesPerSecond;
  /** The application IOs it allows in a second. */
  readonly allows: Iops;
};

const kindNames: Readonly<Record<Kind, string>> = { iops: 'IOPS', throughput: 'throughput' };

/** A limit as the reader sees it named: “VM uncached IOPS (DS1)”. */
export const limitName = ({ place, kind, owner }: Pick<Limit, 'place' | 'kind' | 'owner'>) =>
  `${place === 'disk' ? 'disk' : placeNames[place]} ${kindNames[kind]} (${owner})`;

const diskName = ({ disk, disks }: Pick<Volume, 'disk' | 'disks'>) =>
  disks === 1 ? disk.name : `${disks} × ${disk.name}`;

/** What the volume is and where, as a caption says it. */
export const volumeName = (volume: Volume) =>
  `${diskName(volume)}${volume.vm ? ` on ${volume.vm.name}` : ''}`;

/** The VM limits that IOs to this volume cross. */
const crossings = ({ disk, vm, cached, read, hit }: Volume): readonly Crossing[] =>
  vm ? vmPath(vm, disk, cached, cacheMissFraction(cached, read, hit)) : [];

/** As how many disk IOs one application IO counts at the disks that it touches, all together. */
export function unitsOf({ disk, spread = 1 }: Volume, size: Bytes): number {
  return spread * ioUnits((size / spread) as Bytes, countsInUnits(disk));
}

/**
 * Which limits are between the application and the volume, and what does each allow at this IO size?
 * @returns the limits that have a published figure, disks first, then the VM's in the order of the path
 */
export function limitsOf(volume: Volume, size: Bytes): readonly Limit[] {
  const { disk, disks, vm, cached, read, hit } = volume;
  const past = cacheMissFraction(cached, read, hit);
  const all: Limit[] = [];
  const add = (place: Place, owner: string, caps: VmLimit, units: number, part: number) => {
    if (part === 0) return;
    const limit = (kind: Kind, cap: Limit['cap'], allows: number) =>
      all.push({ kind, place, owner, cap, allows: iops(allows / part) });
    if (typeof caps.iops === 'number') limit('iops', caps.iops, caps.iops / units);
    if (typeof caps.throughput === 'number')
      limit('throughput', caps.throughput, iopsOf(caps.throughput, size));
  };
  add('disk', diskName(volume), stripedLimits(disk, disks), unitsOf(volume, size), past);
  for (const { place, caps, part } of crossings(volume)) add(place, vm?.name ?? '', caps, 1, part);
  return all;
}

/** Which VM limits do IOs to this volume cross whose figure is not published? */
export const unpublishedOf = (volume: Volume): readonly VmPlace[] =>
  crossings(volume)
    .filter(({ caps }) => lacksFigure(caps))
    .map(({ place }) => place);

/** What the lowest limits allow, and which they are. */
export type Bottleneck = { readonly iops: Iops; readonly by: readonly Limit[] };

/**
 * The least that any limit allows, and every limit that allows no more (to within rounding).
 * @returns nothing where no limit has a published figure: then nobody can say what is achieved
 */
export function bottleneckOf(limits: readonly Limit[]): Bottleneck | undefined {
  if (limits.length === 0) return undefined;
  const lowest = Math.min(...limits.map(({ allows }) => allows));
  return { iops: iops(lowest), by: limits.filter(({ allows }) => !exceeds(allows, lowest)) };
}

/** The lowest IOPS and the lowest throughput on the path, for IOs that count once; each missing where it is not published. */
export function lowestOf(volume: Volume): { readonly [K in Kind]?: number } {
  const limits = limitsOf({ ...volume, spread: 1 }, 1 as Bytes);
  const lowest = (kind: Kind) => {
    const allowed = limits.filter((limit) => limit.kind === kind).map(({ allows }) => allows);
    // At an IO size of one byte a throughput in bytes per second is a rate in IOPS.
    return allowed.length > 0 ? { [kind]: Math.min(...allowed) } : {};
  };
  return { ...lowest('iops'), ...lowest('throughput') };
}

/** The reasons why this volume cannot be built as it was chosen, and why its figures are not the whole truth. */
export type Standing = {
  readonly faults: readonly Fault[];
  readonly unpublished: readonly VmPlace[];
  readonly verdict?: Verdict;
};

/**
 * How does this volume stand as a set-up, whatever queue uses it?
 * - not possible where Azure refuses it;
 * - oversubscribed where the disks together exceed a limit of the VM at this IO size;
 * - not checked where its IOs cross a limit that is not published.
 * @param cache the setting that was chosen, whether it takes effect or not
 */
export function standingOf(volume: Volume, size: Bytes, cache: Cache, edition: Edition): Standing {
  const { disk, disks: count, vm } = volume;
  const faults = faultsOf(vm, [{ role: 'data', disk, count, cache }], edition);
  const unpublished = unpublishedOf(volume);
  const limits = limitsOf(volume, size);
  const own = bottleneckOf(limits.filter(({ place }) => place === 'disk'));
  const most = bottleneckOf(limits);
  const verdict = ((): Verdict | undefined => {
    if (faults.length > 0) return 'not-possible';
    if (own && most && exceeds(own.iops, most.iops)) return 'oversubscribed';
    return unpublished.length > 0 ? 'not-checked' : undefined;
  })();
  return { faults, unpublished, ...(verdict ? { verdict } : {}) };
}

/** May this volume have the host cache that was chosen? */
export const cacheTakesEffect = (
  { disk, vm }: Pick<Volume, 'disk' | 'vm'>,
  cache: string,
  edition: Edition,
) => cache !== 'None' && cacheRule({ disk, role: 'data' }, vm, edition) === undefined;
