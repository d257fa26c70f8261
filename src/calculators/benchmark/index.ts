import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { problemOf } from './case.ts';
import { fields } from './fields.ts';
import { resultOf } from './result.ts';

/** How do I benchmark these disks? */
export const benchmark = defineCalculator<CalculatorContext>()({
  id: 'benchmark',
  fields,
  answer: (inputs, context) => {
    if (inputs.cache === 'ReadWrite')
      return {
        problems: {
          cache:
            'A ReadWrite cache acknowledges writes before they are on a disk, and no limit is published for that: choose None or ReadOnly.',
        },
      };
    const vm = problemOf(inputs, inputs.test);
    return vm ? { problems: { vm } } : resultOf(inputs, context);
  },
});
