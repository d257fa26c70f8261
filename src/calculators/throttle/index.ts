import { defineCalculator, type Inputs } from '../../kit/index.ts';
import type { World } from '../world.ts';
import { fields, windowField } from './fields.ts';
import { model } from './model.ts';
import { triedFor } from './remedies.ts';
import { inSlices } from './runs.ts';
import { type Case, problemsOf, setupOf } from './setup.ts';
import { show } from './show.ts';

const caseOf = ({
  limits,
  [windowField]: windowLength,
  ...inputs
}: Inputs<typeof fields>): Case => ({
  ...inputs,
  windowLength,
  edition: limits,
});

/** Who waits, at which gate, and for whom? */
export const throttle = defineCalculator<World>()({
  id: 'throttle',
  fields,
  answer: (inputs, world) => {
    const given = caseOf(inputs);
    const problems = problemsOf(given, setupOf(given));
    return problems ? { problems } : show(inputs, model(given), world);
  },
  work: function* (inputs, { catalogue }) {
    const given = caseOf(inputs);
    const setup = setupOf(given);
    if (problemsOf(given, setup)) return;
    yield* inSlices(setup);
    // What is proposed beside the answer has been tried: those runs are work too.
    for (const tried of triedFor(model(given), catalogue)) yield* inSlices(tried);
  },
});
