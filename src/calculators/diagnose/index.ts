import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { impliedBy } from './case-name.ts';
import { fields } from './fields.ts';
import { judging } from './judge.ts';
import { problemsOf } from './model.ts';
import { readingOf } from './readings.ts';
import { resultOf } from './result.ts';

/** How many slices there are is not known beforehand: each counts as a twentieth of what is left. */
function* inSlices(work: Generator<void, unknown>): Generator<number, void> {
  for (let left = 1; !work.next().done; left *= 0.95) yield 1 - left;
}

/** What do my measurements say? */
export const diagnose = defineCalculator<CalculatorContext>()({
  id: 'diagnose',
  fields,
  implied: (text) => impliedBy(readingOf(text('text')), text('device')),
  answer: (inputs, context) => {
    const problems = problemsOf(inputs);
    return problems ? { problems } : resultOf(inputs, context);
  },
  work: function* (inputs, { catalogue }) {
    if (!problemsOf(inputs)) yield* inSlices(judging(inputs, catalogue));
  },
});
