import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { isWithoutPath, needsVm, volumeOf } from '../shared/volume/latency.ts';
import { fields } from './fields.ts';
import { resultOf } from './result.ts';

/** What do I get at this IO size? */
export const ioSize = defineCalculator<CalculatorContext>()({
  id: 'io-size',
  fields,
  answer: (inputs, context) => {
    const given = { ...inputs, latency: undefined };
    return isWithoutPath(given)
      ? { problems: { vm: needsVm } }
      : resultOf(inputs, volumeOf(given), context);
  },
});
