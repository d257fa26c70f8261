import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { resultOf } from './result.ts';

/** How deep must the queue be to keep a stripe busy? */
export const queueDepth = defineCalculator<CalculatorContext>()({
  id: 'queue-depth',
  fields,
  answer: (inputs, context) => {
    const given = {
      ...inputs,
      cached: false,
      hit: 0,
      size: inputs['io-size'],
      stripeUnit: inputs['stripe-unit'],
    };
    return resultOf(inputs, given, model(given), context);
  },
});
