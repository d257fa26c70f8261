import { type Definition, defineCalculator, inSlices } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { exampleFields } from './example-fields.ts';
import { exampleInputs } from './example-names.ts';
import type { OfTexts } from './loaded-with-texts.ts';
import { withSetUp } from './measured.ts';
import { problemsOf } from './model.ts';
import { resultOf } from './result.ts';

/**
 * What do my measurements say?
 * @param of what any text but the example needs
 */
export const definitionWith = (of?: OfTexts) =>
  ({
    id: 'diagnose',
    fields: of?.fields ?? exampleFields,
    implied: (text, context) => (of ? of.implied(text, context) : exampleInputs(text('text'))),
    answer: (inputs, context) => {
      const given = withSetUp(inputs);
      const problems = given && problemsOf(given);
      // How many slices there are is not known: each counts as a twentieth of what is left.
      return problems ? { problems } : inSlices(resultOf(inputs, context, of), 0.05);
    },
  }) satisfies Definition<typeof exampleFields, CalculatorContext>;

/** Of its example, without options: a page loads the code for other texts, and for options, later. */
export const diagnose = defineCalculator<CalculatorContext>()(definitionWith());
