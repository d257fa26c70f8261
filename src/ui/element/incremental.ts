/**
 * Long work between frames: a few milliseconds at a time, so that keys and scrolling never wait for it. It
 * comes with the dataset, since nothing is computed without.
 */
import type { CalculatorContext } from '../../calculators/dataset.ts';
import type { Calculator, InputLookup } from '../../kit/index.ts';
import { yieldToMain } from './slices.ts';

/** What fits into a frame beside the page's own work, in ms. */
const frameBudget = 8;
/** How often progress is reported, in ms. */
const progressInterval = 100;

/**
 * Does work step by step. What fits into one frame is done at once, without waiting.
 * @param work each step yields the part that is done, 0 to 1
 * @param isWanted whether somebody still waits for it
 * @param onProgress told which part is done, now and then
 * @returns whether it was done to its end
 */
export async function runInSlices(
  work: Iterator<number, void>,
  isWanted: () => boolean,
  onProgress: (part: number) => void,
): Promise<boolean> {
  let reported = 0;
  for (let start = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return true;
    const now = performance.now();
    if (now - start < frameBudget) continue;
    if (now - reported > progressInterval) {
      onProgress(step.value);
      reported = now;
    }
    await yieldToMain();
    if (!isWanted()) return false;
    start = performance.now();
  }
}

function* oneAfterOther(...works: readonly Iterator<number, void>[]): Generator<number, void> {
  for (const work of works)
    for (let step = work.next(); !step.done; step = work.next()) yield step.value;
}

/**
 * Computes an answer in slices before its screen is asked for, where that takes long.
 * @param withDetails with the details of the answer, which are shown after it
 * @returns whether it was computed to its end; nothing where it takes no time at all
 */
export function computeIncrementally(
  context: CalculatorContext,
  calculator: Calculator<CalculatorContext>,
  lookup: InputLookup,
  isWanted: () => boolean,
  withDetails: boolean,
  onProgress: (part: number) => void = () => {},
): Promise<boolean> | undefined {
  const work = calculator.work(lookup, context);
  const details = work && withDetails && calculator.workOnDetails(lookup, context);
  return work && runInSlices(details ? oneAfterOther(work, details) : work, isWanted, onProgress);
}
