/**
 * Latencies of one kind as a log-normal distribution, by their mean and how wide they are: the
 * standard deviation of their logarithms.
 */
import type { Seconds } from '../units/index.ts';

/** The standard normal distribution’s 99th percentile. */
export const normal99 = 2.326347874;

/**
 * How wide is the distribution with this mean and this 99th percentile? ln(p99 ÷ mean) = z σ − σ² ÷ 2.
 * Where the percentile is further above the mean than any such distribution has it (15 times), it is
 * the widest of them; where it is not above the mean, it has no width.
 */
export function widthBy(mean: Seconds, p99: Seconds): number {
  const ratio = Math.log(p99 / mean);
  return ratio <= 0 ? 0 : normal99 - Math.sqrt(Math.max(0, normal99 ** 2 - 2 * ratio));
}

/** The latency at so many standard deviations from the median. */
export const latencyAt = (mean: number, width: number, deviations: number): number =>
  mean * Math.exp(width * deviations - width ** 2 / 2);

/** How dense latencies are at a time, as a part of what they are where they are densest. */
export function densityAt(mean: number, width: number, time: number): number {
  const peak = latencyAt(mean, width, -width);
  const from = (at: number) => (Math.log(at / mean) + width ** 2 / 2) ** 2 / (2 * width ** 2);
  return (Math.exp(from(peak) - from(time)) * peak) / time;
}
