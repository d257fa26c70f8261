/** A run by phases: the times in which the same workloads run, and what one of them gets in each. */
import type { CompletedRun, Samples } from '../../laws/simulation/index.ts';
import { fraction, type Iops, iops, type Seconds, seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { WaitingLoad } from './affected-workload.ts';
import { meanLatency, type Series, total } from './grouped-samples.ts';
import { type LoadResult, type Result, type Wait, waitFor, waitsForOthers } from './model.ts';

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
  const { limit, time } = load.wait;
  const inPhase = (values: Samples) => between(values, run.timeline.every, from, to);
  const admitted = limit.samples.parts
    .map(
      (part) => [part.load, total(inPhase(limit.by === 'iops' ? part.ios : part.bytes))] as const,
    )
    .filter(([, sum]) => sum > 0);
  const all = admitted.reduce((sum, [, one]) => sum + one, 0);
  const shares = admitted.map(([at, sum]) => [at, fraction(sum / all)] as const);
  const waiting = inPhase(limit.samples.waiting);
  return {
    waiting: total(waiting) / Math.max(1, waiting.length),
    wait: waitFor(limit, time, loads.indexOf(load), shares, run.setup),
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
