/**
 * A cache of simulation runs. A page first runs one in slices and then asks for the answer, which finds
 * it here. The runs of a case are dropped together, so that several calculators on a page do not drop
 * each other's runs.
 */
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

/** The runs of each case by set-up: that of the case, and those of changes of it. The most recently used case is last. */
const cases = new Map<string, Map<string, CompletedRun>>();
/** More cases than a page shows. The runs of the least recently used case are dropped, and run again if they are needed. */
const maxCases = 8;

/** Events in a slice: about half a millisecond of work. */
const slice = 4000;

/** Seconds. Burst credit lasts at least 30 minutes, so within this length a disk bursts to the end. */
const maxSeconds = 1200;

function runsOf(of: Setup): Map<string, CompletedRun> {
  const key = JSON.stringify(of);
  const runs = cases.get(key) ?? new Map<string, CompletedRun>();
  cases.delete(key);
  cases.set(key, runs);
  const [oldest] = cases.keys();
  if (cases.size > maxCases && oldest !== undefined) cases.delete(oldest);
  return runs;
}

/** The set-up to continue with while queues are still filling; nothing where it would be too much work. */
function longerThan(setup: Setup): Setup | undefined {
  const longer = twiceAsLong(setup);
  return longer.seconds > maxSeconds || validate(longer) || tooMuch(longer) ? undefined : longer;
}

/**
 * Runs a simulation in slices, twice as long each time until its queues have settled, as far as that
 * can be computed. Does nothing where the simulation refuses the set-up, which is checked before.
 * @param of the set-up of the case that the run belongs to
 * @param tried the set-up to run, for a change of that case
 * @yields the fraction that is done, from 0 to 1
 */
export function* runInSlices(of: Setup, tried: Setup = of): Generator<number, void> {
  const runs = runsOf(of);
  const key = JSON.stringify(tried);
  if (runs.has(key)) return;
  let [setup, before, rest]: [Setup | undefined, number, number] = [tried, 0, 0.5];
  while (setup) {
    const started = simulation(setup);
    if ('error' in started) return;
    const { run } = started;
    for (let step = run.step(slice); !step.done; step = run.step(slice))
      yield before + rest * step.fraction;
    const outcome = run.outcome();
    const settled = hasSettled(setup, outcome);
    const longer: Setup | undefined = settled ? undefined : longerThan(setup);
    if (!longer) runs.set(key, { setup, outcome, timeline: run.timeline(), settled });
    setup = longer;
    [before, rest] = [before + rest, rest / 2];
  }
}

/** The same, to its end. @throws where the simulation refuses the set-up, which is checked before */
export function runToCompletion(of: Setup, tried: Setup = of): CompletedRun {
  for (const _ of runInSlices(of, tried));
  const found = runsOf(of).get(JSON.stringify(tried));
  if (!found) throw new Error('The simulation refuses this set-up.');
  return found;
}
