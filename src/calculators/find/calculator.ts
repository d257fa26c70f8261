import { type Definition, defineCalculator, inSlices } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { fields } from './fields.ts';
import { problemsOf, type TodayOf } from './model.ts';
import { resultOf, slice } from './result.ts';

/** Which VM and disks do I need, and what is cheapest? @param todayOf what judges the set-up of today */
export const definitionWith = (todayOf?: TodayOf) =>
  ({
    id: 'find',
    fields,
    comparesSizes: true,
    answer: (inputs, context) => {
      const problems = problemsOf(inputs);
      return problems
        ? { problems }
        : inSlices(resultOf(inputs, context, todayOf?.(inputs, context)), slice);
    },
  }) satisfies Definition<typeof fields, CalculatorContext>;

/** Without the set-up of today, whose code a page loads where a link or somebody enters one. */
export const find = defineCalculator<CalculatorContext>()(definitionWith());
