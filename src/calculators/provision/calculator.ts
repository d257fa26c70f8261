import { type Definition, defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { fields } from './fields.ts';
import { caseOf } from './model.ts';
import { resultOf } from './result.ts';

/** Premium SSD v2 or Ultra: what do I have to provision, and what does it cost? */
export const definition = {
  id: 'provision',
  fields,
  answer: (inputs, context) => resultOf(inputs, caseOf(inputs, context), context),
} satisfies Definition<typeof fields, CalculatorContext>;

/** Without its recommendations, whose code a page loads later. */
export const provision = defineCalculator<CalculatorContext>()(definition);
