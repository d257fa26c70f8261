import { defineRecommender } from '../../kit/index.ts';
import { assess } from '../../storage/assess.ts';
import type { SetUp } from '../../storage/loads.ts';
import { priced } from '../cost.ts';
import type { CalculatorContext } from '../dataset.ts';
import { recommended } from '../explanation.ts';
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
