import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { fields } from './fields.ts';
import { resultOf } from './result.ts';

/** How long does it take to read or write this much? Copied to begin a calculator; the site does not list it. */
export const template = defineCalculator<CalculatorContext>()({
  id: 'template',
  fields,
  answer: resultOf,
});
