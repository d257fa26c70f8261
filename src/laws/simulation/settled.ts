import type { LoadOutcome, Outcome } from './outcome.ts';
import type { Load, Setup } from './types.ts';
import { defaults } from './validate.ts';

/** How far IOPS × latency may be from the queue depth in a run that counts as settled. */
const tolerance = 0.01;

/** Does this load come or go? Then there is no steady state to wait for. */
const comesOrGoes = ({ from, to }: Pick<Load, 'from' | 'to'>) =>
  from !== undefined || to !== undefined;

/** Is as much completed as is issued, as Little's law demands? */
function inBalance({ demand }: Load, { iops, latency, unsent }: LoadOutcome, allowed: number) {
  // A rate that is too high uses all in-flight slots, and from then on loads the limits evenly.
  if ('rate' in demand) return iops >= demand.rate * (1 - allowed) || unsent > 0;
  return Math.abs((iops * (latency ?? 0)) / demand.outstanding - 1) <= allowed;
}

/**
 * Does this load issue IOs at a rate that is more than it gets? Then its backlog grows for as long
 * as it runs, and with it its latency.
 */
export const isGrowing = ({ demand, ...load }: Load, { iops }: LoadOutcome): boolean =>
  'rate' in demand && !comesOrGoes(load) && iops < demand.rate * (1 - 2 * tolerance);

/**
 * Have the queues stopped filling? While IOs pile up at one limit, those at the others are not yet
 * what they will be, and no IO has waited as long as it will: fewer IOs are completed, in less
 * time, than the queue depth demands. So a run has settled when IOPS × latency is the queue depth of
 * each load to within 1 % (Little's law), with half a window more for the one that is cut off.
 * A run in which loads come or go has no steady state, and counts as settled.
 */
export function hasSettled(setup: Setup, { loads, seconds }: Outcome): boolean {
  if (setup.loads.some(comesOrGoes)) return true;
  const { windowLength } = { ...defaults, ...setup };
  const allowed = tolerance + windowLength / seconds / 2;
  return setup.loads.every((load, at) => {
    // Without a limit on its path there is nothing to queue at.
    if (load.all.length + load.misses.length + load.disks.length === 0) return true;
    const outcome = loads[at];
    return outcome !== undefined && inBalance(load, outcome, allowed);
  });
}

/**
 * The same set-up, simulated twice as long, its second half counted: what a run that has not settled
 * goes on to. The same seed gives the same beginning.
 */
export const twiceAsLong = (setup: Setup): Setup => ({
  ...setup,
  seconds: (setup.seconds * 2) as Setup['seconds'],
  warmUp: setup.seconds,
});
