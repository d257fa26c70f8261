import { defineRecommender } from '../../kit/index.ts';
import type { SetUp } from '../../storage/set-up/loads.ts';
import { assess } from '../../storage/verdict/assess.ts';
import type { CalculatorContext } from '../dataset.ts';
import { recommended } from '../shared/answer/explanation.ts';
import { priced } from '../shared/set-up/cost.ts';
import { fields } from './fields.ts';
import { setUpOf } from './model.ts';
import { recommendationsFor } from './recommendations.ts';

/** Other set-ups, of all series. */
export const recommender = defineRecommender<CalculatorContext>()(
  fields,
  function* (inputs, context) {
    const pricedAt = (setUp: SetUp) => priced(setUp, inputs, context);
    const now = assess(setUpOf(inputs));
    const proposed = yield* recommendationsFor(now, context.catalogue, pricedAt);
    return recommended(fields, inputs, proposed);
  },
  { needsAllSizes: true },
);
