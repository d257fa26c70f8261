import { defineRecommender } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { recommended } from '../shared/answer/explanation.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { recommendations } from './recommendations.ts';
import { caseOf } from './set-up.ts';

/** What gives more commits a second: a few models more, which take no time. */
export const recommender = defineRecommender<CalculatorContext>()(
  fields,
  // biome-ignore lint/correctness/useYield: there is nothing to wait for.
  function* (inputs, { catalogue }) {
    const result = model(caseOf(inputs, catalogue));
    return recommended(fields, inputs, recommendations(inputs, result, catalogue));
  },
);
