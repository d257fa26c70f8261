/**
 * The path of an IO: which limits does it cross on its way to a disk, and what do they allow? Every
 * calculator, the simulation, the checks and the recommendations take their limits from here.
 *
 *   temp disk of a VM up to v5     -> VM cached limit, and the local disk's own where it is published
 *   local NVMe disk (v6 and later) -> the local disk's own limit, which differs for reads and writes
 *   ephemeral OS disk              -> the path of the host cache, temp disk or NVMe disks that it is on
 *   cached disk, read hit          -> VM cached limit
 *   cached disk, miss or write     -> VM cached limit -> VM uncached limit -> disk
 *   uncached disk                  -> VM uncached limit -> disk
 *
 * On sizes that publish a second column for them, Premium SSD v2 and Ultra Disk cross that limit in
 * place of the uncached one. (Disks-performance page, 2026-09; throttling article, 2017; size pages.)
 */
import { iopsOf, ioSizeRange, ioUnits, stripedLimits } from '../../laws/index.ts';
import type { ElasticFamily } from '../../limits/elastic.ts';
import type { Disk, LimitPair, PublishedLimit, Vm, VmLimit } from '../../limits/types.ts';
import { type Bytes, bytesPerSecond, kib } from '../../units/index.ts';

export type Kind = 'iops' | 'throughput';
export const kinds = ['iops', 'throughput'] as const satisfies readonly Kind[];

/** A limit of the VM for attached disks: cached, uncached, or the column for Premium SSD v2 and Ultra Disk. */
export type RemoteLimitId = 'cached' | 'uncached' | 'elastic';
/** Those, that of the local disk, and that of the NVMe disks which some sizes have beside it. */
export type VmLimitId = RemoteLimitId | 'local' | 'nvme';
export type LimitId = VmLimitId | 'disk';

/** The names of VM limits in the UI, such as “VM uncached”. */
export const vmLimitNames: Readonly<Record<VmLimitId, string>> = {
  cached: 'VM cached',
  uncached: 'VM uncached',
  elastic: 'VM v2/Ultra',
  local: 'local disk',
  nvme: 'local NVMe',
};

/**
 * What a limit allows in IOPS or bytes per second. Without `sustained` there is no such limit, or it is
 * not published. A figure that is not published is one that the limit does not exceed: what is above
 * it is too much, and what is below it is not checked.
 */
export type Figure = {
  readonly sustained?: number;
  readonly published: boolean;
  /** The figure is of the temp disk, and the cache may allow more: above it nothing is published. */
  readonly mayBeHigher?: true;
};

/** One dimension of one limit on the path. */
export type PathLimit = Figure & {
  readonly id: LimitId;
  readonly kind: Kind;
  /** What it allows while burst credits last; only where that is more. */
  readonly burst?: number;
  /** Whose IOs use it up: those of this disk, of the temp disk and all cached disks, or of all disks of the VM that cross it. */
  readonly sharedBy: 'disk' | 'cached disks' | 'VM';
  /** The share of the IOs to this target that cross it, from 0 to 1. */
  readonly crossing: number;
  /** Whether an IO over 256 KiB counts as several. */
  readonly countsIoUnits: boolean;
  /** For how many reads a write counts; left out where both count the same. */
  readonly writeCost?: number;
};

/** Equal disks that are striped; `cached` where a host cache takes effect. */
export type DiskTarget = { readonly disk: Disk; readonly disks: number; readonly cached: boolean };

/** Is its performance provisioned apart from its size? Premium SSD v2 and Ultra Disk are such disks. */
export const isProvisioned = <One extends Pick<Disk, 'family'>>(
  disk: One,
): disk is One & Pick<ElasticFamily, 'family'> =>
  disk.family === 'Premium SSD v2' || disk.family === 'Ultra Disk';

/** The smallest IO: a sector, which Premium SSD v2 and Ultra Disk have of 4,096 bytes unless they are made with others. */
export const sectorOf = (disk?: Pick<Disk, 'family'>): Bytes =>
  disk && isProvisioned(disk) ? kib(4) : ioSizeRange.min;

/** Does it cross the VM's limit for Premium SSD v2 and Ultra Disk? Only sizes that publish one have it. */
export const hasOwnLimit = (disk: Pick<Disk, 'family'>, vm: Pick<Vm, 'elastic'>): boolean =>
  isProvisioned(disk) && vm.elastic !== undefined;

/** Can one IO of this disk count as several? The pages say so only of Premium and Standard SSD. */
export const countsIoUnits = ({ family }: Pick<Disk, 'family'>): boolean =>
  family === 'Premium SSD' || family === 'Standard SSD';

/**
 * The policy for missing figures: what crosses a limit whose figure is not published is never said to
 * fit; where a VM has no such limit at all, nothing is limited.
 */
const figureOf = (limit: PublishedLimit<number>): Figure =>
  typeof limit === 'number'
    ? { sustained: limit, published: true }
    : { published: limit === 'none' };

/** Is there no such limit, as opposed to one whose figure is not published? */
export const isNoLimit = ({ sustained, published }: Figure): boolean =>
  published && sustained === undefined;

