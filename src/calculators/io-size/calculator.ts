import { type Definition, defineCalculator, type Inputs } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { answerOrProblem, volumeOf } from '../shared/volume/inputs.ts';
import { fields } from './fields.ts';
import { resultOf } from './result.ts';

/** The volume, at whatever latency. */
export const untimed = (inputs: Inputs<typeof fields>) => ({ ...inputs, latency: undefined });

/** What do I get at this IO size? */
export const definition = {
  id: 'io-size',
  fields,
  answer: (inputs, context) => {
    const given = untimed(inputs);
    return answerOrProblem(given, () => resultOf(inputs, volumeOf(given), context));
  },
} satisfies Definition<typeof fields, CalculatorContext>;

/** Without its recommendations, whose code a page loads later. */
export const ioSize = defineCalculator<CalculatorContext>()(definition);
