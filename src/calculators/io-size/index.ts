import { defineCalculator } from '../../kit/index.ts';
import { cacheTakesEffect } from '../volume.ts';
import type { World } from '../world.ts';
import { fields } from './fields.ts';
import { show } from './show.ts';

/** What do I get at this IO size? */
export const ioSize = defineCalculator<World>()({
  id: 'io-size',
  fields,
  answer: (inputs, world) => {
    const cached = cacheTakesEffect(inputs, inputs.cache, inputs.limits);
    if (cached && inputs.vm === undefined && inputs.read * inputs.hit === 1)
      return {
        problems: {
          vm: 'When the cache serves every IO, only the VM’s cached limit counts: enter a VM size.',
        },
      };
    return show(inputs, { ...inputs, cached }, world);
  },
});
