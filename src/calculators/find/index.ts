import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { caseField } from '../shared/case/case-link-field.ts';
import { definitionWith } from './calculator.ts';
import { fields } from './fields.ts';
import { todayOf } from './today.ts';

/** Its load is that of the search. */
const place = ['region', 'os', 'payment', 'limits'];

/** The calculator with the set-up of today beside what it finds. */
export const find = defineCalculator<CalculatorContext>()({
  ...definitionWith(todayOf),
  fields: { ...fields, now: caseField(fields.now, { link: place, query: place }) },
});
