/** The inputs of the cap check: a case, and a second one to compare it with. */
import { caseField } from './case-field.ts';
import { caseFields } from './case-fields.ts';

export const fields = {
  ...caseFields,
  compare: caseField(
    {
      label: 'Compare with',
      hint: 'A second case, “then”: a link of this page, or its part after “?”. VM and disks are its own; load and place that it leaves out are those of now.',
    },
    Object.keys(caseFields).filter((name) => !/^(vm|disks|temp)$/.test(name)),
  ),
};
