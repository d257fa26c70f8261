import { commitRate, latencyAtPercentile, memberPercentile } from '../../laws/commit.ts';
import { exceeds } from '../../laws/index.ts';
import { meets, type Threshold, thresholdOf } from '../../limits/commit/thresholds.ts';
import type { WorkloadFacts } from '../../limits/commit/workloads.ts';
import type { Bottleneck } from '../../storage/volume.ts';
import { type Seconds, seconds } from '../../units/index.ts';

export type Case = {
  readonly facts: WorkloadFacts;
  /** As entered. */
  readonly write: Seconds | undefined;
  readonly sync: Seconds | undefined;
  /** The 99th percentile of one sync of one member. */
  readonly p99: Seconds | undefined;
  /** The typical latency of a write to the disk. */
  readonly typical: Seconds;
  /** What the disk sustains at the size of a log record. */
  readonly limit: Bottleneck;
  readonly committers: number;
  readonly groupCommit: boolean;
  readonly replicas: number;
  /** How many replicas a commit waits for. */
  readonly quorum: number;
};

/** What was compared with the threshold: the 99th percentile, a mean that was entered, a write with a typical sync, or a typical one. */
export type Judged = {
  readonly latency: Seconds;
  readonly of: 'p99' | 'mean' | 'with typical sync' | 'typical';
};

/** A lower and an upper bound, in commits a second. */
export type Bounds = { readonly least: number; readonly most: number };

export type Result = {
  /** What the calculation uses. */
  readonly write: Seconds;
  readonly sync: Seconds;
  /** One write and one sync, which thresholds are about. */
  readonly once: Seconds;
  /** What one commit waits for, with the most and with the fewest syncs it may need. */
  readonly slowest: Seconds;
  readonly quickest: Seconds;
  /** No sync latency was entered. */
  readonly isTypical: boolean;
  /** The mean that was entered: of write and sync, or of the write alone. */
  readonly entered: Seconds | undefined;
  /** The disk sustains fewer IOs than the typical latency allows. */
  readonly isLimited: boolean;
  /** The latencies that were entered need more IOs a second than the disk sustains. */
  readonly isAboveLimit: boolean;
  readonly commits: Bounds;
  /** Of a commit, waiting for others included: the longer of the bounds. */
  readonly latency: Seconds;
  /** The percentile of one member that the median and the 99th percentile of a quorum wait for. */
  readonly memberMedian: number;
  readonly memberP99: number;
  /** How much longer a quorum takes than one member; not known without a 99th percentile. */
  readonly stretch: number | undefined;
  /** The 99th percentile of a commit, waiting for a quorum included. */
  readonly p99: Seconds | undefined;
  readonly threshold: Threshold | undefined;
  readonly judged: Judged | undefined;
  /** Nothing where there is no threshold, or where what it is about was not entered. */
  readonly verdict: 'fits' | 'throttled' | undefined;
};

/** The majority, which a commit waits for unless a quorum is entered: n / 2 + 1 (etcd FAQ). */
export const majorityOf = (replicas: number): number => Math.floor(replicas / 2) + 1;

/** How many commits a second are possible, how long does one take, and does that meet the threshold? */
export function model(given: Case): Result {
  const { facts, p99, typical, limit, committers, groupCommit, replicas, quorum } = given;
  const [fewest, most] = facts.syncs;
  const isTypical = given.sync === undefined && !(facts.writesThrough && given.write !== undefined);
  const write = given.write ?? seconds(0);
  const sync = given.sync ?? (isTypical ? typical : seconds(0));
  const once = seconds(write + sync);
  // A measured latency has the wait at a limit in it already; a typical one has not.
  const shortestSync = isTypical ? 1 / limit.iops : 0;
  const withSyncs = (count: number) =>
    seconds(Math.max(write + count * sync, count * shortestSync));

  const memberMedian = memberPercentile(replicas, quorum, 0.5);
  const memberP99 = memberPercentile(replicas, quorum, 0.99);
  const hasSpread = p99 !== undefined && p99 > once;
  const stretch = stretchOf(given, once, memberMedian);
  const factor = stretch ?? 1;
  const [slowest, quickest] = [
    seconds(withSyncs(most) * factor),
    seconds(withSyncs(fewest) * factor),
  ];
  const rate = (time: Seconds) =>
    commitRate({ write: seconds(0), sync: time }, committers, groupCommit);
  const commits = { least: rate(slowest).least, most: rate(quickest).most };
  const threshold = thresholdOf(facts.id);
  const of = isTypical ? (given.write === undefined ? 'typical' : 'with typical sync') : 'mean';
  const judgement = threshold && judge(threshold, { latency: withSyncs(1), of }, p99);
  return {
    ...{ write, sync, once, slowest, quickest, isTypical, commits, memberMedian, memberP99 },
    entered: isTypical ? given.write : once,
    isLimited: isTypical && exceeds(shortestSync, once),
    isAboveLimit: !isTypical && exceeds(1 / once, limit.iops),
    latency: seconds(committers / commits.least),
    stretch,
    p99: hasSpread && replicas > 1 ? latencyAtPercentile(once, p99, memberP99) : p99,
    threshold,
    judged: judgement?.judged,
    verdict: judgement?.verdict,
  };
}

/**
 * How much longer does a quorum take than one member, in the median? 1 for the majority of an odd
 * number of members, and never less than 1, so that an estimate does not promise more commits.
 * @returns nothing where it is longer and there is no 99th percentile to estimate it from
 */
function stretchOf({ replicas, p99 }: Case, once: Seconds, memberMedian: number) {
  if (replicas === 1 || memberMedian <= 0.5 + 1e-9) return 1;
  if (p99 === undefined || p99 <= once) return undefined;
  return latencyAtPercentile(once, p99, memberMedian) / once;
}

/**
 * What is compared with the threshold? A latency that was not entered is never said to meet it; one
 * that is too long on average does not meet a threshold of its 99th percentile either.
 */
function judge(
  threshold: Threshold,
  mean: Judged,
  p99: Seconds | undefined,
): { readonly judged: Judged; readonly verdict: 'fits' | 'throttled' } | undefined {
  const isEntered = mean.of === 'mean';
  const tail: Judged | undefined = p99 === undefined ? undefined : { latency: p99, of: 'p99' };
  const isWithin = tail !== undefined && meets(threshold, tail.latency);
  if (tail && !isWithin && threshold.statistic === 'p99')
    return { judged: tail, verdict: 'throttled' };
  if (!meets(threshold, mean.latency) && (isEntered || !isWithin))
    return { judged: mean, verdict: 'throttled' };
  if (isEntered && threshold.statistic === 'mean') return { judged: mean, verdict: 'fits' };
  // Where 99 % of the syncs are within a threshold of the mean, the mean is taken to be.
  return tail && isWithin ? { judged: tail, verdict: 'fits' } : undefined;
}
