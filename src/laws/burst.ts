import { type Seconds, seconds } from '../units/index.ts';

/** How long a full bucket carries a disk at full burst (disk bursting page, 2025-01). */
const fullBurst = seconds(1800);

/**
 * How much does a full bucket of burst credit hold? (burst - base) × 1,800 s, for IOs and bytes
 * apart (resource API of 2020-08: all eight published buckets of P1 to P20 come out).
 * @param base of the same unit a second as the burst; the bucket is in that unit
 */
export const bucketOf = (base: number, burst: number): number =>
  Math.max(0, burst - base) * fullBurst;

/**
 * How long can this be asked before a full bucket is empty? Asking the whole burst lasts
 * 30 minutes, asking less lasts longer, since only what is over the base is taken from it.
 *
 * @param asked in the same unit as the two caps; more than the burst is held to it
 * @returns `undefined` where the base carries it for ever
 */
export function burstLasts(asked: number, base: number, burst: number): Seconds | undefined {
  const over = Math.min(asked, burst) - base;
  return over > 0 ? seconds(bucketOf(base, burst) / over) : undefined;
}
