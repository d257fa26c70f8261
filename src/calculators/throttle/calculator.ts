/** The simulation as a calculator, without its recommendations. */
import {
  type Begun,
  type Definition,
  defineCalculator,
  partOf,
  type Steps,
} from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { notPossible } from '../shared/answer/not-possible.ts';
import { faultNotes } from '../shared/answer/notes.ts';
import { citationsOf } from '../shared/answer/text.ts';
import { run } from '../shared/simulation/runs.ts';
import { afterBurstOf } from './after-burst.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { resultOf, rowsOf } from './result.ts';
import { type Case, faultsIn, type Prepared, prepare, problemsOf } from './setup.ts';

/** The case as it is simulated; nothing where it is not. */
export function simulated(given: Case, { catalogue }: CalculatorContext) {
  const prepared = prepare(given, catalogue);
  return faultsIn(given).length > 0 || problemsOf(prepared) ? undefined : prepared;
}

/** Where credits will be used up, what lasts may be the answer, so that a second run comes before the headline. */
function* answered(prepared: Prepared, context: CalculatorContext): Steps<Begun> {
  const { setup } = prepared;
  const result = model(prepared, yield* partOf(run(setup, context), 0, 2));
  const lasting = yield* partOf(afterBurstOf(result, context, setup), 1, 2);
  return resultOf(lasting === result ? result : { ...result, lasting }, context);
}

/** Noisy neighbour: which workload throttles which? */
export const definition = {
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
    return problems ? { problems } : answered(prepared, context);
  },
} satisfies Definition<typeof fields, CalculatorContext>;

export const throttle = defineCalculator<CalculatorContext>()(definition);
