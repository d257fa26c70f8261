import { defineCalculator } from '../../kit/index.ts';
import { effectiveCaching } from '../../storage/set-up/set-up.ts';
import type { CalculatorContext } from '../dataset.ts';
import { fields } from './fields.ts';
import { resultOf } from './result.ts';

/** What do I get at this IO size? */
export const ioSize = defineCalculator<CalculatorContext>()({
  id: 'io-size',
  fields,
  answer: (inputs, context) => {
    const { vm, limits } = inputs;
    const cached = effectiveCaching({ role: 'data', ...inputs }, vm, limits) !== 'None';
    if (cached && vm === undefined && inputs.read * inputs.hit === 1)
      return {
        problems: {
          vm: 'When the cache serves every IO, only the VM’s cached limit counts: enter a VM size.',
        },
      };
    return resultOf(inputs, { ...inputs, cached }, context);
  },
});
