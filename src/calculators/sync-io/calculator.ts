import { type Definition, defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { answerOrProblem } from '../shared/volume/inputs.ts';
import { fields } from './fields.ts';
import { resultOf } from './result.ts';

/** How fast is synchronous (QD 1) IO? */
export const definition = {
  id: 'sync-io',
  fields,
  answer: (inputs, context) => answerOrProblem(inputs, () => resultOf(inputs, context)),
} satisfies Definition<typeof fields, CalculatorContext>;

/** Without its recommendations, whose code a page loads later. */
export const syncIo = defineCalculator<CalculatorContext>()(definition);
