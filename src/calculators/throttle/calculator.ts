/** The simulation as a calculator. What follows the figures of its answers may come later. */
import { type Answer, defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { notPossible } from '../format.ts';
import { faultNotes } from '../notes.ts';
import { citationsOf } from '../text.ts';
import { fields } from './fields.ts';
import { model, type Result } from './model.ts';
import { type Details, resultOf, rowsOf } from './result.ts';
import { runInSlices } from './runs.ts';
import { type Case, faultsIn, prepare, problemsOf } from './setup.ts';
import { sustainedSetup } from './why.ts';

/** The case as it is simulated; nothing where it is not. */
function simulated(given: Case, { catalogue }: CalculatorContext) {
  const prepared = prepare(given, catalogue);
  return faultsIn(given).length > 0 || problemsOf(prepared) ? undefined : prepared;
}

/** The work that answers leave to their details. */
const works = new WeakMap<Answer, () => Iterator<number, void>>();

/** The runs that the details of an answer rest on, in slices; nothing where they need none. */
export const workOf = (answer: Answer): Iterator<number, void> | undefined => works.get(answer)?.();

/** Explanation and recommendations rest on further runs, which come after the answer. */
function* workOn(result: Result, context: CalculatorContext, details: Details | undefined) {
  const sustained = sustainedSetup(result);
  const setups = [
    ...(sustained ? [sustained] : []),
    ...(details?.setupsToTry(result, context.catalogue) ?? []),
  ];
  for (const [at, setup] of setups.entries())
    for (const part of runInSlices(result.prepared.setup, setup)) yield (at + part) / setups.length;
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
      if (problems) return { problems };
      const result = model(prepared);
      const answer = resultOf(result, context, details);
      works.set(answer, () => workOn(result, context, details()));
      return answer;
    },
    work: function* (given, context) {
      const prepared = simulated(given, context);
      if (prepared) yield* runInSlices(prepared.setup);
    },
    workOnDetails: function* (given, context) {
      const prepared = simulated(given, context);
      if (prepared) yield* workOn(model(prepared), context, details());
    },
  });
