import { defineCalculator } from '../../kit/index.ts';
import { isConfiguration, smallestOf } from '../../storage/set-up/provisioning.ts';
import type { CalculatorContext } from '../context.ts';
import { recommended } from '../shared/answer/explanation.ts';
import { definition } from './calculator.ts';
import { fields } from './fields.ts';
import { caseOf, pricing } from './model.ts';
import { recommendationsFor } from './recommendations.ts';

/** The calculator with other disks, VM sizes and targets, each tried on the path of its VM. */
export const provision = defineCalculator<CalculatorContext>()({
  ...definition,
  needsAllSizes: true,
  recommend: (inputs, context) => {
    const given = caseOf(inputs, context);
    const set = smallestOf(given.elastic, given.needs, given.disks);
    const proposed = recommendationsFor(
      given,
      isConfiguration(set) ? set : undefined,
      pricing(inputs, given, context),
      context.catalogue,
    );
    return recommended(fields, inputs, proposed);
  },
});
