import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { needsVm } from '../shared/volume/latency.ts';
import { needsVmSize } from './case.ts';
import { fields } from './fields.ts';
import { resultOf } from './result.ts';

/** How do I prove it? */
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
    if (needsVmSize(inputs)) return { problems: { vm: needsVm } };
    return resultOf(inputs, context);
  },
});
