/** The case that the inputs describe, with what is known of its disk: how long a sync takes that was not measured. */
import type { Inputs } from '../../kit/index.ts';
import { percentileAtLimit } from '../../laws/at-limit.ts';
import { latencyAtPercentile, sharingOf } from '../../laws/commit.ts';
import { meanByRegion, p99ByRegion, regionFamily, type Spread } from '../../limits/commit/syncs.ts';
import { type WorkloadFacts, workloads } from '../../limits/commit/workloads.ts';
import type { Catalogue, Disk, Edition } from '../../limits/types.ts';
import { throttlingOf } from '../../storage/path/throttling.ts';
import { typicalLatency } from '../../storage/set-up/latency.ts';
import type { Latency, LatencyDisk } from '../../storage/set-up/service-latency.ts';
import {
  type Bottleneck,
  bottleneckOf,
  limitsOf,
  type Volume,
} from '../../storage/set-up/volume.ts';
import {
  type Bytes,
  bytes,
  exceeds,
  iops,
  kib,
  outstanding,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import type { fields } from './fields.ts';
import { type Case, majorityOf, type Result, type TypicalSync } from './model.ts';

export type Given = Inputs<typeof fields>;

/** The inputs, the case that they describe, and what is computed for it. */
export type Answered = {
  readonly inputs: Given;
  readonly given: Case;
  readonly result: Result;
  readonly catalogue: Catalogue;
};

/** The disk of the log by itself: its VM is not known here. */
export const volumeOf = ({ disk }: Pick<Given, 'disk'>): Volume => ({
  disk,
  disks: 1,
  vm: undefined,
  cached: false,
  read: 0,
  hit: 0,
});

type OfDisk = Pick<Given, 'limits' | 'bytes'> & { readonly disk: LatencyDisk };

/** The typical latency of a write to the disk, without host cache. */
export const typicalOf = (
  { disk, limits: edition, bytes: size }: OfDisk,
  catalogue: Catalogue,
): Latency => typicalLatency({ disk, cache: 'None', io: 'write', size, edition }, catalogue);

/** What is known of a workload. @throws where a workload of the choices has no facts, which is a mistake in the tables */
function factsOf({ workload }: Pick<Given, 'workload'>): WorkloadFacts {
  const facts = workloads.find(({ id }) => id === workload);
  if (!facts) throw new Error(`There are no facts on ${workload}.`);
  return facts;
}

/** How long a sync takes that was not measured. */
export const typicalSyncOf = (
  inputs: Pick<Given, 'disk' | 'limits' | 'bytes' | 'workload'>,
  catalogue: Catalogue,
): TypicalSync =>
  typicalSync(
    inputs,
    factsOf(inputs),
    typicalOf(inputs, catalogue),
    // Locally redundant disks, as those of the runs.
    typicalOf({ ...inputs, disk: { family: regionFamily } }, catalogue),
  );

const unlimited: Bottleneck = { iops: iops(Number.POSITIVE_INFINITY), by: [] };

/** A larger write is sent as several IOs at the same time, and nobody measured larger ones. */
const largestIo = kib(256);

/** What so many commits write that share a sync. */
const together = (one: Bytes, sharing: number): Bytes => bytes(Math.ceil(one * sharing));

/** Computes it once for each number: bounds, tables and charts ask for the same ones. */
function once<T>(of: (sharing: number) => T): typeof of {
  const known = new Map<number, T>();
  return (sharing) => {
    const found = known.get(sharing) ?? of(sharing);
    known.set(sharing, found);
    return found;
  };
}

export function caseOf(inputs: Given, catalogue: Catalogue): Case {
  const { p99, committers, replicas, quorum, disk, bytes: one } = inputs;
  const typical = typicalSyncOf(inputs, catalogue);
  const limitOf = once(
    (sharing) => bottleneckOf(limitsOf(volumeOf(inputs), together(one, sharing))) ?? unlimited,
  );
  const sharedBy = (sharing: number) => ({
    ...inputs,
    bytes: bytes(Math.max(one, Math.min(largestIo, together(one, sharing)))),
  });
  const longer = once((sharing) =>
    seconds(typicalOf(sharedBy(sharing), catalogue).seconds - typicalOf(inputs, catalogue).seconds),
  );
  const groupCommit = inputs['group-commit'] === 'yes';
  const { turns } = sharingOf(committers, groupCommit);
  const typicalP99 = typicalTailOf(sharedBy(turns), catalogue);
  return {
    facts: factsOf(inputs),
    p99,
    committers,
    replicas,
    write: inputs['write-latency'],
    sync: inputs['sync-latency'],
    typical,
    typicalP99,
    heldTail: heldTailOf(
      disk,
      seconds(typical.middle + longer(turns)),
      seconds(1 / limitOf(turns).iops),
      typicalP99,
    ),
    limitOf,
    longer,
    groupCommit,
    quorum: quorum ?? majorityOf(replicas),
  };
}

/**
 * The percentiles of typical syncs one after the other that a limit of the disk holds back.
 * @param mean of one that nothing holds back
 * @param spaced how far apart the limit keeps them
 * @param free the 99th percentile of one that nothing holds back, where it is known
 * @returns nothing where the limit allows more of them
 */
function heldTailOf(
  { family }: Pick<Disk, 'family'>,
  mean: Seconds,
  spaced: Seconds,
  free: Spread | undefined,
): Case['heldTail'] {
  if (!exceeds(spaced, mean)) return undefined;
  const throttling = throttlingOf('disk', family);
  const at = { queue: outstanding(1), limit: iops(1 / spaced), throttling };
  return (share) => {
    const found = percentileAtLimit(
      share,
      at,
      (one) => free && latencyAtPercentile(mean, free.middle, one),
    );
    return found && seconds(Math.max(found, spaced));
  };
}

/**
 * Syncs of Premium SSD took 2.4 times as long as its writes: with a file system a sync mostly is the record and an entry
 * in a journal, one after the other.
 */
const writesOfSync = (ofPremium: Seconds) => meanByRegion.middle / ofPremium;

/** Documents on one kind of disk differ by up to this factor, so an estimate may be off by as much. */
const estimateFactor = 2;

/**
 * @param write the typical latency of one write to the disk
 * @param ofPremium that of a write to Premium SSD, the one kind of disk whose syncs were measured
 */
function typicalSync(
  { disk, limits }: Omit<OfDisk, 'bytes'>,
  { writesThrough }: Pick<WorkloadFacts, 'writesThrough'>,
  write: Latency,
  ofPremium: Latency,
): TypicalSync {
  const one = { write: write.seconds };
  // A larger record takes longer than the small ones that were measured.
  const more = write.seconds - write.from.seconds;
  const wider = (time: number) => seconds(time + more);
  if (writesThrough || limits !== 'current')
    return {
      ...one,
      middle: write.seconds,
      is: 'write',
      low: write.low,
      high: write.high,
    };
  if (isOfRegions(disk, limits)) {
    const { low, middle, high } = meanByRegion;
    const spread = { low: wider(low), middle: wider(middle), high: wider(high) };
    return { ...one, ...spread, is: 'measured' };
  }
  const middle = writesOfSync(ofPremium.from.seconds) * write.seconds;
  return {
    ...one,
    low: write.seconds,
    middle: seconds(middle),
    is: 'estimated',
    high: seconds(middle * estimateFactor),
  };
}

const isOfRegions = ({ family, bought }: LatencyDisk, edition: Edition): boolean =>
  family === regionFamily && !bought?.zrs && edition === 'current';

type Sync = Pick<Given, 'disk' | 'limits' | 'bytes' | 'workload'>;

/**
 * Are there runs of such syncs on such disks? Nobody has published one on a disk with zone redundancy, and they are of a
 * write with a sync after it, not of one that is its own sync.
 */
export const hasRegionRuns = (inputs: Sync): boolean =>
  isOfRegions(inputs.disk, inputs.limits) && !factsOf(inputs).writesThrough;

/**
 * The 99th percentile of one sync that is typical and that nothing holds back: as others measured it, or that of the
 * write that is the sync. A record that takes longer on average does so here too.
 */
export function typicalTailOf(inputs: Sync, catalogue: Catalogue): Spread | undefined {
  const { seconds: middle, low, high, from } = typicalOf(inputs, catalogue);
  if (hasRegionRuns(inputs)) {
    const wider = (time: Seconds) => seconds(time + middle - from.seconds);
    const { low, middle: usual, high } = p99ByRegion;
    return { low: wider(low), middle: wider(usual), high: wider(high) };
  }
  if (!factsOf(inputs).writesThrough) return undefined;
  const ofMean = (mean: number) => seconds(mean * (from.tail?.p99 ?? Number.NaN));
  return from.tail && { low: ofMean(low), middle: ofMean(middle), high: ofMean(high) };
}
