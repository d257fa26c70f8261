import { defineCalculator, type Inputs } from '../../kit/index.ts';
import type { CalculatorContext as World } from '../dataset.ts';
import { notPossible } from '../format.ts';
import { faultNotes } from '../notes.ts';
import { citationsOf } from '../text.ts';
import { sustainedSetup } from './counsel.ts';
import { fields, windowField } from './fields.ts';
import { model } from './model.ts';
import { faultsIn } from './possible.ts';
import { triedFor } from './remedies.ts';
import { inSlices } from './runs.ts';
import { type Case, prepare, problemsOf } from './setup.ts';
import { rowsOf, show } from './show.ts';

const caseOf = ({
  limits,
  [windowField]: windowLength,
  ...inputs
}: Inputs<typeof fields>): Case => ({
  ...inputs,
  windowLength,
  edition: limits,
});

/** The case and its set-up; nothing where it is not simulated. */
function simulatedCase(inputs: Inputs<typeof fields>) {
  const given = caseOf(inputs);
  const { setup } = prepare(given);
  return faultsIn(given).length > 0 || problemsOf(given, setup) ? undefined : { given, setup };
}

/** Noisy neighbour: which workload throttles which? */
export const throttle = defineCalculator<World>()({
  id: 'throttle',
  fields,
  answer: (inputs, world) => {
    const given = caseOf(inputs);
    const faults = faultsIn(given);
    const { catalogue } = world;
    if (faults.length > 0)
      return notPossible(
        faults,
        faultNotes(faults, given.vm, catalogue),
        citationsOf(rowsOf(given), catalogue),
      );
    const problems = problemsOf(given, prepare(given).setup);
    return problems ? { problems } : show(inputs, model(given), world);
  },
  work: function* (inputs) {
    const found = simulatedCase(inputs);
    if (found) yield* inSlices(found.setup);
  },
  // What stands beside the answer has been tried: those runs are work too, and come after it.
  workBeside: function* (inputs, { catalogue }) {
    const found = simulatedCase(inputs);
    if (!found) return;
    const { given, setup } = found;
    const result = model(given);
    const sustained = sustainedSetup(result);
    const tried = [...(sustained ? [sustained] : []), ...triedFor(result, catalogue)];
    for (const [at, one] of tried.entries())
      for (const part of inSlices(setup, one)) yield (at + part) / tried.length;
  },
});
