import { defineCalculator } from '../../kit/index.ts';
import type { World } from '../world.ts';
import { refuse } from './asks.ts';
import { fields } from './fields.ts';
import { type Case, model } from './model.ts';
import { show } from './show.ts';

/** Does this VM carry these disks? */
export const capCheck = defineCalculator<World>()({
  id: 'cap-check',
  fields,
  answer: (inputs, world) => {
    const given: Case = {
      ...inputs,
      groups: inputs.disks,
      size: inputs['io-size'],
      iops: inputs['want-iops'],
      throughput: inputs['want-throughput'],
      edition: inputs.limits,
    };
    const problems = refuse(given);
    return problems ? { problems } : show(inputs, given, model(given), world);
  },
});
