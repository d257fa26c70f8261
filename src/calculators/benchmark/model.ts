/** What a test should show: the figures of the same path that other calculators compute with, and a band around them. */

import { latencyAt, rateAt, throughputOf } from '../../laws/index.ts';
import { completedAt } from '../../laws/saturation.ts';
import { expectations } from '../../limits/expectations.ts';
import type { Edition } from '../../limits/types.ts';
import type { BenchmarkPhase, BenchmarkTest } from '../../storage/benchmark/name.ts';
import {
  depthFor,
  isLatencyTest,
  jobsFor,
  type Plan,
  type PlannedRun,
  runOf,
} from '../../storage/benchmark/plan.ts';
import type { Burst } from '../../storage/path/burst.ts';
import type { Kind } from '../../storage/path/path.ts';
import { burstOfVolume } from '../../storage/set-up/bursting.ts';
import {
  bottleneckOf,
  limitsOf,
  unpublishedOf,
  type Volume,
  type VolumeLimit,
} from '../../storage/set-up/volume.ts';
import {
  type Bytes,
  type BytesPerSecond,
  exceeds,
  type Iops,
  iops,
  kib,
  outstanding,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { LatencyInUse } from '../shared/volume/latency.ts';

/** What is read off the result first. */
export type Measured = 'iops' | 'throughput' | 'latency';
export const measuredBy = (test: BenchmarkTest): Measured =>
  (['throughput', 'latency'] as const).find((one) => test.startsWith(one)) ?? 'iops';

/** The IO size of a test where none is entered: clearly on the side of the crossover size that it is about. */
export const usualSize = (test: BenchmarkTest): Bytes =>
  kib({ iops: 8, throughput: 256, latency: 4 }[measuredBy(test)]);

/** Between these figures a result is as expected, in the base unit of what is measured. */
export type Band = {
  /** Missing where a limit on the path is not published, so that the figure is the most there can be. */
  readonly low?: number;
  readonly high: number;
};

type Expected = {
  readonly run: PlannedRun;
  /** What the limits of its phase allow. */
  readonly allowed: Iops;
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** The mean, waiting included. */
  readonly latency: Seconds;
  readonly band: Band;
};

export type Result = Plan & {
  readonly queue: number;
  /** What the queue is deep enough for: the highest rate, and the latency of the slowest run that others measured. */
  readonly reach: { readonly rate: Iops; readonly latency: Seconds };
  /** In the order of the runs: the last is the sustained one, where there are two. */
  readonly expected: readonly [Expected, ...Expected[]];
  readonly limits: readonly VolumeLimit[];
  /** The rate that the sustained limits allow, and the lowest of them. */
  readonly maxIops: Iops;
  readonly by: readonly VolumeLimit[];
  /** Single IOs, below every limit. */
  readonly isLatencyBound: boolean;
  readonly burst?: Burst;
};

/** A measurement within 5 % of a limit is at the limit. */
const atLimit = { low: 0.95, high: 1.05 };

/**
 * Which share of a limit may a result show? Where a disk is the bottleneck, what others measured on its
 * family counts too.
 */
function shareOfLimit(
  { disk }: Pick<Volume, 'disk'>,
  by: readonly VolumeLimit[],
  phase: BenchmarkPhase | undefined,
  edition: Edition,
): { readonly low: number; readonly high: number } {
  const of = phase === 'burst' ? 'burst' : 'limit';
  const found = expectations.find((one) => one.family === disk.family && one.of === of);
  if (!found || edition !== 'current') return atLimit;
  const shares = by.filter(({ id }) => id === 'disk').map(({ kind }) => found[kind]);
  return {
    low: Math.min(atLimit.low, ...shares.map(({ low }) => low)),
    high: Math.max(atLimit.high, ...shares.map(({ high }) => high)),
  };
}

/** A test of a rate never has fewer IOs in flight. */
const minDepth = 16;

/** The mean latency if every part of the mix is as slow as 90 % of documents have it at most. */
const slowestOf = ({ mean, typed, typical: { parts } }: LatencyInUse): Seconds =>
  typed ??
  seconds(
    Math.max(
      mean,
      parts.reduce((sum, { share, high }) => sum + share * high, 0),
    ),
  );

/** The limits that determine a burst. */
function burstLimits(volume: Volume, size: Bytes): readonly VolumeLimit[] {
  const raised = limitsOf(volume, size).map((limit) => ({
    ...limit,
    allows: iops((limit.allows * (limit.burst ?? limit.sustained)) / limit.sustained),
  }));
  return bottleneckOf(raised)?.by ?? [];
}

/**
 * What does this test show on this volume, with which queue and for how long?
 * @param volume with the read ratio of the test, and every read a hit where the cache is warmed
 * @returns nothing where no limit on the path has a published figure
 */
export function model(
  volume: Volume,
  size: Bytes,
  test: BenchmarkTest,
  time: LatencyInUse,
  edition: Edition,
): Result | undefined {
  const limits = limitsOf(volume, size);
  const bottleneck = bottleneckOf(limits);
  if (!bottleneck) return undefined;
  const { iops: maxIops, by } = bottleneck;
  const burst = burstOfVolume(volume, size);
  const highest = Math.max(maxIops, burst?.iops ?? 0) as Iops;
  const single = isLatencyTest(test);
  const free = rateAt(outstanding(1), time.mean);
  // Deep enough also where IOs take as long as in the slowest run that others measured.
  const reach = { rate: highest, latency: slowestOf(time) };
  const queue = single ? 1 : Math.max(minDepth, depthFor(reach.rate, reach.latency));
  const jobs = single ? 1 : jobsFor(queue, highest, volume.vm?.vcpus);

  const expectedOf = (phase: BenchmarkPhase | undefined): Expected => {
    const allowed = phase === 'burst' ? highest : maxIops;
    const rate = completedAt(outstanding(queue), time.mean, allowed);
    const latency = latencyAt(outstanding(queue), rate);
    const figures = { iops: rate, throughput: throughputOf(rate, size), latency };
    const lowest = phase === 'burst' ? burstLimits(volume, size) : by;
    // Near the limit a result is compared with the limit, and not with what the corner leaves of it.
    const whole = { ...figures, iops: allowed, throughput: throughputOf(allowed, size) };
    const figure = (single ? figures : whole)[measuredBy(test)];
    const share = shareOfLimit(volume, lowest, phase, edition);
    return {
      run: runOf(phase, burst?.lasts),
      allowed,
      ...figures,
      band: single
        ? latencyBand(figures.latency, time)
        : {
            ...(unpublishedOf(volume).length > 0 ? {} : { low: figure * share.low }),
            high: figure * share.high,
          },
    };
  };

  // Minutes of single IOs are over long before the credits are.
  const isBurst = single && exceeds(Math.min(free, highest), maxIops);
  const [first, last] = [expectedOf('burst'), expectedOf('sustained')];
  const twoPhases = !single && exceeds(highest, maxIops) && burst?.lasts !== undefined;
  const usual = expectedOf(isBurst ? 'burst' : undefined);
  const expected = ((): Result['expected'] => {
    if (!twoPhases) return [usual];
    if ((first.band.low ?? 0) > last.band.high) return [first, last];
    // Where a result could be of either, nobody waits for hours to see the other.
    return [{ ...usual, band: { ...usual.band, high: first.band.high } }];
  })();
  return {
    queue,
    reach,
    jobs,
    depth: queue / jobs,
    runs: expected.map(({ run }) => run),
    expected,
    limits,
    maxIops,
    by,
    isLatencyBound: single && !exceeds(free, highest),
    ...defined({ burst }),
  };
}

/** Did somebody measure or document this latency? Otherwise it is the vendor’s class or an assumption. */
export const isMeasuredLatency = ({ typical }: LatencyInUse): boolean =>
  typical.parts.every(({ from }) => from.kind === 'measured' || from.kind === 'documented');

/** What 80 % of other documents measure, as multiples of what is typical. */
function latencyBand(latency: Seconds, time: LatencyInUse): Band {
  const [part] = time.typical.parts;
  if (!part || !isMeasuredLatency(time)) return { high: latency };
  return {
    low: latency * Math.min(atLimit.low, part.low / part.seconds),
    high: latency * Math.max(atLimit.high, part.high / part.seconds),
  };
}

/** Which kind of limit the test is meant to reach. */
export const aimOf = (test: BenchmarkTest): Kind =>
  measuredBy(test) === 'throughput' ? 'throughput' : 'iops';
