import { type Bytes, bytesPerSecond, iops, type Outstanding } from '../units/index.ts';
import type { Caps } from './ceiling.ts';

/** What do so many equal disks allow together? IOPS and throughput add (design guide, Disk Striping). */
export const together = (caps: Caps, disks: number): Caps => ({
  iops: iops(caps.iops * disks),
  throughput: bytesPerSecond(caps.throughput * disks),
});

/**
 * Over how many disks is one aligned IO spread? min(disks, ceil(size / stripe unit)).
 * Neighbouring chunks that land on one disk count as one IO there.
 */
export const touched = (disks: number, size: Bytes, stripeUnit: Bytes): number =>
  Math.min(disks, Math.ceil(size / stripeUnit));

/**
 * How many of the disks are busy, on average, with so many random IOs outstanding?
 * Occupancy: a disk is idle with probability (1 - touched/disks)^queue. Two IOs over four disks: 1.75.
 */
export const busyDisks = (disks: number, queue: Outstanding, each = 1): number =>
  disks * (1 - (1 - each / disks) ** queue);
