import { caseField } from '../shared/case/case-field.ts';

/** Its load is that of the search. */
const place = ['region', 'os', 'payment', 'limits'];

export const nowField = caseField(
  {
    label: 'Set-up of today',
    hint: 'VM and disks as a link of the cap check has them after its “?”, such as vm=E16bds_v5&disks=data:P30x4:None. It is judged by the load above.',
  },
  { link: place, query: place },
);
