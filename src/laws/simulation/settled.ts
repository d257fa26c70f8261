import type { LoadOutcome, Outcome, Timeline } from './outcome.ts';
import type { Load, Setup } from './types.ts';
import { defaults } from './work.ts';

/** A run that was prolonged until its queues stopped filling, or until its work would be too much. */
export type CompletedRun = {
  /** As it was run in the end. */
  readonly setup: Setup;
  readonly outcome: Outcome;
  readonly timeline: Timeline;
  /** Whether queues had stopped filling in the time that counts. */
  readonly settled: boolean;
};

/** How far IOPS × latency may be from the queue depth in a run that counts as settled. */
const tolerance = 0.01;

/** Does this load start or stop during the run? Then there is no steady state to wait for. */
const startsOrStops = ({ from, to }: Pick<Load, 'from' | 'to'>) =>
  from !== undefined || to !== undefined;

/** Are so many IOs completed a second? The last of a run may be cut off by its end. */
const isServed = (iops: number, rate: number, seconds: number) =>
  iops * seconds + 1 >= rate * seconds;

/** Are IOPS × latency and the queue depth in balance, as Little's law demands? */
function inBalance({ demand }: Load, outcome: LoadOutcome, allowed: number, seconds: number) {
  const { iops, latency, unsent } = outcome;
  // A rate that is too high uses all in-flight slots, and from then on the load is steady: if that was so from the
  // first counted second on, an IO is sent at least half as late, on average, as the backlog grows in that time.
  if ('rate' in demand) {
    const late = ((1 - iops / demand.rate) * seconds) / 2;
    return isServed(iops, demand.rate * (1 - allowed), seconds) || unsent >= late * (1 - allowed);
  }
  return Math.abs((iops * (latency ?? 0)) / demand.outstanding - 1) <= allowed;
}

/**
 * Do more IOs of this load arrive than are served? Then its backlog grows for as long as it runs, and
 * with it its latency.
 */
export const isGrowing = (
  { demand, ...load }: Load,
  { iops }: LoadOutcome,
  seconds: number,
): boolean =>
  'rate' in demand &&
  !startsOrStops(load) &&
  !isServed(iops, demand.rate * (1 - 2 * tolerance), seconds);

/**
 * Have the queues stopped filling? While IOs still pile up at a limit, latencies are lower than they
 * will be in steady state, so that IOPS × latency is less than the queue depth. A run has settled when
 * the two agree for each load to within 1 % (Little's law), plus half a window for the last one, which
 * is cut off; and where IOs arrive at a rate, when as many are completed, but for the last. A run in which loads start or stop has no steady state, and counts as settled.
 */
export function hasSettled(setup: Setup, { loads, seconds }: Outcome): boolean {
  if (setup.loads.some(startsOrStops)) return true;
  const { windowLength } = { ...defaults, ...setup };
  const allowed = tolerance + windowLength / seconds / 2;
  return setup.loads.every((load, at) => {
    // Without a limit on its path there is nothing to queue at.
    if (load.all.length + load.misses.length + load.disks.length === 0) return true;
    const outcome = loads[at];
    return outcome !== undefined && inBalance(load, outcome, allowed, seconds);
  });
}

/**
 * The same set-up simulated twice as long, of which the second half counts: the next try where a run
 * has not settled. With the same seed it begins with the same events.
 */
export const twiceAsLong = (setup: Setup): Setup => ({
  ...setup,
  seconds: (setup.seconds * 2) as Setup['seconds'],
  warmUp: setup.seconds,
});
