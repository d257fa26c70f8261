import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { isWithoutPath, needsVm } from '../shared/volume/latency.ts';
import { fields } from './fields.ts';
import { resultOf } from './result.ts';

/** How fast is synchronous (QD 1) IO? */
export const syncIo = defineCalculator<CalculatorContext>()({
  id: 'sync-io',
  fields,
  answer: (inputs, context) =>
    isWithoutPath(inputs) ? { problems: { vm: needsVm } } : resultOf(inputs, context),
});
