/** The inputs of the cap check: a case, and a second one to compare it with. */

import { caseFields } from '../shared/case/case-fields.ts';
import { caseField } from '../shared/case/case-link-field.ts';
import { plainFields } from './one-case-fields.ts';

/** Its strip shows the second case in a row of its own, not among what the first is set to. */
const { brief: _, ...compare } = caseField(plainFields.compare, {
  link: Object.keys(caseFields).filter((name) => !/^(vm|disks|temp)$/.test(name)),
  query: Object.keys(caseFields),
});

export const fields = { ...caseFields, compare };
