/**
 * Long work between frames: a few milliseconds at a time, then the page gets its turn, so that keys
 * and scrolling never wait for it.
 */

import type { World } from '../../calculators/world.ts';
import type { Calculator, TextOf } from '../../kit/index.ts';
import { world } from './data.ts';
import { turn } from './turn.ts';

/** What fits into a frame beside the page’s own work. */
const mostAtOnce = 8;
/** So often somebody is told how far it is. */
const toldEvery = 100;

/**
 * Does all of the work; what is done within a frame is done at once, without waiting.
 * @param wanted whether anybody still waits for it
 * @param onPart told which part is done, now and then
 * @returns whether it was done to its end
 */
async function inFrames(
  work: Iterator<number, void>,
  wanted: () => boolean,
  onPart: (part: number) => void,
): Promise<boolean> {
  let told = 0;
  for (let start = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return true;
    const now = performance.now();
    if (now - start < mostAtOnce) continue;
    if (now - told > toldEvery) {
      onPart(step.value);
      told = now;
    }
    await turn();
    if (!wanted()) return false;
    start = performance.now();
  }
}

function* oneAfterOther(...works: readonly Iterator<number, void>[]): Generator<number, void> {
  for (const work of works)
    for (let step = work.next(); !step.done; step = work.next()) yield step.value;
}

/**
 * Works a screen out before it is asked for, where that takes long.
 * @param whole with what stands beside the answer, which is shown after it
 * @returns nothing where it takes no time at all
 */
export function workOut(
  calculator: Calculator<World>,
  textOf: TextOf,
  wanted: () => boolean,
  whole: boolean,
  onPart: (part: number) => void = () => {},
): Promise<boolean> | undefined {
  const known = world();
  const work = known && calculator.work(textOf, known);
  const beside = work && whole && calculator.workBeside(textOf, known);
  return work && inFrames(beside ? oneAfterOther(work, beside) : work, wanted, onPart);
}
