/**
 * Long work between frames: a few milliseconds at a time, so that keys and scrolling never wait for it. It
 * comes with the dataset, since nothing is computed without.
 */
import type { CalculatorContext } from '../../calculators/dataset.ts';
import type { Calculator, InputLookup, Recommendation } from '../../kit/index.ts';
import type { Recommended } from '../view/props.ts';
import { currentContext, loadAllSizes, loadOptions } from './data.ts';
import { yieldToMain } from './slices.ts';

/** What fits into a frame beside the page's own work, in ms. */
const frameBudget = 8;
/** How often progress is reported, in ms. */
const progressInterval = 100;

/**
 * Does work step by step, a part that fits into a frame in each task.
 * @param work each step yields the part that is done, 0 to 1
 * @param isWanted whether somebody still waits for it
 * @param onProgress told which part is done, now and then
 * @returns whether it was done to its end
 */
async function runInSlices(
  work: Iterator<number, void>,
  isWanted: () => boolean,
  onProgress: (part: number) => void,
): Promise<boolean> {
  // Most answers are there before anybody would have seen how much is done.
  let reported = performance.now();
  for (let start = reported; ; ) {
    const step = work.next();
    const now = performance.now();
    if (!step.done) {
      if (now - start < frameBudget) continue;
      if (now - reported > progressInterval) {
        onProgress(step.value);
        reported = now;
      }
    }
    // Drawing the result is a task of its own too: it makes the browser lay out the page.
    await yieldToMain();
    if (step.done || !isWanted()) return isWanted();
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

/**
 * The recommendations that a calculator computes apart in this state, with the script and the data for them.
 * @param isWanted whether somebody still waits for them
 * @returns nothing where they were not computed to their end
 */
export async function recommendFor(
  of: string,
  lookup: InputLookup,
  isWanted: () => boolean,
): Promise<Recommended | undefined> {
  const script = await loadOptions(of);
  if (script?.recommender.needsAllSizes) await loadAllSizes();
  const context = currentContext();
  if (!script || !context) return undefined;
  const { recommender, OptionTable } = script;
  const work = recommender.recommend(lookup, context);
  let made: readonly Recommendation[] | undefined;
  const steps: Iterator<number, void> = {
    next: () => {
      const step = work?.next();
      if (!step || step.done) {
        made = step?.value;
        return { done: true, value: undefined };
      }
      return step;
    },
  };
  await runInSlices(steps, isWanted, () => {});
  return made && { list: made, OptionTable };
}
