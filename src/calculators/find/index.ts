import { defineCalculator, inSlices } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { fields } from './fields.ts';
import { problemsOf } from './model.ts';
import { resultOf, slice } from './result.ts';

/** Which VM and disks do I need, and what is cheapest? */
export const find = defineCalculator<CalculatorContext>()({
  id: 'find',
  fields,
  comparesSizes: true,
  answer: (inputs, context) => {
    const problems = problemsOf(inputs);
    return problems ? { problems } : inSlices(resultOf(inputs, context), slice);
  },
});
