import { latencyAt, outstandingAt, rateAt, throughputOf } from '../../laws/index.ts';
import { completedAt } from '../../laws/saturation.ts';
import {
  bottleneckOf,
  limitsOf,
  type Volume,
  type VolumeLimit,
} from '../../storage/set-up/volume.ts';
import {
  type Bytes,
  type BytesPerSecond,
  exceeds,
  type Fraction,
  fraction,
  type Iops,
  iops,
  milliseconds,
  type Outstanding,
  type Seconds,
} from '../../units/index.ts';

export type Result = {
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** Mean, including the wait at a limit that is reached. */
  readonly latency: Seconds;
  /** Limit × latency (Little’s law); infinite where no limit on the path is published. */
  readonly toSaturate: Outstanding;
  /** How much of the lowest limit so many outstanding IOs give. */
  readonly saturates: Fraction;
  readonly maxIops: Iops;
  readonly limits: readonly VolumeLimit[];
  /** The lowest limits; none where no limit on the path is published. */
  readonly by: readonly VolumeLimit[];
  /** Latency is the bottleneck: no limit is reached. */
  readonly isLatencyBound: boolean;
};

/** What does synchronous IO achieve, with so many IOs outstanding in all, of this mean latency? */
export function model(volume: Volume, size: Bytes, queue: Outstanding, latency: Seconds): Result {
  const limits = limitsOf(volume, size);
  const { iops: maxIops, by } = bottleneckOf(limits) ?? {
    iops: iops(Number.POSITIVE_INFINITY),
    by: [],
  };
  const free = rateAt(queue, latency);
  const rate = completedAt(queue, latency, maxIops);
  const toSaturate = outstandingAt(maxIops, latency);
  return {
    iops: rate,
    throughput: throughputOf(rate, size),
    latency: latencyAt(queue, rate),
    toSaturate,
    saturates: fraction(
      Number.isFinite(toSaturate) ? completedAt(toSaturate, latency, maxIops) / maxIops : 1,
    ),
    maxIops,
    limits,
    by,
    isLatencyBound: exceeds(maxIops, free),
  };
}

/** What others measured with one outstanding IO of 4 KiB. It is shown for comparison, and nothing is computed from it. */
export type Observation = {
  readonly label: string;
  /** The same beside its point in the chart. */
  readonly short: string;
  readonly latency: Seconds;
  readonly iops: Iops;
};

/** The source of all observations, in the dataset. */
export const observationSource = 'throttling';
/** The year in which it measured them. */
export const observedIn = 2017;

const observed = (label: string, ms: number, rate: number, short = label): Observation => ({
  label,
  short,
  latency: milliseconds(ms),
  iops: iops(rate),
});

export const observations: readonly Observation[] = [
  observed('RAM disk, first driver', 0.003, 283_558),
  observed('RAM disk, second driver', 0.013, 72_555),
  observed('P30', 2.072, 481),
  observed('Standard HDD', 3.2, 312, 'HDD'),
  observed('P30, VM throttled', 37, 27),
];
