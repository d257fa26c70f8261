import { type Seconds, seconds } from '../units/index.ts';

/** How long a full bucket carries a disk at full burst (disk bursting page, 2025-01). */
export const fullBurst = seconds(1800);

/**
 * How long can this be asked before the bucket is empty?
 * The bucket holds (burst - base) × 1,800 s, for IOs and bytes apart, starts full, and loses what
 * is asked over the base; so asking the whole burst lasts 30 minutes and asking less lasts longer.
 *
 * @param asked in the same unit as the two caps; more than the burst is held to it
 * @returns `undefined` where the base carries it for ever
 */
export function burstLasts(asked: number, base: number, burst: number): Seconds | undefined {
  const over = Math.min(asked, burst) - base;
  if (over <= 0) return undefined;
  return seconds(((burst - base) * fullBurst) / over);
}
