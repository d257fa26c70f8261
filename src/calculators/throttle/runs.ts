/** Runs of a simulation, until its queues have settled. */
import {
  hasSettled,
  type Outcome,
  type Setup,
  simulation,
  type Timeline,
  twiceAsLong,
  validate,
} from '../../laws/simulation/index.ts';
import { tooMuch } from './setup.ts';

export type CompletedRun = {
  /** As it was run in the end: a run that has not settled is made longer. */
  readonly setup: Setup;
  readonly outcome: Outcome;
  readonly timeline: Timeline;
  /** Whether queues had stopped filling in the time that counts. */
  readonly settled: boolean;
};

/** Events in a slice: about half a millisecond of work. */
const slice = 4000;

/** Seconds. Burst credit lasts at least 30 minutes, so within this length a disk bursts to the end. */
const maxSeconds = 1200;

/** The set-up to continue with while queues are still filling; nothing where it would be too much work. */
function longerThan(setup: Setup): Setup | undefined {
  const longer = twiceAsLong(setup);
  return longer.seconds > maxSeconds || validate(longer) || tooMuch(longer) ? undefined : longer;
}

/**
 * Runs a simulation, twice as long each time until its queues have settled, as far as that can be computed.
 * @yields the fraction that is done, from 0 to 1
 * @throws where the simulation refuses the set-up, which is checked before
 */
export function* run(tried: Setup): Generator<number, CompletedRun> {
  for (let [setup, before, rest] = [tried, 0, 0.5]; ; ) {
    const started = simulation(setup);
    if ('error' in started) throw new Error('The simulation refuses this set-up.');
    const simulated = started.run;
    for (let step = simulated.step(slice); !step.done; step = simulated.step(slice))
      yield before + rest * step.fraction;
    const outcome = simulated.outcome();
    const settled = hasSettled(setup, outcome);
    const longer = settled ? undefined : longerThan(setup);
    if (!longer) return { setup, outcome, timeline: simulated.timeline(), settled };
    [setup, before, rest] = [longer, before + rest, rest / 2];
  }
}
