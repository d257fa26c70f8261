import { defineCalculator } from '../../kit/index.ts';
import type { World } from '../world.ts';
import { problemsOf } from './demand.ts';
import { fields } from './fields.ts';
import type { Case } from './load.ts';
import { model } from './model.ts';
import { show } from './show.ts';

/** Can this VM use the performance of these disks? */
export const capCheck = defineCalculator<World>()({
  id: 'cap-check',
  fields,
  formerNames: { 'want-iops': 'target-iops', 'want-throughput': 'target-throughput' },
  answer: (inputs, world) => {
    const given: Case = {
      ...inputs,
      groups: inputs.disks,
      size: inputs['io-size'],
      targetIops: inputs['target-iops'],
      targetThroughput: inputs['target-throughput'],
      edition: inputs.limits,
    };
    const problems = problemsOf(given);
    return problems ? { problems } : show(inputs, given, model(given), world);
  },
});
