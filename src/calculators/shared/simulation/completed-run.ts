/** Runs a simulation until its queues have settled. A page loads this apart from the calculator. */
import type { Steps } from '../../../kit/index.ts';
import {
  bounds,
  type CompletedRun,
  hasSettled,
  Run,
  type Setup,
  twiceAsLong,
  windowsOf,
} from '../../../laws/simulation/index.ts';
import { tooMuch } from './runs.ts';

/** Events in a slice: about half a millisecond of work. */
const slice = 4000;

/** Seconds. Burst credit lasts at least 30 minutes, so within this length a disk bursts to the end. */
const maxSeconds = 1200;

/** The set-up to continue with while queues are still filling; nothing where it would be too much work. */
function longerThan(setup: Setup): Setup | undefined {
  const longer = twiceAsLong(setup);
  const isTooMuch =
    longer.seconds > maxSeconds || windowsOf(longer) > bounds.windows || tooMuch(longer);
  return isTooMuch ? undefined : longer;
}

/**
 * Runs a simulation, twice as long each time until its queues have settled, as far as that can be computed.
 * @param tried a set-up that `validate` accepts, so that the work is bounded
 * @yields the fraction that is done, from 0 to 1
 */
export function* completedRun(tried: Setup): Steps<CompletedRun> {
  for (let [setup, before, rest] = [tried, 0, 0.5]; ; ) {
    const simulated = new Run(setup);
    for (let step = simulated.step(slice); !step.done; step = simulated.step(slice))
      yield before + rest * step.fraction;
    const outcome = simulated.outcome();
    const settled = hasSettled(setup, outcome);
    const longer = settled ? undefined : longerThan(setup);
    if (!longer) return { setup, outcome, timeline: simulated.timeline(), settled };
    [setup, before, rest] = [longer, before + rest, rest / 2];
  }
}
