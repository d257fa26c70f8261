import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { fields } from './fields.ts';
import { marketOf, problemsOf, searched } from './model.ts';
import { detailsOf, resultOf } from './result.ts';

/** How many slices there are is not known beforehand: each counts as a fiftieth of what is left. */
function* inSlices(work: Generator<void, unknown>): Generator<number, void> {
  for (let left = 1; !work.next().done; left *= 0.98) yield 1 - left;
}

/** Which VM and disks do I need, and what is cheapest? */
export const find = defineCalculator<CalculatorContext>()({
  id: 'find',
  fields,
  comparesSizes: true,
  answer: (inputs, context) => {
    const problems = problemsOf(inputs);
    return problems ? { problems } : resultOf(inputs, context);
  },
  work: function* (inputs, context) {
    const market = problemsOf(inputs) ? undefined : marketOf(inputs, context);
    if (market) yield* inSlices(searched(inputs, market));
  },
  // What each requirement costs, and growth, take further searches, which come after the answer.
  workOnDetails: function* (inputs, context) {
    if (!problemsOf(inputs)) yield* inSlices(detailsOf(inputs, context));
  },
});
