/**
 * How many transactions can be made durable in a second, and how long does one take? A commit is
 * complete when its log record is written and synchronised (fsync, fdatasync, FLUSH) to the disk.
 */
import { type Seconds, seconds } from '../units/index.ts';
import { normal99 } from './log-normal.ts';

/** How many commits share a sync: where two groups take turns, and where all share one. */
export const sharingOf = (committers: number, groupCommit: boolean) =>
  groupCommit ? { turns: Math.max(1, committers / 2), all: committers } : { turns: 1, all: 1 };

/**
 * How many commits a second are possible?
 *
 * One committer waits for its own write and sync: 1 ÷ (write + sync). Public fio runs with one
 * fdatasync after each write agree to within 0.3 to 3.2 %. Without group commit further committers
 * wait for each other, and the rate of all together is the same.
 *
 * With group commit one sync makes every commit durable that has gathered before it begins. At most
 * all committers share one: committers ÷ (write + sync). Where they commit again at once, those of
 * one sync are too late for the next, two groups take turns, and the rate is half of that
 * (PostgreSQL documentation, WAL configuration, on commit_delay and the “gangway effect”).
 *
 * @param time how long one commit waits for its write and its sync, where so many commits share them
 * @returns commits a second: `least` for committers that commit again at once, and `most`
 */
export function commitRate(
  time: (sharing: number) => Seconds,
  committers: number,
  groupCommit: boolean,
): { readonly least: number; readonly most: number } {
  const { turns, all } = sharingOf(committers, groupCommit);
  return { least: turns / time(turns), most: all / time(all) };
}

/**
 * Which percentile of a single member decides when a quorum of members has written a commit? The
 * commit is complete when the `quorum` fastest of them are, so it is the share F for which at least
 * `quorum` of `members` independent members are done with probability p (binomial distribution).
 * @param p the percentile that is asked for, from 0 to 1
 * @returns the percentile of one member, from 0 to 1; p itself for one member
 */
export const memberPercentile = (members: number, quorum: number, p: number): number =>
  bisected(0, 1, (share) => quorumIsDone(members, quorum, share) < p);

/** The probability that at least `quorum` of `members` are done, if each is with probability `share`. */
function quorumIsDone(members: number, quorum: number, share: number): number {
  let sum = 0;
  let ways = 1;
  for (let done = 0; done <= members; done += 1) {
    if (done >= quorum) sum += ways * share ** done * (1 - share) ** (members - done);
    ways = (ways * (members - done)) / (done + 1);
  }
  return sum;
}

/**
 * The latency at another percentile, estimated from the median and the 99th percentile as if
 * latencies had a log-normal distribution: fit for a percentile between the two and a little beyond.
 */
export const latencyAtPercentile = (median: Seconds, p99: Seconds, percentile: number): Seconds =>
  seconds(median * (p99 / median) ** (normalQuantile(percentile) / normal99));

/** The quantile of the standard normal distribution, by bisection of its distribution function. */
const normalQuantile = (p: number): number => bisected(-8, 8, (x) => normalDistribution(x) < p);

/** Where a value between two ends is no longer below what is looked for. */
function bisected(from: number, to: number, isBelow: (value: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17: to within 7.5e-8. */
function normalDistribution(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = density * series;
  return x >= 0 ? 1 - tail : tail;
}
