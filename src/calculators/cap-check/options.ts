import { defineCalculator, queryFor, queryOf } from '../../kit/index.ts';
import { cheaperDisks } from '../../storage/change/cheaper.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { type Assessment, assess } from '../../storage/verdict/assess.ts';
import type { CalculatorContext } from '../context.ts';
import { type ProposedChange, recommended } from '../shared/answer/explanation.ts';
import { setUpTexts } from '../shared/case/case-fields.ts';
import { setUpOf } from '../shared/case/set-up-from-inputs.ts';
import { type Priced, priced } from '../shared/set-up/cost.ts';
import { OptionRows } from '../shared/set-up/option-rows.ts';
import { recommendationsFor } from '../shared/set-up/recommendations.ts';
import { definition } from './calculator.ts';
import { withThen } from './comparison.ts';
import { fields } from './fields.ts';

/** Other disks with which the VM does as much for less, as a row. */
function cheaper(
  now: Assessment,
  { catalogue }: CalculatorContext,
  pricedAt: (setUp: SetUp) => Priced,
): readonly ProposedChange[] {
  const kind = now.bottlenecks[0]?.kind ?? 'throughput';
  const rows = new OptionRows(now, pricedAt);
  const costOf = (setUp: SetUp) => pricedAt(setUp).cost?.total?.all;
  return cheaperDisks(now, catalogue, costOf).map((option) => {
    const [before, after] = [now, option.assessment].map(({ achieved }) => achieved[kind] ?? 0);
    const row = rows.gaining({ option, kind, before: before ?? 0, after: after ?? 0 });
    const text = row.text.map((part) =>
      typeof part === 'string'
        ? part
        : { ...part, text: part.text.replace(/^(.*) instead of \1$/, '$1 as now') },
    );
    return { ...row, text };
  });
}

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
    const found = yield* recommendationsFor(now, context.catalogue, pricedAt);
    const proposed = [
      ...found,
      ...(found.some(({ asks }) => asks) ? cheaper(now, context, pricedAt) : []),
    ];
    // The link compares the case with this option, in place of a second case that it may have already.
    return recommended(fields, inputs, proposed).map((one, at) => {
      const { changes } = proposed[at] ?? {};
      if (!one.option || !changes) return one;
      const compare = queryOf({ ...setUpTexts(now.setUp), ...changes });
      return { ...one, compare: queryFor(fields, inputs, { compare }) };
    });
  },
});
