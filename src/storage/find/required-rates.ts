/** What a requirement demands of the data disks and of a log, and the set-up that has them as a cap check does. */
import { accountingUnit, throughputOf } from '../../laws/index.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { type Bytes, bytesPerSecond, exceeds, iops } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { MeanLoad } from '../set-up/cost.ts';
import { conflictOf, type Demand, demandsOf, type Group } from '../set-up/demand.ts';
import type { SetUp } from '../set-up/set-up.ts';
import { type CachedSet, type LogVolume, osGroup, type Requirement } from './requirement.ts';

type TwoTargets = Pick<Requirement, 'iops' | 'throughput' | 'size'>;

/** Data disks, whichever: what is demanded of a volume does not depend on them. */
const anyDisk = { iops: 1, throughput: 1, size: 1 } as Disk;
const anyGroup: readonly Group[] = [
  { role: 'data', disk: anyDisk, count: 1, cache: 'None', iops: undefined },
];

/** Two targets that differ by 1 % at most at this IO size agree apart from rounding, as in every calculator. */
function agree(requirement: TwoTargets): boolean {
  const targets = { targetIops: requirement.iops, targetThroughput: requirement.throughput };
  return !conflictOf({ groups: anyGroup, size: requirement.size, ...targets });
}

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
  return size > accountingUnit ? 'IO size of peaks' : undefined;
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
  return size > accountingUnit && agree(requirement)
    ? { ...both, targetIops: undefined, size }
    : { ...both, size: undefined };
}

/** Are two targets given that are not of the same IOs, so that each is a peak of its own? */
export const arePeaks = (requirement: TwoTargets): boolean =>
  targetsOf(requirement).size === undefined;

/** What a volume has to deliver, in both dimensions. */
type Rates = Required<Omit<Demand, 'basis'>>;

function demandOf(requirement: TwoTargets): Rates {
  const [demand] = demandsOf({ groups: anyGroup, ...targetsOf(requirement) });
  if (demand?.iops === undefined || demand.throughput === undefined)
    throw new Error('A requirement has a target.');
  return { iops: demand.iops, throughput: demand.throughput };
}

const idle: Rates = { iops: iops(0), throughput: bytesPerSecond(0) };

/** The targets of the log, with the IO size of all; nothing where it is idle. */
export const logTargets = ({
  log,
  size,
}: Pick<Requirement, 'log' | 'size'>): TwoTargets | undefined =>
  log && (log.iops ?? log.throughput) !== undefined ? { ...log, size } : undefined;

/** What is demanded of both volumes. */
export type Rated = {
  readonly data: Rates;
  readonly log?: Rates;
  /** Missing where IOPS and throughput of one of them are not of the same IOs, so that each counts by itself. */
  readonly size: Bytes | undefined;
};

export function ratesOf(requirement: TwoTargets & Pick<Requirement, 'log'>): Rated {
  const ofLog = logTargets(requirement);
  return {
    data: demandOf(requirement),
    ...(requirement.log ? { log: ofLog ? demandOf(ofLog) : idle } : {}),
    size:
      arePeaks(requirement) || (ofLog && arePeaks(ofLog)) ? undefined : targetsOf(requirement).size,
  };
}

/** What disks must have, so that this many per cent of it stay unused. */
export const withHeadroom = ({ iops: rate, throughput }: Rates, headroom: number): Rates => ({
  iops: iops((rate * 100) / (100 - headroom)),
  throughput: bytesPerSecond((throughput * 100) / (100 - headroom)),
});

/** The load of a month is far below its peaks; nobody publishes by how much, so that this is an assumption. */
const meanShare = 0.2;
export const secondsADay = 86_400;

/**
 * What each volume does on average: the log the same share of its IOPS as the data disks. A target that is needed for
 * a part of the day only is taken as the load of that part.
 */
export function meanUseOf(
  requirement: Pick<Requirement, 'meanIops' | 'size' | 'burst'>,
  { data, log }: Rated,
): { readonly load: MeanLoad; readonly logLoad: MeanLoad } {
  const { burst, size } = requirement;
  const share = burst === undefined ? meanShare : burst / secondsADay;
  const { meanIops: mean = data.iops * share } = requirement;
  return {
    load: { iops: mean, size },
    logLoad: { iops: ((log?.iops ?? 0) * mean) / data.iops, size },
  };
}

/** The groups of disks of a set-up. */
function groupsOf(
  requirement: Requirement,
  set: CachedSet,
  { log, size }: Rated,
): readonly Group[] {
  const os = osGroup(requirement);
  const { disk, disks, cache } = set;
  return [
    ...(os ? [os] : []),
    { role: 'data', disk, count: disks, cache, iops: undefined },
    ...(set.log && log
      ? [
          {
            ...({ role: 'log', cache: 'None' } as const),
            disk: set.log.disk,
            count: set.log.disks,
            iops: log.iops,
            ...defined({
              throughput: size === undefined && log.iops > 0 ? log.throughput : undefined,
            }),
          },
        ]
      : []),
  ];
}

/** The set-up of a VM and a set of disks for this requirement, as the cap check has it. */
export function setUpOf(requirement: Requirement, vm: Vm, set: CachedSet): SetUp {
  const rates = ratesOf(requirement);
  const { data, size } = rates;
  const targets = size
    ? targetsOf(requirement)
    : { targetIops: data.iops, targetThroughput: data.throughput, size };
  return {
    vm,
    groups: groupsOf(requirement, set, rates),
    ...targets,
    temp: 'unused',
    read: requirement.read,
    hit: requirement.hit,
    edition: 'current',
  };
}

/** The log as a requirement of its own: the same but for what it has to deliver and to hold. */
export const requirementOfLog = (
  requirement: Requirement,
  { iops: rate, throughput, capacity }: LogVolume,
  mean: MeanLoad,
): Requirement => ({
  ...requirement,
  iops: rate,
  throughput,
  capacity,
  meanIops: iops(mean.iops),
  log: undefined,
  osDisk: undefined,
  cache: 'None',
});
