import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { figuring } from './ask.ts';
import { impliedBy } from './case-name.ts';
import { exampleInputs } from './example-texts.ts';
import { fields } from './fields.ts';
import { judging } from './judge.ts';
import { withSetUp } from './measured.ts';
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
  implied: (text) =>
    exampleInputs(text('text')) ?? impliedBy(readingOf(text('text')), text('device')),
  answer: (inputs, context) => {
    const given = withSetUp(inputs);
    const problems = given && problemsOf(given);
    return problems ? { problems } : resultOf(inputs, context);
  },
  work: function* (inputs, { catalogue }) {
    const given = withSetUp(inputs);
    if (!given) yield* inSlices(figuring(inputs));
    else if (!problemsOf(given)) yield* inSlices(judging(given, catalogue));
  },
});