/** A limit of the disks themselves, which is published for every disk. */
type DiskLimit = PathLimit & { readonly sustained: number };

/**
 * What do equal striped disks allow by themselves, whatever VM they are attached to? In IOPS and in
 * bytes per second: `sustained`, and `burst` while burst credits last, where they have them.
 * @param crossing the share of the IOs to them that reach the disks, from 0 to 1
 */
export function ownLimits(disk: Disk, disks = 1, crossing = 1): Readonly<Record<Kind, DiskLimit>> {
  const sustained = stripedLimits(disk, disks);
  const burst = disk.burst && stripedLimits(disk.burst, disks);
  const limitOf = (kind: Kind): DiskLimit => ({
    id: 'disk',
    kind,
    sharedBy: 'disk',
    crossing,
    published: true,
    sustained: sustained[kind],
    ...(burst ? { burst: burst[kind] } : {}),
    countsIoUnits: countsIoUnits(disk),
  });
  return { iops: limitOf('iops'), throughput: limitOf('throughput') };
}

/** What the limits of a VM allow while its own burst credits last, where that is published. */
export const publishedBurst = (vm: Vm, id: RemoteLimitId): LimitPair | undefined =>
  ({ cached: vm.cachedBurst, uncached: vm.uncachedBurst, elastic: vm.elasticBurst })[id];

/**
 * Both dimensions of a limit of the VM; `local.ts` has that of local disks.
 * @param crossing the share of the IOs that cross it, from 0 to 1
 */
export function vmLimit(vm: Vm, id: RemoteLimitId, crossing = 1): readonly PathLimit[] {
  const limits: VmLimit | undefined = vm[id];
  const burst = publishedBurst(vm, id);
  return kinds.map((kind) => {
    const figure = figureOf(limits?.[kind] ?? 'not published');
    // The page of Ddsv7 prints a burst below the sustained limit for its largest size.
    const bursts = burst && figure.sustained !== undefined && burst[kind] > figure.sustained;
    return {
      id,
      kind,
      sharedBy: id === 'cached' ? 'cached disks' : 'VM',
      crossing,
      ...figure,
      ...(id === 'cached' && vm.cachedMayBeHigher ? { mayBeHigher: true } : {}),
      ...(bursts ? { burst: burst[kind] } : {}),
      countsIoUnits: false,
    };
  });
}

/**
 * Which limits do IOs to these disks cross?
 * @param vm left out where only the disks count
 * @param missRatio the share of the IOs that the host cache does not answer, from 0 to 1; where it is
 *   0, the limits behind the cache are on the path and no IO crosses them
 * @returns the disks' own limit first, then the VM's in the order in which an IO crosses them
 */
export function diskPath(
  vm: Vm | undefined,
  target: DiskTarget,
  missRatio: number,
): readonly PathLimit[] {
  const { disk, disks, cached } = target;
  const ofDisk = Object.values(ownLimits(disk, disks, missRatio));
  if (!vm) return ofDisk;
  return [
    ...ofDisk,
    ...(cached ? vmLimit(vm, 'cached') : []),
    ...vmLimit(vm, hasOwnLimit(disk, vm) ? 'elastic' : 'uncached', missRatio),
  ];
}

/** Which VM limits does some IO cross whose figure is not published in a dimension? Each once. The limits of local NVMe disks are of the VM. */
export const unpublishedOn = (path: readonly PathLimit[]): readonly VmLimitId[] => [
  ...new Set(
    path.flatMap(({ id, published, crossing }) =>
      published || crossing === 0 ? [] : [id === 'disk' ? 'local' : id],
    ),
  ),
];

/**
 * How many IOs does a limit count for one of this size?
 * @param spread the number of disks of a stripe that it is spread over; it counts against each of them
 */
export const ioUnitsAt = (limit: PathLimit, size: Bytes, spread = 1): number =>
  limit.id === 'disk' ? spread * ioUnits((size / spread) as Bytes, limit.countsIoUnits) : 1;

/**
 * For how much does a limit count one IO to its target, or one byte of it? For the share of them that
 * crosses it, × the IO units of an IO of this size.
 */
export const shareOf = (limit: PathLimit, size: Bytes | undefined, spread = 1): number =>
  limit.kind === 'iops' && size !== undefined
    ? limit.crossing * ioUnitsAt(limit, size, spread)
    : limit.crossing;

/**
 * How many IOs of this size does a limit allow in a second? Without a figure it does not limit.
 * IOPS limit / IO units, or throughput limit / IO size (design guide, Nature of IO Requests).
 */
export function allowedIops(limit: PathLimit, size: Bytes, spread = 1): number {
  const { kind, sustained } = limit;
  if (sustained === undefined) return Number.POSITIVE_INFINITY;
  return kind === 'iops'
    ? sustained / ioUnitsAt(limit, size, spread)
    : iopsOf(bytesPerSecond(sustained), size);
}

/** How many IOs of this size do several limits allow in a second, if every IO crosses all of them? */
export const lowestIops = (limits: readonly PathLimit[], size: Bytes): number =>
  Math.min(...limits.map((limit) => allowedIops(limit, size)));
