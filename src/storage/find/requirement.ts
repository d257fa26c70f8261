/** What is required of a VM with its disks, and which of its parts may differ from set-up to set-up. */

import { zoned } from '../../limits/offered-disks.ts';
import type { Os } from '../../limits/prices/regions.ts';
import { fourTib, zonedFamilies } from '../../limits/tiered-disks.ts';
import type { Disk, ManagedFamily } from '../../limits/types.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytesPerSecond,
  type Fraction,
  type Iops,
  iops,
  type Seconds,
} from '../../units/index.ts';
import type { Group } from '../set-up/demand.ts';
import type { DiskSet } from '../set-up/provisioning.ts';

/** What the vendor says of the latency of a disk: below 1 ms, below 10 ms, or nothing. */
export type LatencyClass = 'any' | 'single-digit' | 'sub-ms';

/** Which sizes are left out, and whether set-ups that cross an unpublished limit are. */
export const exclusions = [
  'retiring',
  'preview',
  'arm',
  'burstable',
  'gpu',
  'unpublished',
] as const;
export type Exclusion = (typeof exclusions)[number];

/** What a volume for logs has to deliver and to hold; without a target it is idle. */
export type LogVolume = {
  readonly iops: Iops | undefined;
  readonly throughput: BytesPerSecond | undefined;
  readonly capacity: Bytes;
};

export type Requirement = {
  /** At least one of the two is given; the other follows from the IO size, or is a peak of its own. */
  readonly iops: Iops | undefined;
  readonly throughput: BytesPerSecond | undefined;
  readonly capacity: Bytes;
  /** A second volume, which has disks of its own without a host cache; missing where there is none. */
  readonly log: LogVolume | undefined;
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
  /** The oldest generation of VM that is accepted; missing where any is, which is what inputs say. */
  readonly generation?: number;
  readonly localDisk: boolean;
  /** Whether the data may be on local NVMe disks, since it has a copy elsewhere; or must be there. */
  readonly localData: 'no' | 'yes' | 'only';
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

/** So many data disks at most where nobody says how many. */
export const usualMaxDisks = 4;

/** May more disks be proposed, since nobody said how many there may be? */
export const hasUsualDisks = ({ maxDisks }: Pick<Requirement, 'maxDisks'>): boolean =>
  maxDisks === usualMaxDisks;

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
  const large = disk.hostCache === 'no' || disk.size >= fourTib;
  const cache = disk.placement || !large ? 'ReadOnly' : 'None';
  return { role: 'os', disk, count: 1, cache, iops: iops(0) };
}

/** A set of data disks with their host cache, and the disks of the log. */
export type CachedSet = DiskSet & {
  readonly cache: 'None' | 'ReadOnly';
  readonly log?: DiskSet | undefined;
};

/** How many data disks are attached to the VM? Local disks are part of it. */
export const disksIn = ({ disk, disks, log }: CachedSet): number =>
  (disk.placement ? 0 : disks) + (log?.disks ?? 0);

type Targets = Pick<Requirement, 'iops' | 'throughput'>;

const scaledTargets = ({ iops: rate, throughput }: Targets, factor: number): Targets => ({
  iops: rate === undefined ? undefined : iops(Math.ceil(rate * factor)),
  throughput: throughput === undefined ? undefined : bytesPerSecond(throughput * factor),
});

/** A larger load, or a part of one, on the same capacity. */
export const scaledBy = (requirement: Requirement, factor: number): Requirement => ({
  ...requirement,
  ...scaledTargets(requirement, factor),
  log: requirement.log && { ...requirement.log, ...scaledTargets(requirement.log, factor) },
  meanIops: requirement.meanIops && iops(requirement.meanIops * factor),
});
