import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { resultOf } from './result.ts';

/** How fast is synchronous (QD 1) IO? */
export const syncIo = defineCalculator<CalculatorContext>()({
  id: 'sync-io',
  fields,
  answer: (inputs, context) => {
    const volume = { ...inputs, cached: false, read: 1, hit: 0 };
    const result = model(volume, inputs['io-size'], inputs.outstanding, inputs.latency);
    return resultOf(inputs, volume, result, context);
  },
});
