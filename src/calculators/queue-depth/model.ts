import { busyDisks, disksPerIo, latencyAt, outstandingAt, rateAt } from '../../laws/index.ts';
import { completedAt, depthForShare } from '../../laws/saturation.ts';
import { lowestIops } from '../../storage/path/path.ts';
import {
  bottleneckOf,
  limitsOf,
  limitsOfDisk,
  type Volume,
  type VolumeLimit,
} from '../../storage/set-up/volume.ts';
import {
  type Bytes,
  bytes,
  exceeds,
  fraction,
  type Iops,
  iops,
  type Outstanding,
  outstanding,
  roundedUp,
  type Seconds,
} from '../../units/index.ts';

export type Case = Volume & {
  readonly size: Bytes;
  readonly stripeUnit: Bytes;
  /** The mean of an IO. */
  readonly latency: Seconds;
  /** The mean of those that reach the disks; of all where it is missing. */
  readonly diskLatency?: Seconds;
};

export type Result = {
  /** How many of the application’s IOs the lowest limit takes in flight: limit × latency. */
  readonly needed: Outstanding;
  /** The same of the limit of one disk, in IOs at the disk. */
  readonly perDisk: Outstanding;
  /** What one disk completes of the IOs that reach it: each a part of one that is spread. */
  readonly diskRate: Iops;
  /** Over how many disks one IO is spread. */
  readonly spread: number;
  readonly limits: readonly VolumeLimit[];
  /** What the limits allow together, and the bottleneck. */
  readonly maxIops: Iops;
  readonly by: readonly VolumeLimit[];
};

/**
 * How deep must the queue be to keep this stripe busy, and what do the limits allow?
 * @returns nothing where no limit on the path has a published figure
 */
export function model(given: Case): Result | undefined {
  const { disks, size, stripeUnit, latency, diskLatency = latency } = given;
  const spread = disksPerIo(disks, size, stripeUnit);
  const diskRate = iops(lowestIops(limitsOfDisk(given), bytes(size / spread)));
  const limits = limitsOf({ ...given, spread }, size);
  const bottleneck = bottleneckOf(limits);
  if (!bottleneck) return undefined;
  const { iops: maxIops, by } = bottleneck;
  return {
    needed: outstandingAt(maxIops, latency),
    perDisk: outstandingAt(diskRate, diskLatency),
    diskRate,
    spread,
    limits,
    maxIops,
    by,
  };
}

/** What does this stripe achieve at this queue depth? */
export function atDepth(queue: Outstanding, given: Case, { maxIops, spread }: Result) {
  const free = rateAt(queue, given.latency);
  const rate = completedAt(queue, given.latency, maxIops);
  return {
    iops: rate,
    /** The queue depth is the bottleneck; no limit is reached. */
    isTooShallow: exceeds(maxIops, free),
    latency: latencyAt(queue, rate),
    busy: busyDisks(given.disks, queue, spread),
  };
}

/** The share of the lowest limit that is as good as all of it, and the queue depth for it. */
export const nearlyAllShare = fraction(0.97);
export const depthForNearlyAll = ({ maxIops }: Result, { latency }: Case): Outstanding =>
  depthForShare(nearlyAllShare, latency, maxIops);

/** The depths to recommend, in whole IOs: limit × latency with the share of the limit that it reaches, and what reaches nearly all. */
export function depthsOf(given: Case, result: Result) {
  const enough = outstanding(roundedUp(result.needed));
  return {
    enough,
    share: fraction(atDepth(enough, given, result).iops / result.maxIops),
    nearlyAll: outstanding(roundedUp(depthForNearlyAll(result, given))),
  };
}
