/**
 * How long IOs take: the growth with their size, and the spread between what different people measured. The figures are
 * in the dataset (`limits/latency`); here is what follows from them.
 */
import { type Bytes, type Seconds, seconds } from '../units/index.ts';

/** IOs up to this size are small, and take the same time. */
const smallKib = 8;

/** What lies between the shortest and the longest of most measurements. */
export type LatencyBand = { readonly low: Seconds; readonly high: Seconds };

/** How one kind of IO takes longer as it grows, and how far documents are apart, in natural logarithms. */
export type SizeLaw = {
  readonly seconds: Seconds;
  readonly perKib: Seconds;
  readonly spread: number;
  readonly growthSpread: number;
};

/** The mean of IOs of this size: that of a small one, and so much more for each KiB above 8. */
export const meanAtSize = ({ seconds: small, perKib }: SizeLaw, size: Bytes): Seconds =>
  seconds(small + perKib * Math.max(0, size / 1024 - smallKib));

/**
 * So many standard deviations on either side hold 80 % of what another document would say: 1.28 if the deviation were
 * known, and 1.5 where it comes from about ten documents (Student’s t, with the error of the middle itself).
 */
const deviations = 1.5;

/**
 * Between which times does the mean of 80 % of other documents lie? The spread of small IOs, and that of the growth
 * as far as the growth makes up the time.
 */
export function bandAtSize(law: SizeLaw, size: Bytes): LatencyBand {
  const mean = meanAtSize(law, size);
  const grown = 1 - law.seconds / mean;
  const spread = Math.sqrt(law.spread ** 2 + (grown * law.growthSpread) ** 2);
  // Rounded, so that engines whose exponentials differ in the last digit agree.
  const factor = Math.round(Math.exp(deviations * spread) * 1e4) / 1e4;
  return { low: seconds(mean / factor), high: seconds(mean * factor) };
}
