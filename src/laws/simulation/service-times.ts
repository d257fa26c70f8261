/** How service times vary in the simulation: as percentiles that were measured. */
import type { TailRatios } from '../tail.ts';

/** So many times, each of equally many IOs: enough for the longest of a thousand, and a power of two. */
const classes = 1024;

/**
 * The times of IOs with these percentiles, as multiples of their mean: 1,024 classes of equally many, from the shortest
 * to the longest. The half below the median is as near to it as the IOs between the median and the 90th percentile.
 */
export function multiplesOf(tail: TailRatios): readonly number[] {
  const before = known.get(tail);
  if (before) return before;
  const { p50, p90, p95, p99, p999 } = tail;
  const shares = [0, 0.1, 0.5, 0.9, 0.95, 0.99, 0.999, 1];
  const times = [p50 ** 2 / p90, p50 ** 2 / p90, p50, p90, p95, p99, p999, p999];
  const at = (share: number) => {
    const next = shares.findIndex((one) => share < one);
    const [from = 0, to = 1] = [shares[next - 1], shares[next]];
    const [low = 1, high = 1] = [times[next - 1], times[next]];
    return low + ((high - low) * (share - from)) / (to - from);
  };
  const raw = Array.from({ length: classes }, (_, one) => at((one + 0.5) / classes));
  const mean = raw.reduce((sum, one) => sum + one, 0) / classes;
  const multiples = raw.map((one) => one / mean);
  known.set(tail, multiples);
  return multiples;
}
/** An answer runs several simulations of the same disks. */
const known = new WeakMap<TailRatios, readonly number[]>();
