/** What completes where the latency of a queue and a limit hold a rate back together. */
import { type Iops, iops, type Outstanding, outstanding, type Seconds } from '../units/index.ts';

/** Where one is less than a quarter of the other, the corner takes less than two millionths, and figures stay as Little’s law has them. */
const far = 1 / 4;

/** How sharp the corner is at which a limit takes over from latency: of public runs by queue depth, 8 to 12 fit best. */
const sharpness = 8;

/**
 * How many IOs a second complete with so many outstanding? Those that latency allows (Little’s law) or the limit,
 * whichever is lower, and a little less where the two are close: 92 % where they are equal.
 */
export function completedAt(queue: Outstanding, latency: Seconds, limit: Iops): Iops {
  const free = queue / latency;
  const [lower, higher] = free < limit ? [free, limit] : [limit, free];
  const ratio = lower / higher;
  return iops(ratio < far ? lower : lower * (1 + ratio ** sharpness) ** (-1 / sharpness));
}

/** How many must be outstanding for this share of a limit? The inverse of `completedAt`. */
export const depthForShare = (share: number, latency: Seconds, limit: Iops): Outstanding =>
  outstanding(limit * latency * (share ** -sharpness - 1) ** (-1 / sharpness));
