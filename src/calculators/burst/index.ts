import { defineCalculator } from '../../kit/index.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { effectiveCaching } from '../../storage/set-up/set-up.ts';
import type { CalculatorContext } from '../dataset.ts';
import { fields } from './fields.ts';
import { diskIn, stepOf } from './model.ts';
import { resultOf } from './result.ts';

/** How long does a burst last, and when is it back? */
export const burst = defineCalculator<CalculatorContext>()({
  id: 'burst',
  fields,
  answer: (inputs, context) => {
    const { disk, disks, vm, cache, mode, credit, limits, 'io-size': size } = inputs;
    if (!diskIn(disk, mode))
      return {
        problems: {
          mode: `${diskName(disk)} has no on-demand bursting: only Premium SSD of more than 512 GiB, P30 and larger, has it.`,
        },
      };
    const isCached = effectiveCaching({ role: 'data', disk, cache }, vm, limits) !== 'None';
    const given = {
      volume: { disk, disks, vm, cached: isCached, read: 1, hit: 0 },
      ...{ size, mode, credit },
      steps: inputs.steps.map((step) => stepOf(step, size)),
      repeats: inputs.repeat === 'yes',
    };
    return resultOf(inputs, given, context);
  },
});
