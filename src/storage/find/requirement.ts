/** What is required of a VM with its disks, and which of its parts may differ from set-up to set-up. */
import { exceeds, throughputOf } from '../../laws/index.ts';
import { zoned, zonedFamilies } from '../../limits/bought-disks.ts';
import type { Os } from '../../limits/prices/regions.ts';
import type { Disk, ManagedFamily, Vm } from '../../limits/types.ts';
import {
  type Bytes,
  type BytesPerSecond,
  type Fraction,
  type Iops,
  iops,
  type Seconds,
} from '../../units/index.ts';
import type { MeanLoad } from '../set-up/cost.ts';
import { conflictOf, type Demand, demandsOf, type Group } from '../set-up/demand.ts';
import type { SetUp } from '../set-up/loads.ts';
import type { DiskSet } from '../set-up/provisioning.ts';
import type { DiskGroup } from '../set-up/set-up.ts';

/** What the vendor says of the latency of a disk: below 1 ms, below 10 ms, or nothing. */
export type LatencyClass = 'any' | 'single-digit' | 'sub-ms';

/** Families of managed disks. */

/** Which sizes are left out, and whether set-ups that cross an unpublished limit are. */
export const exclusions = ['retiring', 'preview', 'arm', 'burstable', 'unpublished'] as const;
export type Exclusion = (typeof exclusions)[number];

export type Requirement = {
  /** At least one of the two is given; the other follows from the IO size, or is a peak of its own. */
  readonly iops: Iops | undefined;
  readonly throughput: BytesPerSecond | undefined;
  readonly capacity: Bytes;
  readonly size: Bytes;
  /** What disks that are billed by the operation do on average; a share of the target where it is not known. */
  readonly meanIops: Iops | undefined;
  readonly read: Fraction;
  readonly hit: Fraction;
  /** The least that is accepted: a faster class meets a slower one too. */
  readonly latencyClass: LatencyClass;
  readonly families: readonly ManagedFamily[];
  /** Of all managed disks, that of the OS too. */
  readonly redundancy: 'LRS' | 'ZRS';
  /** 0 where any number will do. */
  readonly vcpus: number;
  /** Missing where there may be any number of them. */
  readonly maxVcpus: number | undefined;
  readonly memory: Bytes;
  readonly localDisk: boolean;
  /** The unused share of every limit that counts, in whole per cent. */
  readonly headroom: number;
  /** For how long in a day the target is needed, so that burst credits may serve it; left out where it is needed at all times. */
  readonly burst: Seconds | undefined;
  /** ReadWrite can lose data of a data disk, so it is never proposed. */
  readonly cache: 'any' | 'None' | 'ReadOnly';
  readonly maxDisks: number;
  /** Priced, idle, and not one of the data disks. */
  readonly osDisk: Disk | undefined;
  readonly exclude: readonly Exclusion[];
  readonly os: Os;
};

/**
 * Do fewer vCPUs save licences? Windows Server is licensed by the core, and a maximum of vCPUs is how
 * a requirement says so of other software. A size with constrained vCPUs costs what the full one does.
 */
export const savesCores = ({ os, maxVcpus }: Pick<Requirement, 'os' | 'maxVcpus'>): boolean =>
  os === 'windows' || maxVcpus !== undefined;

/** Its unused share counts as enough from here on, so that nobody is shown ever larger machines. */
const enoughHeadroom = 50;

/** Up to which headroom do set-ups of this requirement differ? In whole per cent. */
export const mostHeadroom = ({ headroom }: Pick<Requirement, 'headroom'>): number =>
  Math.max(enoughHeadroom, headroom);

/**
 * For which headroom are Premium SSD v2 and Ultra Disk provisioned, whose figures can be any? For the
 * required one, and each ten per cent above it until it is enough.
 */
export const headroomSteps = ({ headroom }: Pick<Requirement, 'headroom'>): readonly number[] => [
  headroom,
  ...[10, 20, 30, 40, 50].filter((step) => step > headroom),
];

/** What the vendor says of each family (disk types page, 2026-08: “single-digit millisecond”, “submillisecond”). */
const classOf: Readonly<Record<ManagedFamily, LatencyClass>> = {
  'Premium SSD': 'single-digit',
  'Standard SSD': 'single-digit',
  'Standard HDD': 'any',
  'Premium SSD v2': 'sub-ms',
  'Ultra Disk': 'sub-ms',
};
const classes: readonly LatencyClass[] = ['any', 'single-digit', 'sub-ms'];

/** Which families are searched: those that are accepted, as far as their latency and their redundancy are. */
export const familiesOf = ({
  families,
  latencyClass,
  redundancy,
}: Pick<Requirement, 'families' | 'latencyClass' | 'redundancy'>): readonly ManagedFamily[] =>
  families.filter(
    (family) =>
      classes.indexOf(classOf[family]) >= classes.indexOf(latencyClass) &&
      (redundancy === 'LRS' || zonedFamilies.includes(family)),
  );

type OfOs = Pick<Requirement, 'osDisk' | 'redundancy'>;

