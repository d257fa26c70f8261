import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { notPossible } from '../format.ts';
import { faultNotes } from '../notes.ts';
import { citationsOf } from '../text.ts';
import { sustainedSetup } from './explanation.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { resultOf, rowsOf } from './result.ts';
import { runInSlices } from './runs.ts';
import { type Case, faultsIn, prepare, problemsOf } from './setup.ts';

/** The case as it is simulated; nothing where it is not. */
export function simulated(given: Case, { catalogue }: CalculatorContext) {
  const prepared = prepare(given, catalogue);
  return faultsIn(given).length > 0 || problemsOf(prepared) ? undefined : prepared;
}

/** Noisy neighbour: which workload throttles which? */
export const throttle = defineCalculator<CalculatorContext>()({
  id: 'throttle',
  fields,
  answer: (given, context) => {
    const { catalogue } = context;
    const faults = faultsIn(given);
    if (faults.length > 0)
      return notPossible(
        faults,
        faultNotes(faults, given.vm, catalogue),
        citationsOf(rowsOf(given), catalogue),
      );
    const prepared = prepare(given, catalogue);
    const problems = problemsOf(prepared);
    return problems ? { problems } : resultOf(model(prepared), context);
  },
  work: function* (given, context) {
    const prepared = simulated(given, context);
    if (prepared) yield* runInSlices(prepared.setup);
  },
  // The explanation rests on one more run, which comes after the answer.
  workOnDetails: function* (given, context) {
    const prepared = simulated(given, context);
    if (!prepared) return;
    const result = model(prepared);
    const sustained = sustainedSetup(result);
    if (sustained) yield* runInSlices(prepared.setup, sustained);
  },
});
