/** The simulation as a calculator. What follows the figures of its answers may come later. */
import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { notPossible } from '../shared/answer/format.ts';
import { faultNotes } from '../shared/answer/notes.ts';
import { citationsOf } from '../shared/answer/text.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { type Details, resultOf, rowsOf } from './result.ts';
import { runInSlices } from './runs.ts';
import { type Case, faultsIn, prepare, problemsOf } from './setup.ts';
import { sustainedSetup } from './why.ts';

/** The case as it is simulated; nothing where it is not. */
export function simulated(given: Case, { catalogue }: CalculatorContext) {
  const prepared = prepare(given, catalogue);
  return faultsIn(given).length > 0 || problemsOf(prepared) ? undefined : prepared;
}

/**
 * Noisy neighbour: which workload throttles which?
 * @param details what draws up the parts of an answer after its figures, once it is there
 */
export const throttleWith = (details: () => Details | undefined) =>
  defineCalculator<CalculatorContext>()({
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
      return problems ? { problems } : resultOf(model(prepared), context, details);
    },
    work: function* (given, context) {
      const prepared = simulated(given, context);
      if (prepared) yield* runInSlices(prepared.setup);
    },
    // The explanation rests on one more run, which comes after the answer.
    workOnDetails: function* (given, context) {
      const prepared = simulated(given, context);
      if (!prepared) return;
      const sustained = sustainedSetup(model(prepared));
      if (sustained) yield* runInSlices(prepared.setup, sustained);
    },
  });
