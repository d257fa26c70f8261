/** How latencies are spread in a simulated run: the share of the IOs in each range. */
import { Run } from '../../laws/simulation/run.ts';
import type { Setup } from '../../laws/simulation/types.ts';
import { validate } from '../../laws/simulation/validate.ts';
import { type Fraction, fraction, type Seconds, seconds } from '../../units/index.ts';

/** IOs that took longer than `from` and at most `to`, as a share of all. */
export type Range = { readonly from: Seconds; readonly to: Seconds; readonly share: Fraction };

/** A run that can be asked for every percentile, of which an outcome has one. */
class RunWithLatencies extends Run {
  /** The latency that this share of the first load’s IOs does not exceed, within 0.8 %. */
  quantile(share: number): Seconds | undefined {
    const nanoseconds = this.loads[0]?.histogram.quantile(share);
    return nanoseconds === undefined ? undefined : seconds(nanoseconds / 1e9);
  }
}

/** The percentiles that are asked for: 0.1 %, 0.2 % and so on. */
const steps = 1000;

/**
 * Which share of a load’s IOs has a latency between each two of these bounds, to a tenth of a per cent?
 * @param setup of one load
 * @param bounds ascending, and wide enough for every latency
 * @throws where the simulation refuses the set-up, or a latency is outside of the bounds
 */
export function latencyRanges(setup: Setup, bounds: readonly Seconds[]): readonly Range[] {
  const error = validate(setup);
  if (error) throw new Error(error.message);
  const run = new RunWithLatencies(setup);
  run.step(Number.POSITIVE_INFINITY);
  const latencies = Array.from({ length: steps }, (_, at) => run.quantile((at + 1) / steps) ?? 0);
  const ranges = bounds.slice(1).map((to, at): Range => {
    const from = bounds[at] ?? to;
    const within = latencies.filter((latency) => from < latency && latency <= to);
    return { from, to, share: fraction(within.length / steps) };
  });
  if (ranges.reduce((sum, { share }) => sum + share, 0) < 1 - 1 / (2 * steps))
    throw new Error('A latency is outside of the bounds.');
  return ranges;
}
