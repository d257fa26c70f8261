import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { fields } from './fields.ts';
import { problemsOf } from './model.ts';
import { resultOf } from './result.ts';

/** What do my measurements say? */
export const diagnose = defineCalculator<CalculatorContext>()({
  id: 'diagnose',
  fields,
  answer: (inputs, context) => {
    const problems = problemsOf(inputs);
    return problems ? { problems } : resultOf(inputs, context);
  },
});
