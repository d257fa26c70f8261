/** A result once burst credits are used up. */
import type { Steps } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { run } from '../shared/simulation/runs.ts';
import { withoutBurst } from './baseline.ts';
import { burstLasts } from './bursting.ts';
import { model, type Result, triedSetup } from './model.ts';

/**
 * The same without bursts, or itself where no credits will be used up.
 * @param setup what is run, with its samples where they are read
 */
export function* afterBurstOf(
  result: Result,
  context: CalculatorContext,
  setup = triedSetup(result.prepared),
): Steps<Result> {
  if (burstLasts(result.limits) === undefined) return result;
  return model(result.prepared, yield* run(withoutBurst(setup), context));
}
