/** The samples of a run, several in one, so that a chart or a table can show a long run. */
import type { CompletedRun, Samples } from '../../laws/simulation/index.ts';
import { seconds } from '../../units/index.ts';
import type { LoadResult } from './model.ts';

export const total = (values: Samples) => values.reduce((sum, each) => sum + each, 0);

/** Samples of any kind. */
export type Series<T> = { readonly length: number; slice(from: number, to: number): T };

/** The mean latency of samples, each by how many IOs it has; nothing where none was completed. */
export function meanLatency(counts: Samples, times: readonly (number | null)[]) {
  const ios = total(counts);
  const time = total(counts.map((count, sample) => count * (times[sample] ?? 0)));
  return ios > 0 ? seconds(time / ios) : undefined;
}

/**
 * The series of a run with several samples in one.
 * @param group how many
 */
export function grouped({ setup, timeline: { every } }: CompletedRun, group: number) {
  const parts = <T>(values: Series<T>) =>
    Array.from({ length: Math.ceil(values.length / group) }, (_, at) =>
      values.slice(at * group, (at + 1) * group),
    );
  const length = every * group;
  /** The last sample may cover less time than the others. */
  const lasts = (at: number) => Math.min(length, setup.seconds - at * length);
  const sums = (counts: Samples) => parts(counts).map(total);
  return {
    every: length,
    sums,
    /** Per second, in `unit`. */
    rates: (counts: Samples, unit = 1) => sums(counts).map((sum, at) => sum / lasts(at) / unit),
    means: (values: Samples) => parts(values).map((part) => total(part) / part.length),
    /** @param load the workload that they are of: what still waits when it ends has no latency of the time after it */
    latencies: (
      { completed, latency }: LoadResult['samples'],
      { to = setup.seconds }: { readonly to?: number | undefined } = {},
    ) => {
      const timesOf = parts(latency);
      const isOver = (at: number) => at * length >= to - every / 1000;
      return parts(completed).map((part, at) =>
        isOver(at) ? undefined : meanLatency(part, timesOf[at] ?? []),
      );
    },
  };
}
