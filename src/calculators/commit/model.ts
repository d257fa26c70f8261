import { commitRate, latencyAtPercentile, memberPercentile, sharingOf } from '../../laws/commit.ts';
import type { Spread } from '../../limits/commit/syncs.ts';
import { meets, type Threshold, thresholdOf } from '../../limits/commit/thresholds.ts';
import type { WorkloadFacts } from '../../limits/commit/workloads.ts';
import type { Bottleneck } from '../../storage/set-up/volume.ts';
import { exceeds, type Seconds, seconds } from '../../units/index.ts';

export type TypicalSync = Spread & {
  /** One write and nothing else, which is the best that a sync can be. */
  readonly write: Seconds;
  /** Syncs that others measured on such disks, a write that is its own sync, or an estimate from writes. */
  readonly is: 'measured' | 'write' | 'estimated';
};

export type Case = {
  readonly facts: WorkloadFacts;
  /** As entered. */
  readonly write: Seconds | undefined;
  readonly sync: Seconds | undefined;
  /** The 99th percentile of one sync of one member. */
  readonly p99: Seconds | undefined;
  /** How long a sync takes that was not entered. */
  readonly typical: TypicalSync;
  /** The 99th percentile of syncs that others measured on such disks, where nothing holds them back. */
  readonly typicalP99: Spread | undefined;
  /** Where the disk holds typical syncs back: the percentile of this share of them. */
  readonly heldTail: ((share: number) => Seconds | undefined) | undefined;
  /** What the disk sustains in writes of so many commits, the limits that determine it first for one. */
  readonly limitOf: (sharing: number) => Bottleneck;
  /** How much longer a write of so many commits takes than one of a single commit. */
  readonly longer: (sharing: number) => Seconds;
  readonly committers: number;
  readonly groupCommit: boolean;
  readonly replicas: number;
  /** How many replicas a commit waits for. */
  readonly quorum: number;
};

/** What was compared with the threshold: the 99th percentile as entered, it or the mean at a limit of the disk, a mean that was entered, a write with a typical sync, or a typical one. */
export type Judged = {
  readonly latency: Seconds;
  readonly of: 'p99' | 'p99 at limit' | 'mean at limit' | 'mean' | 'with typical sync' | 'typical';
};

/** A lower and an upper bound, in commits a second. */
export type Bounds = { readonly least: number; readonly most: number };

/** The same with what is typical between them. */
type Rates = Bounds & { readonly middle: number };

export type Result = {
  /** What the calculation uses. */
  readonly write: Seconds;
  readonly sync: Seconds;
  /** One write and one sync, which thresholds are about. */
  readonly once: Seconds;
  /** The same with the shortest sync that was measured, where none was entered. */
  readonly shortestOnce: Seconds;
  /** What one commit waits for: typically, with the longest and the most syncs it may need, with the shortest and the fewest. */
  readonly usual: Seconds;
  readonly slowest: Seconds;
  readonly quickest: Seconds;
  /** No sync latency was entered. */
  readonly isTypical: boolean;
  /** The mean that was entered: of write and sync, or of the write alone. */
  readonly entered: Seconds | undefined;
  /** The disk sustains fewer syncs of a single commit than their latency allows. */
  readonly isLimited: boolean;
  readonly commits: Rates;
  /** How much longer their shared write is than that of a single commit: where two groups take turns, and where all share one. */
  readonly longer: { readonly turns: number; readonly all: number };
  /** The same for other committers, and with or without group commit. */
  readonly ratesOf: (committers: number, groupCommit: boolean) => Rates;
  /** What the disk sustains in syncs that so many commits share. */
  readonly limit: Bottleneck;
  /** The limits of the disk allow fewer commits than the latency of their syncs: all of these figures, or the highest. */
  readonly held: 'all' | 'most' | undefined;
  /** What one sync typically takes, with the wait for a limit. */
  readonly each: Seconds;
  /** Commits a second if a sync is one write and no more; only beside syncs that take longer. */
  readonly best: number | undefined;
  /** Of a commit, waiting for others included. */
  readonly latency: Seconds;
  /** The percentile of one member that the median and the 99th percentile of a quorum wait for. */
  readonly memberMedian: number;
  readonly memberP99: number;
  /** How much longer a quorum takes than one member; not known without a 99th percentile. */
  readonly stretch: number | undefined;
  /** The 99th percentile of a sync, or of those that a quorum waits for: as entered, or typical where neither it nor a mean was. */
  readonly p99: Seconds | undefined;
  readonly threshold: Threshold | undefined;
  readonly judged: Judged | undefined;
  /** Nothing where there is no threshold, or where what it is about was not entered. */
  readonly verdict: 'fits' | 'throttled' | undefined;
};

const spreadOf = (one: Seconds) => ({ low: one, middle: one, high: one });

/** The majority, which a commit waits for unless a quorum is entered: n / 2 + 1 (etcd FAQ). */
export const majorityOf = (replicas: number): number => Math.floor(replicas / 2) + 1;

