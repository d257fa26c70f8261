import { latencyAt, outstandingAt, rateAt, throughputOf } from '../../laws/index.ts';
import { bottleneckOf, limitsOf, type Volume, type VolumeLimit } from '../../storage/volume.ts';
import {
  type Bytes,
  type BytesPerSecond,
  type Iops,
  iops,
  type Outstanding,
  type Seconds,
  seconds,
} from '../../units/index.ts';

export type Result = {
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** Mean, with the wait that a full disk adds. */
  readonly latency: Seconds;
  /** Outstanding IOs that just reach the lowest limit. */
  readonly toSaturate: Outstanding;
  readonly most: Iops;
  readonly by: readonly VolumeLimit[];
  /** Latency is the bottleneck: no limit is reached. */
  readonly waiting: boolean;
};

/** What does synchronous IO achieve, with so many IOs outstanding in all? */
export function model(volume: Volume, size: Bytes, queue: Outstanding, latency: Seconds): Result {
  const bottleneck = bottleneckOf(limitsOf(volume, size));
  if (!bottleneck) throw new Error('Without a cache the disks’ own limits always count.');
  const { iops: most, by } = bottleneck;
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
