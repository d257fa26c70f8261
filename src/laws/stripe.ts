import { type Bytes, bytesPerSecond, iops, type Outstanding } from '../units/index.ts';
import type { LimitPair } from './limit-pair.ts';

/** What do so many equal disks allow together? Their IOPS and throughput limits add up (design guide, Disk Striping). */
export const stripedLimits = (limits: LimitPair, disks: number): LimitPair => ({
  iops: iops(limits.iops * disks),
  throughput: bytesPerSecond(limits.throughput * disks),
});

/**
 * Over how many disks is one aligned IO spread? min(disks, ceil(size / stripe unit)).
 * Neighbouring chunks that land on one disk count as one IO there.
 */
export const disksPerIo = (disks: number, size: Bytes, stripeUnit: Bytes): number =>
  Math.min(disks, Math.ceil(size / stripeUnit));

/**
 * How many of the disks are busy, on average, with so many random IOs outstanding?
 * A disk is idle with probability (1 - each/disks)^queue. Two IOs over four disks: 1.75.
 * @param each over how many disks one IO is spread
 */
export const busyDisks = (disks: number, queue: Outstanding, each = 1): number =>
  disks * (1 - (1 - each / disks) ** queue);