/** How many commits a second are possible, how long does one take, and does that meet the threshold? */
export function model(given: Case): Result {
  const { facts, p99, typical, typicalP99, committers, groupCommit, replicas, quorum } = given;
  const [fewest, most] = facts.syncs;
  const isTypical = given.sync === undefined && !(facts.writesThrough && given.write !== undefined);
  const write = given.write ?? seconds(0);
  const entered = given.sync ?? seconds(0);
  const { low, middle: sync, high } = isTypical ? typical : spreadOf(entered);
  const once = seconds(write + sync);
  // A measured latency has the size of what it wrote in it already; a typical one has not.
  const longer = (sharing: number) => (isTypical ? given.longer(sharing) : 0);
  const free = (count: number, each: Seconds, sharing: number) =>
    seconds(write + count * (each + longer(sharing)));
  // What was measured for a while, on burst credits or in a cache, makes no disk sustain more.
  const least = (count: number, sharing: number) =>
    seconds(count / given.limitOf(sharing / count).iops);
  const isHeld = (count: number, each: Seconds, sharing: number) =>
    exceeds(least(count, sharing), free(count, each, sharing));
  const withSyncs = (count: number, each: Seconds, sharing = 1) =>
    seconds(Math.max(free(count, each, sharing), least(count, sharing)));

  const memberMedian = memberPercentile(replicas, quorum, 0.5);
  const memberP99 = memberPercentile(replicas, quorum, 0.99);
  const isTypicalTail = p99 === undefined && isTypical && given.write === undefined;
  const heldTail = isTypicalTail ? given.heldTail : undefined;
  const usualTail = heldTail ? heldTail(0.99) : typicalP99?.middle;
  const tail = isTypicalTail ? usualTail : p99;
  const hasSpread = tail !== undefined && tail > once;
  const stretch = stretchOf(given, once, memberMedian);
  const factor = stretch ?? 1;
  const shared = sharingOf(committers, groupCommit);
  const [slowest, usual, quickest] = [
    seconds(withSyncs(most, high, shared.turns) * factor),
    seconds(withSyncs(most, sync, shared.turns) * factor),
    seconds(withSyncs(fewest, low, shared.all) * factor),
  ];
  const rateOf = (count: number, groups: boolean, syncs: number, each: Seconds) =>
    commitRate((sharing) => seconds(withSyncs(syncs, each, sharing) * factor), count, groups);
  const ratesOf = (count: number, groups: boolean): Rates => ({
    least: rateOf(count, groups, most, high).least,
    middle: rateOf(count, groups, most, sync).least,
    most: rateOf(count, groups, fewest, low).most,
  });
  const commits = ratesOf(committers, groupCommit);
  const atBest = rateOf(committers, groupCommit, fewest, typical.write).most;
  const threshold = thresholdOf(facts.id);
  const of = isTypical ? (given.write === undefined ? 'typical' : 'with typical sync') : 'mean';
  const mean: Judged = {
    latency: withSyncs(1, low, shared.turns),
    of: isHeld(1, low, shared.turns) ? 'mean at limit' : of,
  };
  const judgement = threshold && judge(threshold, mean, isTypical, p99, heldTail && tail);
  return {
    write,
    sync,
    once,
    usual,
    slowest,
    quickest,
    isTypical,
    commits,
    ratesOf,
    limit: given.limitOf(shared.turns / most),
    each: withSyncs(1, sync, shared.turns),
    memberMedian,
    memberP99,
    longer: { turns: longer(shared.turns), all: longer(shared.all) },
    shortestOnce: withSyncs(1, low),
    entered: isTypical ? given.write : once,
    isLimited: isHeld(1, sync, 1),
    held: isHeld(most, sync, shared.turns)
      ? 'all'
      : isHeld(fewest, low, shared.all)
        ? 'most'
        : undefined,
    best: isTypical && typical.write < low ? atBest : undefined,
    latency: seconds(committers / commits.middle),
    stretch,
    p99:
      replicas === 1
        ? tail
        : heldTail
          ? heldTail(memberP99)
          : hasSpread
            ? latencyAtPercentile(once, tail, memberP99)
            : tail,
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
 * What is compared with the threshold? A mean that was not entered is never said to meet it; one
 * that is too long on average does not meet a threshold of its 99th percentile either. What a limit of the disk makes of
 * syncs that so many commits share outweighs what was measured without them.
 * @param p99 as entered
 * @param held that of typical syncs, where a limit of the disk holds them back
 */
function judge(
  threshold: Threshold,
  mean: Judged,
  isTypical: boolean,
  p99: Seconds | undefined,
  held: Seconds | undefined,
): { readonly judged: Judged; readonly verdict: 'fits' | 'throttled' } | undefined {
  if (held && threshold.statistic === 'p99' && !meets(threshold, held))
    return { judged: { latency: held, of: 'p99 at limit' }, verdict: 'throttled' };
  const isHeld = mean.of === 'mean at limit';
  const tail: Judged | undefined = p99 === undefined ? undefined : { latency: p99, of: 'p99' };
  const isWithin = tail !== undefined && meets(threshold, tail.latency);
  if (tail && !isWithin && threshold.statistic === 'p99')
    return { judged: tail, verdict: 'throttled' };
  if (!meets(threshold, mean.latency) && (isHeld || !isTypical || !isWithin))
    return { judged: mean, verdict: 'throttled' };
  if (!isTypical && threshold.statistic === 'mean') return { judged: mean, verdict: 'fits' };
  // Where 99 % of the syncs are within a threshold of the mean, the mean is taken to be.
  return tail && isWithin ? { judged: tail, verdict: 'fits' } : undefined;
}
