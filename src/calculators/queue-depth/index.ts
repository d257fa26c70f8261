import { defineCalculator } from '../../kit/index.ts';
import type { World } from '../world.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { show } from './show.ts';

/** How deep must the queue be to keep a stripe busy? */
export const queueDepth = defineCalculator<World>()({
  id: 'queue-depth',
  title: 'Queue depth',
  question: 'How deep must the queue be to keep a stripe busy?',
  lead: 'Striping adds up what disks can do, but only for an application that keeps all of them busy. Too shallow a queue leaves disks idle; too deep a queue only adds waiting.',
  fields,
  answer: (inputs, world) => {
    const given = {
      ...inputs,
      cached: false,
      hit: 0,
      size: inputs['io-size'],
      stripeUnit: inputs['stripe-unit'],
    };
    return show(inputs, given, model(given), world);
  },
});
