import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { isWithoutPath, needsVm } from '../shared/volume/latency.ts';
import { fields } from './fields.ts';
import { resultOf } from './result.ts';

/** How deep must the queue be to keep a stripe busy? */
export const queueDepth = defineCalculator<CalculatorContext>()({
  id: 'queue-depth',
  fields,
  answer: (inputs, context) =>
    isWithoutPath(inputs) ? { problems: { vm: needsVm } } : resultOf(inputs, context),
});
