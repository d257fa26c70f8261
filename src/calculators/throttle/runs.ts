/**
 * The runs of the simulation. A set-up has one answer, so one that has been worked out is kept: a
 * page works it out in slices first, and then asks for the screen, which finds it here.
 */
import { type Outcome, type Setup, simulation, type Timeline } from '../../laws/throttle/index.ts';

export type Done = { readonly outcome: Outcome; readonly timeline: Timeline };

const kept = new Map<string, Done>();
/** A case and what is tried beside it, now and once before. */
const mostKept = 12;

/** About half a millisecond of work. */
const slice = 4000;

const known = (setup: Setup) => kept.get(JSON.stringify(setup));

/** Works a run out slice by slice. @yields the part that is done */
export function* inSlices(setup: Setup): Generator<number, void> {
  if (known(setup)) return;
  const begun = simulation(setup);
  if ('refused' in begun) return;
  const { run } = begun;
  for (let step = run.step(slice); !step.done; step = run.step(slice)) yield step.part;
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(JSON.stringify(setup), { outcome: run.outcome(), timeline: run.timeline() });
}

/** The same, to its end. @throws where the simulation refuses the set-up, which is asked before */
export function done(setup: Setup): Done {
  for (const _ of inSlices(setup));
  const found = known(setup);
  if (!found) throw new Error('The simulation refuses this set-up.');
  return found;
}
