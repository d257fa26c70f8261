import { defineCalculator } from '../../kit/index.ts';
import { checkVolume } from '../../storage/set-up/volume.ts';
import type { CalculatorContext } from '../dataset.ts';
import { recommended } from '../shared/answer/explanation.ts';
import { recommendedInPlace } from '../shared/set-up/outcome.ts';
import { volumesToBuild } from '../shared/volume/recommendations.ts';
import { pricedLoad } from './cost.ts';
import { answerMeasured } from './measured.ts';
import { loadOf } from './measured-case.ts';
import { measuredFields as fields } from './measured-fields.ts';
import { diskIn } from './model.ts';
import { recommendations } from './recommendations.ts';

/** The calculator with what would deliver the whole load, and with what reads a measured day. */
export const burst = defineCalculator<CalculatorContext>()({
  id: 'burst',
  fields,
  answer: answerMeasured,
  recommend: (inputs, context) => {
    const { disk, mode, cache, limits } = inputs;
    if (!diskIn(disk, mode)) return [];
    const given = loadOf(inputs);
    const { volume, size } = given;
    if (checkVolume(volume, size, cache, limits).faults.length > 0)
      return recommendedInPlace(
        fields,
        inputs,
        volumesToBuild(volume, size, cache, limits, context),
        context,
      );
    const proposed = recommendations(inputs, given, context.catalogue, (other, then) =>
      pricedLoad(other, then, inputs, context),
    );
    return recommended(fields, inputs, proposed);
  },
});
