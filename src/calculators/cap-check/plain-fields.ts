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
    hint: 'A second case, “then”: a link of this page, or its part after “?”. VM and disks are its own; load and place that it leaves out are those of now.',
    initial: '',
    group: 'more',
    parse: () => ok(undefined),
    serialize: (value) => value?.query ?? '',
  }),
};
