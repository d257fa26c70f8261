import { defineCalculator, partOf } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { inPlace, recommendedInPlace } from '../shared/set-up/outcome.ts';
import { run } from '../shared/simulation/runs.ts';
import { definition, simulated } from './calculator.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { buildable, recommendationsFor } from './recommendations.ts';
import { bought, faultsIn } from './setup.ts';

/** The calculator with what would help the most throttled workload: each change is a simulation of its own. */
export const throttle = defineCalculator<CalculatorContext>()({
  ...definition,
  needsAllSizes: true,
  recommend: function* (given, context) {
    const [placed, now] = [inPlace(given, context), bought(given)];
    if (faultsIn(given).length > 0)
      return recommendedInPlace(fields, given, now, yield* buildable(given, placed), placed);
    const prepared = simulated(given, context);
    if (!prepared) return [];
    const result = model(prepared, yield* partOf(run(prepared.setup, context), 0, 2));
    const tried = recommendationsFor(result, placed);
    const proposed = yield* partOf(tried, 1, 2);
    return recommendedInPlace(fields, given, now, proposed, placed);
  },
});
