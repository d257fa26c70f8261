/** Which simulations are run, and by what. */
import type { Steps } from '../../../kit/index.ts';
import { type CompletedRun, maxIos, type Setup } from '../../../laws/simulation/index.ts';
import type { CalculatorContext } from '../../context.ts';
import { bounds } from './bounds.ts';

/** The bound on work in a page that this run would exceed, if any, and by how much. */
export function tooMuch(setup: Setup): readonly ['ios' | 'windows', number] | undefined {
  const { limits, seconds: time, windowLength = time } = setup;
  const ios = maxIos(setup);
  if (ios > bounds.ios) return ['ios', ios];
  const windows = (time / windowLength) * Math.max(1, limits.length);
  return windows > bounds.windows ? ['windows', windows] : undefined;
}

/** @throws where nothing can run it, which is a mistake in the code */
export function run(
  setup: Setup,
  { simulate }: Pick<CalculatorContext, 'simulate'>,
): Steps<CompletedRun> {
  if (!simulate) throw new Error('There is nothing to run a simulation.');
  return simulate(setup);
}
