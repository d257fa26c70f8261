/**
 * Long work between frames: a few milliseconds at a time, so that keys and scrolling never wait for it. It
 * comes with the dataset, since nothing is computed without.
 */

import type { CalculatorContext } from '../../calculators/context.ts';
import { type Calculator, type InputLookup, isLong, type Work } from '../../kit/index.ts';
import { yieldToMain } from '../browser/yield-to-main.ts';
import type { Recommended } from '../view/props.ts';
import { currentContext, loadAllSizes, loadOptions } from './calculator-data.ts';
import { calculatorIn } from './modules.ts';

/** What fits into a frame beside the page's own work, in ms. */
const frameBudget = 8;
/** How often progress is reported, in ms. */
const progressInterval = 100;

/**
 * Does work step by step, a part that fits into a frame in each task.
 * @param isWanted whether somebody still waits for it
 * @param onProgress told which part is done, 0 to 1, now and then
 * @param wait what else is let in between two parts
 * @returns nothing where nobody waits any more
 */
export async function betweenFrames<T>(
  work: Work<T>,
  isWanted: () => boolean,
  onProgress?: (part: number) => void,
  wait: () => Promise<void> = yieldToMain,
): Promise<T | undefined> {
  if (!isLong(work)) return work;
  // Most answers are there before anybody would have seen how much is done.
  let reported = performance.now();
  /** What the last promise came to. */
  let given: unknown;
  for (let start = reported; ; ) {
    const step = work.next(given);
    if (step.done) {
      // Drawing the result makes the browser lay out the page, which fits into this task only where little was done.
      if (performance.now() - start > frameBudget / 2) await wait();
      return isWanted() ? step.value : undefined;
    }
    if (typeof step.value === 'number') {
      const now = performance.now();
      if (now - reported > progressInterval) {
        onProgress?.(step.value);
        reported = now;
      }
      if (now - start < frameBudget) continue;
      await wait();
    } else given = await step.value;
    if (!isWanted()) return undefined;
    start = performance.now();
  }
}

/** Lets everything else come first, also the answer to a key. A browser that cannot do that takes turns. */
const yieldToAll = async () =>
  globalThis.scheduler?.postTask(() => {}, { priority: 'background' }) ?? yieldToMain();

/**
 * The recommendations that the details of an answer leave out, with the script and the data for them.
 * @param isWanted whether somebody still waits for them
 * @returns nothing where they were not computed to their end
 */
export async function recommendFor(
  of: string,
  lookup: InputLookup,
  isWanted: () => boolean,
): Promise<Recommended | undefined> {
  const script = await loadOptions(of);
  const calculator: Calculator<CalculatorContext> | undefined = script && calculatorIn(script, of);
  // Without a VM there is none in place of which another could be offered.
  if (calculator?.needsAllSizes && calculator.textOf('vm', lookup)) await loadAllSizes();
  const context = currentContext();
  const work = context && calculator?.recommend(lookup, context);
  // The answer is painted before its long recommendations begin.
  if (work && isLong(work)) await yieldToAll();
  const list = work && (await betweenFrames(work, isWanted, undefined, yieldToAll));
  return list && { list, OptionTable: script?.OptionTable };
}
