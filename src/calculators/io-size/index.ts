import { defineCalculator } from '../../kit/index.ts';
import { cacheTakesEffect } from '../volume.ts';
import type { World } from '../world.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { show } from './show.ts';

/** What do I get at this IO size? */
export const ioSize = defineCalculator<World>()({
  id: 'io-size',
  fields,
  answer: (inputs, world) => {
    const cached = cacheTakesEffect(inputs, inputs.cache);
    if (cached && inputs.vm === undefined && inputs.read * inputs.hit === 1)
      return {
        problems: {
          vm: 'When the cache answers every IO, only the VM’s cached limit binds: name a VM size.',
        },
      };
    const volume = { ...inputs, cached };
    return show(inputs, volume, model(volume, inputs['io-size']), world);
  },
});
