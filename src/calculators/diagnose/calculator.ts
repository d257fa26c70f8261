import { type Definition, defineCalculator, inSlices } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { impliedBy } from './checks.ts';
import { exampleInputs, readingOf } from './example-texts.ts';
import { fields } from './fields.ts';
import { withSetUp } from './measured.ts';
import { problemsOf } from './model.ts';
import { resultOf } from './result.ts';

/** What do my measurements say? */
export const definition = {
  id: 'diagnose',
  fields,
  implied: (text, context) =>
    exampleInputs(text('text')) ??
    (context && impliedBy(readingOf(text('text'), context), text('device'))),
  answer: (inputs, context) => {
    const given = withSetUp(inputs);
    const problems = given && problemsOf(given);
    // How many slices there are is not known: each counts as a twentieth of what is left.
    return problems ? { problems } : inSlices(resultOf(inputs, context), 0.05);
  },
} satisfies Definition<typeof fields, CalculatorContext>;

/** Without its options, whose code a page loads later. */
export const diagnose = defineCalculator<CalculatorContext>()(definition);
