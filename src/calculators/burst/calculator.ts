import { type Definition, defineCalculator } from '../../kit/index.ts';
import type { Disk } from '../../limits/types.ts';
import type { CalculatorContext } from '../context.ts';
import { caseOf } from './case.ts';
import { fields } from './fields.ts';
import { diskIn } from './model.ts';
import { resultOf } from './result.ts';

/** Why a disk cannot be computed with on-demand bursting. */
const withoutOnDemand = ({ family, bought, edition }: Disk): string =>
  edition === '2018-09'
    ? 'There was no on-demand bursting in 2018.'
    : family === 'Premium SSD' && bought?.plus
      ? 'No page says whether on-demand bursting and performance plus go together: choose one of them.'
      : 'Only Premium SSD of more than 512 GiB has on-demand bursting.';

/** How long does a burst last, and when is it back? */
export const definition = {
  id: 'burst',
  fields,
  answer: (inputs, context) =>
    diskIn(inputs.disk, inputs.mode)
      ? resultOf(inputs, caseOf(inputs), context)
      : { problems: { mode: withoutOnDemand(inputs.disk) } },
} satisfies Definition<typeof fields, CalculatorContext>;

/** Without its recommendations and without what reads a measured day, whose code a page loads later. */
export const burst = defineCalculator<CalculatorContext>()(definition);
