/** A run by phases: the times in which the same workloads run, and what one of them gets in each. */
import type { CompletedRun, Samples } from '../../laws/simulation/index.ts';
import { fraction, type Iops, iops, type Seconds, seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { WaitingLoad } from './affected-workload.ts';
import { type LoadResult, type Result, type Wait, waitsForOthers } from './model.ts';

/** What a workload gets from one time to another. */
export type Phase = {
  readonly from: Seconds;
  readonly to: Seconds;
  readonly iops: Iops;
  /** Mean; missing where nothing was completed. */
  readonly latency?: Seconds;
};

/** The change of a workload while others run: what it gets otherwise, what it gets then, and because of whom. */
export type Drop = {
  readonly before: Phase;
  readonly during: Phase;
  readonly wait: Wait;
  /** IOs that wait at the limit meanwhile, on average. */
  readonly waiting: number;
};

/** When workloads start and end within the run, from 0 to its end. */
export function phaseTimes({ setup }: Pick<CompletedRun, 'setup'>): readonly number[] {
  const { loads, seconds: end } = setup;
  const inside = loads
    .flatMap(({ from = 0, to = end }) => [from, to])
    .filter((time) => time > 0 && time < end);
  return [0, ...new Set(inside.toSorted((a, b) => a - b)), end];
}

const total = (values: Samples) => values.reduce((sum, each) => sum + each, 0);

/** Samples of any kind. */
type Series<T> = { readonly length: number; slice(from: number, to: number): T };

/** The mean latency of samples, each by how many IOs it has; nothing where none was completed. */
function meanLatency(counts: Samples, times: readonly (number | null)[]) {
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
    /** A second. */
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

/** The samples between two times, for a series of the timeline. */
const between = <T>(values: Series<T>, every: number, from: number, to: number) =>
  values.slice(Math.round(from / every), Math.round(to / every));

function phasesOf(
  { setup, timeline: { every } }: CompletedRun,
  { load: { options }, samples: { completed, latency } }: LoadResult,
): readonly Phase[] {
  const { from: start = 0, to: end = setup.seconds } = options;
  const times = phaseTimes({ setup });
  return times.slice(1).flatMap((to, index): Phase[] => {
    const from = times[index] ?? 0;
    if (from < start || to > end || to - from < every) return [];
    const counts = between(completed, every, from, to);
    const waits = between(latency, every, from, to);
    return [
      {
        from: seconds(from),
        to: seconds(to),
        iops: iops(total(counts) / (to - from)),
        ...defined({ latency: meanLatency(counts, waits) }),
      },
    ];
  });
}

/** Whose IOs a limit admitted in a phase, and how many waited there. */
function useIn({ run, loads }: Result, load: WaitingLoad, { from, to }: Phase) {
  const { timeline } = run;
  const { limit } = load.wait;
  const { parts: partsOfLimit, waiting: waitingAtLimit } = limit.samples;
  const parts = partsOfLimit.map((part) => ({
    load: part.load,
    name: loads[part.load]?.load.name ?? '',
    admitted: total(between(limit.by === 'iops' ? part.ios : part.bytes, timeline.every, from, to)),
  }));
  const all = parts.reduce((sum, { admitted }) => sum + admitted, 0) || 1;
  const shareOf = (admitted: number) => fraction(Math.min(1, admitted / all));
  const own = loads.indexOf(load);
  const waiting = between(waitingAtLimit, timeline.every, from, to);
  return {
    waiting: total(waiting) / Math.max(1, waiting.length),
    wait: {
      ...load.wait,
      ownShare: shareOf(parts.find((part) => part.load === own)?.admitted ?? 0),
      others: parts
        .filter((part) => part.load !== own && part.admitted > 0)
        .map(({ name, admitted }) => ({ name, share: shareOf(admitted) }))
        .sort((a, b) => b.share - a.share),
    },
  };
}

/** Only a fall below this part of what it gets otherwise is one. */
const dropFraction = 0.8;

/**
 * Does a workload get less while others run than it gets in the rest of its time? Compares its best
 * phase with its worst. Nothing where it gets about the same all the time, or does not wait for others.
 */
export function dropOf(result: Result, load: WaitingLoad): Drop | undefined {
  const phases = phasesOf(result.run, load).toSorted((a, b) => b.iops - a.iops);
  const [before, during] = [phases[0], phases.at(-1)];
  if (!before || !during || during.iops >= before.iops * dropFraction) return undefined;
  const use = useIn(result, load, during);
  return waitsForOthers(use.wait) && use.wait.others.length > 0
    ? { before, during, ...use }
    : undefined;
}
