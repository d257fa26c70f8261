import { latencyAt, outstandingAt, rateAt, throughputOf } from '../../laws/index.ts';
import {
  type Bytes,
  type BytesPerSecond,
  type Iops,
  iops,
  type Outstanding,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import { binding, type Limit, limitsOf, type Volume } from '../volume.ts';

export type Result = {
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** Mean, with the wait that a full disk adds. */
  readonly latency: Seconds;
  /** Outstanding IOs that just meet the tightest limit. */
  readonly toSaturate: Outstanding;
  readonly most: Iops;
  readonly by: readonly Limit[];
  /** The wait for each answer holds the rate down: no limit is met. */
  readonly waiting: boolean;
};

/** What do threads that wait for each answer get, with so many IOs outstanding in all? */
export function model(volume: Volume, size: Bytes, queue: Outstanding, latency: Seconds): Result {
  const { iops: most, by } = binding(limitsOf(volume, size));
  const free = rateAt(queue, latency);
  const rate = iops(Math.min(free, most));
  return {
    iops: rate,
    throughput: throughputOf(rate, size),
    latency: seconds(Math.max(latency, latencyAt(queue, rate))),
    toSaturate: outstandingAt(most, latency),
    most,
    by,
    waiting: free < most,
  };
}
