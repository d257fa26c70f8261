import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { boughtAs, inPlace, recommendedInPlace } from '../shared/set-up/outcome.ts';
import { definition } from './calculator.ts';
import { caseOf } from './case.ts';
import { fields } from './fields.ts';
import { model } from './model.ts';
import { recommendations } from './recommendations.ts';

/** The calculator with what gives more commits a second: a few models more, which take no time. */
export const commit = defineCalculator<CalculatorContext>()({
  ...definition,
  recommend: (inputs, context) => {
    const result = model(caseOf(inputs, context.catalogue));
    const placed = inPlace(inputs, context);
    const proposed = recommendations(inputs, result, placed);
    const now = boughtAs({ vm: undefined, disk: inputs.disk, disks: 1 }, inputs.limits);
    return recommendedInPlace(fields, inputs, now, proposed, placed);
  },
});
