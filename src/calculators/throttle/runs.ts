/**
 * The runs of the simulation. A page works a run out in slices first and then asks for the screen,
 * which finds it here, so runs are kept: those of a case together, so that calculators beside each
 * other on a page don't drop each other's runs.
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

export type Done = {
  /** As it was run in the end: a run that has not settled is made longer. */
  readonly setup: Setup;
  readonly outcome: Outcome;
  readonly timeline: Timeline;
  /** Whether queues had stopped filling in the time that counts. */
  readonly settled: boolean;
};

/** The runs of each case, by what was run: its own, and those of what is tried beside it. The case used last stands last. */
const cases = new Map<string, Map<string, Done>>();
/** More cases than stand on a page. Of a longer history the oldest are run again when asked for. */
const mostCases = 8;

/** About half a millisecond of work. */
const slice = 4000;

/** Burst credit lasts 30 minutes at least, so up to this length a burst is one to the end. */
const longest = 1200;

function runsOf(of: Setup): Map<string, Done> {
  const key = JSON.stringify(of);
  const runs = cases.get(key) ?? new Map<string, Done>();
  cases.delete(key);
  cases.set(key, runs);
  const [oldest] = cases.keys();
  if (cases.size > mostCases && oldest !== undefined) cases.delete(oldest);
  return runs;
}

/** The set-up to go on with where queues are still filling; nothing where it would be too much work. */
function longerThan(setup: Setup): Setup | undefined {
  const longer = twiceAsLong(setup);
  return longer.seconds > longest || validate(longer) || tooMuch(longer) ? undefined : longer;
}

/**
 * Works a run out slice by slice, made twice as long until it has settled, as long as that can be
 * computed. Does nothing where the simulation refuses the set-up, which is checked before.
 * @param of the case that it belongs to; itself unless it is tried beside one
 * @yields the part that is done
 */
export function* inSlices(of: Setup, tried: Setup = of): Generator<number, void> {
  const runs = runsOf(of);
  const key = JSON.stringify(tried);
  if (runs.has(key)) return;
  let [setup, before, rest]: [Setup | undefined, number, number] = [tried, 0, 0.5];
  while (setup) {
    const started = simulation(setup);
    if ('error' in started) return;
    const { run } = started;
    for (let step = run.step(slice); !step.done; step = run.step(slice))
      yield before + rest * step.part;
    const outcome = run.outcome();
    const settled = hasSettled(setup, outcome);
    const longer: Setup | undefined = settled ? undefined : longerThan(setup);
    if (!longer) runs.set(key, { setup, outcome, timeline: run.timeline(), settled });
    setup = longer;
    [before, rest] = [before + rest, rest / 2];
  }
}

/** The same, to its end. @throws where the simulation refuses the set-up, which is asked before */
export function done(of: Setup, tried: Setup = of): Done {
  for (const _ of inSlices(of, tried));
  const found = runsOf(of).get(JSON.stringify(tried));
  if (!found) throw new Error('The simulation refuses this set-up.');
  return found;
}
