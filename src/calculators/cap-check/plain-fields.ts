import { textField } from '../../kit/index.ts';
import { ok } from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import type { OtherCase } from '../shared/case/case-field.ts';
import { caseFields } from '../shared/case/case-fields.ts';

/** The inputs while there is no second case: what reads one is loaded with the options. */
export const plainFields = {
  ...caseFields,
  compare: textField<OtherCase | undefined, CalculatorContext>({
    label: 'Compare with',
    hint: 'A second case, “then”: a link of this page, or inputs such as vm=D16as_v7, which leave all others as now.',
    initial: '',
    group: 'more',
    parse: () => ok(undefined),
    serialize: (value) => value?.query ?? '',
  }),
};
