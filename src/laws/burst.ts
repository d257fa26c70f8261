import { type Seconds, seconds } from '../units/index.ts';

/** How long full credit lasts at the highest burst rate (disk bursting page, 2025-01). */
const fullBurst = seconds(1800);

/**
 * How much burst credit does a full bucket hold? (burst - base) × 1,800 s, separately for IOs
 * and bytes (resource API of 2020-08: it gives all eight published buckets of P1 to P20).
 * @param base the sustained limit, in the same unit as the burst limit; the credit is in that unit × s
 */
export const bucketOf = (base: number, burst: number): number =>
  Math.max(0, burst - base) * fullBurst;

/**
 * How long does full credit last at this demand? 30 minutes at the full burst limit, longer at
 * less, since only what exceeds the base uses credit.
 *
 * @param demand in the same unit as the two limits; more than the burst limit counts as that limit
 * @returns `undefined` where the base covers the demand
 */
export function burstLasts(demand: number, base: number, burst: number): Seconds | undefined {
  const over = Math.min(demand, burst) - base;
  return over > 0 ? seconds(bucketOf(base, burst) / over) : undefined;
}
