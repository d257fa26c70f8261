import { type Refusal, refusalOf } from './check.ts';
import type { Outcome } from './outcome.ts';
import { Run } from './run.ts';
import type { Setup } from './types.ts';

export { bounds, mostIos, refusalOf } from './check.ts';
export type * from './outcome.ts';
export { hasSettled, isGrowing, twiceAsLong } from './settled.ts';
export type * from './types.ts';

/**
 * What happens to these loads at these gates, in time? Begins a run, to be taken on in slices by
 * `run.step(events)` until it says `done`; `run.outcome()` and `run.timeline()` are plain data.
 * @returns why not, where the work would not be bounded or a number is none; never throws
 */
export function simulation(setup: Setup): { readonly run: Run } | { readonly refused: Refusal } {
  const refused = refusalOf(setup);
  return refused ? { refused } : { run: new Run(setup) };
}

/** The same, all of it at once. */
export function simulate(setup: Setup): Outcome | { readonly refused: Refusal } {
  const begun = simulation(setup);
  if ('refused' in begun) return begun;
  begun.run.step(Number.POSITIVE_INFINITY);
  return begun.run.outcome();
}
