import { caseFields } from '../shared/case/case-fields.ts';
import { plainCaseField } from '../shared/case/plain-case-link-field.ts';

/** The inputs while there is no second case: what reads one is loaded with the options. */
export const plainFields = {
  ...caseFields,
  compare: plainCaseField(
    'Compare with',
    'A second case, “then”: a link of this page, or inputs such as vm=D16as_v7; the others stay.',
  ),
};
