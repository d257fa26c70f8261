import { defineCalculator, queryFor, queryOf } from '../../kit/index.ts';
import { listedName } from '../../limits/prices/region-prices.ts';
import { cheaperDisks } from '../../storage/change/cheaper-disks.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { assess } from '../../storage/verdict/assess.ts';
import type { CalculatorContext } from '../context.ts';
import { recommended } from '../shared/answer/explanation.ts';
import { setUpTexts } from '../shared/case/case-fields.ts';
import { setUpOf } from '../shared/case/set-up-from-inputs.ts';
import { priced, regionOf } from '../shared/set-up/cost.ts';
import { recommendationsFor } from '../shared/set-up/recommendations.ts';
import { definition } from './calculator.ts';
import { withThen } from './comparison.ts';
import { fields } from './fields.ts';
import { withSimpleOptions } from './simple-options.ts';

/** The calculator with its options: other set-ups, of all series; and with the second case that it is compared with. */
export const capCheck = defineCalculator<CalculatorContext>()({
  ...definition,
  fields,
  needsAllSizes: true,
  answer: (inputs, context) => {
    const answer = definition.answer(inputs, context);
    if ('problems' in answer || !inputs.compare) return answer;
    return withThen(answer, [inputs, inputs.compare.inputs], context);
  },
  recommend: function* (inputs, context) {
    const pricedAt = (setUp: SetUp) => priced(setUp, inputs, context);
    const now = assess(setUpOf(inputs));
    const { catalogue } = context;
    const found = yield* recommendationsFor(now, catalogue, pricedAt, undefined, cheaperDisks);
    const proposed = withSimpleOptions(now, catalogue, pricedAt, found);
    const present = pricedAt(now.setUp);
    const { vm = '', prices, payment } = present;
    const isListed = payment !== 'as-you-go' || prices?.vms.has(listedName(vm)) !== false;
    // The link compares the case with this option, in place of a second case that it may have already.
    const options = recommended(fields, inputs, proposed).map((one, at) => {
      const { changes } = proposed[at] ?? {};
      if (!one.option || !changes) return one;
      const compare = queryOf({ ...setUpTexts(now.setUp), ...changes });
      return { ...one, compare: queryFor(fields, inputs, { compare }) };
    });
    if (isListed || options.length === 0) return options;
    return [
      { text: [`${vm} has no price in ${regionOf(present)}: it is probably not offered there.`] },
      ...options,
    ];
  },
});
