/** The script of what growth costs: what searches for it between frames, and its picture. */
import type { CalculatorContext } from '../../calculators/context.ts';
import type { GrowthPicture } from '../../calculators/find/parts.ts';
import { currentContext } from '../data/calculator-data.ts';
import { betweenFrames } from '../data/incremental.ts';

export { GrowthFigure } from './GrowthFigure.tsx';

/**
 * @param compute searches with the data that are there; the code of a search has come with the calculator
 * @returns nothing where nobody waits for it any more
 */
export const computed = async (
  compute: (context: CalculatorContext) => Generator<void, GrowthPicture | undefined>,
  isWanted: () => boolean,
) => {
  const context = currentContext();
  // How much is done is not shown.
  const work = context && (compute(context) as Generator<never, GrowthPicture | undefined>);
  return work && betweenFrames(work, isWanted);
};
