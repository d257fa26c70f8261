import type { Outcome } from './outcome.ts';
import { Run } from './run.ts';
import type { Setup } from './types.ts';
import { type ValidationError, validate } from './validate.ts';

export type * from './outcome.ts';
export { Run } from './run.ts';
export { type CompletedRun, hasSettled, isGrowing, twiceAsLong } from './settled.ts';
export type * from './types.ts';
export { validate } from './validate.ts';
export { bounds, maxHeldWrites, maxIos, windowsOf } from './work.ts';

/**
 * What do these loads get from these limits, over time? Begins a run that is continued in slices by
 * `run.step(events)` until it is `done`; `run.outcome()` and `run.timeline()` have what a worker can send.
 * @returns an error where the work would not be bounded or a number is out of range; never throws
 */
export function simulation(
  setup: Setup,
): { readonly run: Run } | { readonly error: ValidationError } {
  const error = validate(setup);
  return error ? { error } : { run: new Run(setup) };
}

/** The same, run to its end at once. */
export function simulate(setup: Setup): Outcome | { readonly error: ValidationError } {
  const started = simulation(setup);
  if ('error' in started) return started;
  started.run.step(Number.POSITIVE_INFINITY);
  return started.run.outcome();
}