/** The idle OS disk as a group, a local one as it is; one that may not have a host cache has none. */
export function osGroup({ osDisk, redundancy }: OfOs): Group | undefined {
  const disk = (redundancy === 'ZRS' && osDisk && zoned(osDisk)) || osDisk;
  if (!disk) return undefined;
  const large = disk.hostCache === 'no' || disk.size >= 4 * 1024 ** 4;
  const cache = disk.placement || !large ? 'ReadOnly' : 'None';
  return { role: 'os', disk, count: 1, cache, iops: iops(0) };
}

/** A set of data disks, with their host cache. */
export type CachedSet = DiskSet & { readonly cache: 'None' | 'ReadOnly' };

const dataGroup = ({ disk, disks, cache }: CachedSet): DiskGroup => ({
  ...{ role: 'data', disk, count: disks, cache },
});

/** The groups of disks that are billed. */
export const groupsOf = (requirement: OfOs, set: CachedSet): readonly Group[] => {
  const os = osGroup(requirement);
  return [...(os ? [os] : []), { ...dataGroup(set), iops: undefined }];
};

type TwoTargets = Pick<Requirement, 'iops' | 'throughput' | 'size'>;

/** Two targets that differ by 1 % at most at this IO size agree apart from rounding, as in every calculator. */
function agree(requirement: TwoTargets): boolean {
  const targets = { targetIops: requirement.iops, targetThroughput: requirement.throughput };
  const group = { role: 'data', count: 1, cache: 'None', iops: undefined } as const;
  const disk = { iops: 1, throughput: 1, size: 1 } as Disk;
  return !conflictOf({ groups: [{ ...group, disk }], size: requirement.size, ...targets });
}

/** IOs that count as several at a disk are larger than this (`laws/ceiling.ts`). */
const countsOnce = 256 * 1024;

/**
 * Why can two targets not be followed?
 * - The IOPS are more throughput at this IO size than the throughput that is given.
 * - They are peaks of their own, and it is not known as how many IOs those of the first one count.
 */
export function conflictOfTargets(
  requirement: TwoTargets,
): 'no target' | 'more throughput' | 'IO size of peaks' | undefined {
  const { iops: rate, throughput, size } = requirement;
  if (rate === undefined && throughput === undefined) return 'no target';
  if (rate === undefined || throughput === undefined || agree(requirement)) return undefined;
  if (throughputOf(rate, size) > throughput) return 'more throughput';
  return size > countsOnce ? 'IO size of peaks' : undefined;
}

/**
 * The targets as a cap check takes them, so that a set-up that meets them meets both that are given.
 * - IOPS that are as much throughput at this IO size as is given, or more by rounding, are the load.
 * - More throughput than that is of other, larger IOs. There is no IO size that both targets have, and
 *   each is compared with the limits by itself.
 * - IOs over 256 KiB cannot be compared so. There only a throughput that is more by rounding is
 *   accepted, and it is the load then.
 */
export function targetsOf(requirement: TwoTargets) {
  const { iops: targetIops, throughput: targetThroughput, size } = requirement;
  const both = { targetIops, targetThroughput };
  if (targetIops === undefined || targetThroughput === undefined) return { ...both, size };
  if (!exceeds(targetThroughput, throughputOf(targetIops, size)))
    return { ...both, targetThroughput: undefined, size };
  return size > countsOnce && agree(requirement)
    ? { ...both, targetIops: undefined, size }
    : { ...both, size: undefined };
}

/** Are two targets given that are not of the same IOs, so that each is a peak of its own? */
export const arePeaks = (requirement: TwoTargets): boolean =>
  targetsOf(requirement).size === undefined;

/** What the data disks have to deliver, in both dimensions. */
export function demandOf(requirement: TwoTargets): Required<Omit<Demand, 'basis'>> {
  const group = { role: 'data', count: 1, cache: 'None', iops: undefined } as const;
  const disk = { iops: 1, throughput: 1, size: 1 } as Disk;
  const [demand] = demandsOf({ groups: [{ ...group, disk }], ...targetsOf(requirement) });
  if (demand?.iops === undefined || demand.throughput === undefined)
    throw new Error('A requirement has a target.');
  return { iops: demand.iops, throughput: demand.throughput };
}

/** The load of a month is far below its peaks; nobody publishes by how much, so that this is an assumption. */
const meanShare = 0.2;

/** What the data disks do on average. */
export const meanLoadOf = (
  requirement: TwoTargets & Pick<Requirement, 'meanIops'>,
  demand = demandOf(requirement),
): MeanLoad => ({
  iops: requirement.meanIops ?? demand.iops * meanShare,
  size: requirement.size,
});

/** The set-up of a VM and a set of disks for this requirement, as the cap check has it. */
export const setUpOf = (requirement: Requirement, vm: Vm, set: CachedSet): SetUp => ({
  ...{ vm, groups: groupsOf(requirement, set), ...targetsOf(requirement) },
  ...{ temp: 'unused', read: requirement.read, hit: requirement.hit, edition: 'current' },
});
