import type { Outcome } from './outcome.ts';
import { Run } from './run.ts';
import type { Setup } from './types.ts';
import { type ValidationError, validate } from './validate.ts';

export type * from './outcome.ts';
export { hasSettled, isGrowing, twiceAsLong } from './settled.ts';
export type * from './types.ts';
export { bounds, maxIos, validate } from './validate.ts';

/**
 * What happens to these loads at these limits, in time? Begins a run, to be taken on in slices by
 * `run.step(events)` until it says `done`; `run.outcome()` and `run.timeline()` are plain data.
 * @returns why not, where the work would not be bounded or a number is none; never throws
 */
export function simulation(
  setup: Setup,
): { readonly run: Run } | { readonly error: ValidationError } {
  const error = validate(setup);
  return error ? { error } : { run: new Run(setup) };
}

/** The same, all of it at once. */
export function simulate(setup: Setup): Outcome | { readonly error: ValidationError } {
  const started = simulation(setup);
  if ('error' in started) return started;
  started.run.step(Number.POSITIVE_INFINITY);
  return started.run.outcome();
}
