/** Runs of a simulation, until its queues have settled. */
import type { Steps } from '../../kit/index.ts';
import {
  type CompletedRun,
  hasSettled,
  maxIos,
  type Setup,
  simulation,
  twiceAsLong,
  validate,
} from '../../laws/simulation/index.ts';
import type { CalculatorContext } from '../dataset.ts';

/** The most that a page simulates: IOs (about half a second of work), and windows × limits. */
export const bounds = { ios: 2_000_000, windows: 2_000_000 };

/** The bound on work in a page that this run would exceed, if any, and by how much. */
export function tooMuch(setup: Setup): readonly ['ios' | 'windows', number] | undefined {
  const { limits, seconds: time, windowLength = time } = setup;
  const ios = maxIos(setup);
  if (ios > bounds.ios) return ['ios', ios];
  const windows = (time / windowLength) * Math.max(1, limits.length);
  return windows > bounds.windows ? ['windows', windows] : undefined;
}

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
 * Runs a simulation, twice as long each time until its queues have settled, as far as that can be computed; apart from
 * the page, where that has a way to.
 * @yields the fraction that is done, from 0 to 1
 * @throws where the simulation refuses the set-up, which is checked before
 */
export function* run(
  tried: Setup,
  { simulate }: Pick<CalculatorContext, 'simulate'> = {},
): Steps<CompletedRun> {
  const apart = simulate && (yield* simulate(tried));
  if (apart) return apart;
  for (let [setup, before, rest] = [tried, 0, 0.5]; ; ) {
    const started = simulation(setup);
    if ('error' in started) throw new Error('This set-up is refused.');
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
