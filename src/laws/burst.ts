import { exceeds, type Seconds, seconds } from '../units/index.ts';

/** How long full credit lasts at the highest burst rate (disk bursting page, 2025-01). */
const fullBurst = seconds(1800);

/**
 * How much burst credit does a full bucket hold? (burst - base) × 1,800 s, separately for IOs
 * and bytes (resource API of 2020-08: it gives all eight published buckets of P1 to P20).
 * @param base the sustained limit, in the same unit as the burst limit; the credit is in that unit × s
 */
export const bucketOf = (base: number, burst: number): number =>
  Math.max(0, burst - base) * fullBurst;

/** A limit with a full bucket of burst credits, and what is demanded of it, at most the burst limit. */
export type BucketDemand = {
  readonly sustained: number;
  /** In the unit of the limit × s; 0 where it does not burst. */
  readonly bucket: number;
  readonly demand: number;
};

/**
 * Which of these buckets are empty first, and after how long? bucket ÷ (demand − sustained): 30
 * minutes at the full burst limit, longer at less, since only what exceeds the sustained limit uses
 * credit.
 * @returns nothing where the sustained limits cover the demand
 */
export function firstEmpty<T extends BucketDemand>(
  all: readonly T[],
): { readonly lasts: Seconds; readonly by: readonly T[] } | undefined {
  const timeOf = ({ sustained, bucket, demand }: T) => bucket / (demand - sustained);
  const used = all.filter(
    ({ sustained, bucket, demand }) => bucket > 0 && exceeds(demand, sustained),
  );
  if (used.length === 0) return undefined;
  const lasts = Math.min(...used.map(timeOf));
  return { lasts: seconds(lasts), by: used.filter((one) => !exceeds(timeOf(one), lasts)) };
}
