import { defineCalculator } from '../../kit/index.ts';
import type { SetUp } from '../../storage/set-up/loads.ts';
import { assess } from '../../storage/verdict/assess.ts';
import type { CalculatorContext } from '../dataset.ts';
import { recommended } from '../shared/answer/explanation.ts';
import { priced } from '../shared/set-up/cost.ts';
import { definition } from './calculator.ts';
import { fields } from './fields.ts';
import { setUpOf } from './model.ts';
import { recommendationsFor } from './recommendations.ts';

/** The calculator with its options: other set-ups, of all series. */
export const capCheck = defineCalculator<CalculatorContext>()({
  ...definition,
  needsAllSizes: true,
  recommend: function* (inputs, context) {
    const pricedAt = (setUp: SetUp) => priced(setUp, inputs, context);
    const now = assess(setUpOf(inputs));
    const proposed = yield* recommendationsFor(now, context.catalogue, pricedAt);
    return recommended(fields, inputs, proposed);
  },
});
