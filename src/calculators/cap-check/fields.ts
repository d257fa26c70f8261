/** The inputs of the cap check: a case, and a second one to compare it with. */
import { caseField } from './case-field.ts';
import { caseFields } from './case-fields.ts';

export const fields = {
  ...caseFields,
  compare: caseField(
    {
      label: 'Compare with',
      hint: 'A second case, “then”: what a link of this page has after its “?”, such as vm=E16bds_v5&disks=data:P30x4:None. Load, region, system and payment are those of now where it leaves them out.',
    },
    Object.keys(caseFields).filter((name) => !/^(vm|disks|temp)$/.test(name)),
  ),
};
