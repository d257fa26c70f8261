import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { boughtAs, inPlace, recommendedInPlace } from '../shared/set-up/outcome.ts';
import { volumeOf } from '../shared/volume/inputs.ts';
import { definition, untimed } from './calculator.ts';
import { fields } from './fields.ts';
import { recommendations } from './recommendations.ts';

/** The calculator with what would give more: other IO sizes, disks and VMs. */
export const ioSize = defineCalculator<CalculatorContext>()({
  ...definition,
  needsAllSizes: true,
  recommend: (inputs, context) => {
    const placed = inPlace(inputs, context);
    const proposed = recommendations(inputs, (given) => volumeOf(untimed(given)), placed);
    const now = boughtAs(inputs, inputs.limits);
    return recommendedInPlace(fields, inputs, now, proposed, placed);
  },
});
