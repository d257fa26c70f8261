import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { boughtAs, inPlace, recommendedInPlace } from '../shared/set-up/outcome.ts';
import { definition } from './calculator.ts';
import { fields } from './fields.ts';
import { recommendations } from './recommendations.ts';

/** The calculator with what makes synchronous IO faster: the application, other disks and VMs. */
export const syncIo = defineCalculator<CalculatorContext>()({
  ...definition,
  needsAllSizes: true,
  recommend: (inputs, context) => {
    const placed = inPlace(inputs, context);
    const now = boughtAs(inputs, inputs.limits);
    return recommendedInPlace(fields, inputs, now, recommendations(inputs, placed), placed);
  },
});
