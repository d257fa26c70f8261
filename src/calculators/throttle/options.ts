import { defineRecommender } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { recommended } from '../shared/answer/explanation.ts';
import { simulated } from './calculator.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { recommendationsFor, setupsToTry } from './recommendations.ts';
import { runInSlices } from './runs.ts';

/** What would help the most throttled workload: each change is a simulation of its own, run in slices. */
export const recommender = defineRecommender<CalculatorContext>()(
  fields,
  function* (given, context) {
    const prepared = simulated(given, context);
    if (!prepared) return [];
    yield* runInSlices(prepared.setup);
    const result = model(prepared);
    const setups = setupsToTry(result, context.catalogue);
    for (const [at, setup] of setups.entries())
      for (const part of runInSlices(prepared.setup, setup)) yield (at + part) / setups.length;
    return recommended(fields, given, recommendationsFor(result, context.catalogue));
  },
);
