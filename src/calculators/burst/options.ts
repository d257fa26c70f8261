import { defineCalculator, type Inputs } from '../../kit/index.ts';
import { checkVolume } from '../../storage/set-up/volume.ts';
import type { CalculatorContext } from '../context.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { recommended } from '../shared/answer/explanation.ts';
import { guide } from '../shared/answer/guide.ts';
import { strong } from '../shared/answer/text.ts';
import { formatChangedCost } from '../shared/set-up/cost-change.ts';
import {
  boughtAs,
  costFigures,
  inPlace,
  type PlacedContext,
  recommendedInPlace,
  unlistedIn,
} from '../shared/set-up/outcome.ts';
import { volumesToBuild } from '../shared/volume/recommendations.ts';
import { losesWrites, withNone } from '../shared/volume/safe-recommendations.ts';
import { pricedLoad } from './cost.ts';
import { answerMeasured } from './measured-answer.ts';
import { loadOf } from './measured-case.ts';
import { measuredFields as fields } from './measured-fields.ts';
import { type Case, diskIn, model, type Result, verdictOf } from './model.ts';
import { recommendations } from './recommendations.ts';
import { isFullText } from './text.ts';

type Given = Inputs<typeof fields>;

/** What can be built in place of a volume that Azure refuses, with the verdict that the load then has. */
const built = (inputs: Given, context: PlacedContext): readonly ProposedChange[] => {
  const { volume, size } = loadOf(inputs);
  const { cache, limits } = inputs;
  return volumesToBuild(volume, size, cache, limits, context).map((one) => {
    const found = one.changes?.['vm'] && context.catalogue.vm(one.changes['vm'], limits);
    const then: Given = {
      ...inputs,
      ...(one.changes?.['cache'] && { cache: 'None' }),
      ...(found && 'row' in found && { vm: found.row }),
    };
    const { volume: other } = loadOf(then);
    const { unpublished } = checkVolume(other, size, then.cache, limits);
    const verdict = verdictOf(model(loadOf(then)), unpublished);
    return one.outcome ? { ...one, outcome: { ...one.outcome, verdict } } : one;
  });
};

/** No host cache, with which a crash of the VM loses no writes. */
function withoutCache(inputs: Given, safe: Given, context: CalculatorContext): ProposedChange {
  const priced = (of: Given, given: Case, result: Result) => pricedLoad(given, result, of, context);
  const [given, other] = [loadOf(inputs), loadOf(safe)];
  const [before, then] = [priced(inputs, given, model(given)), model(other)];
  const after = priced(safe, other, then);
  const words = then.failure ? 'the VM loses no writes' : isFullText(then);
  return {
    text: ['Host cache None: ', strong(words), `.${formatChangedCost(before, after)}`],
    changes: { cache: 'None' },
    outcome: {
      change: 'Host cache None',
      verdict: verdictOf(then, []),
      ...{ how: 'restart', guide: guide.cache },
      ...costFigures(before.cost?.total?.all, after.cost?.total?.all),
    },
  };
}

/** The calculator with what would deliver the whole load, and with what reads a measured day. */
export const burst = defineCalculator<CalculatorContext>()({
  id: 'burst',
  fields,
  needsAllSizes: true,
  answer: answerMeasured,
  recommend: function* (entered, context) {
    const { disk, mode, cache, limits } = entered;
    if (!diskIn(disk, mode)) return [];
    const isUnsafe = losesWrites({ disk, cache });
    // In place of a cache that can lose data comes None, and all else with it.
    const inputs: Given = isUnsafe ? { ...entered, cache: 'None' } : entered;
    const given = loadOf(inputs);
    const { volume, size } = given;
    const whole = isUnsafe ? withNone({ cache: 'None' }) : (one: ProposedChange) => one;
    const [placed, now] = [inPlace(inputs, context), boughtAs(volume, limits)];
    if (checkVolume(volume, size, inputs.cache, limits).faults.length > 0) {
      const mended = built(inputs, placed).map(whole);
      return recommendedInPlace(fields, entered, now, mended, placed);
    }
    const proposed = yield* recommendations(inputs, given, context.catalogue, (other, then) =>
      pricedLoad(other, then, inputs, context),
    );
    return recommended(fields, entered, [
      ...unlistedIn(now, placed),
      ...(isUnsafe ? [withoutCache(entered, inputs, context)] : []),
      ...proposed.map(whole),
    ]);
  },
});
