/** The inputs of a diagnosis beside the measurement: the set-up, and at which level it is compared. */
import { choiceField } from '../../kit/index.ts';
import { ok } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { placeFields } from '../shared/fields/cost-fields.ts';
import { diskGroupsField } from '../shared/fields/disk-group-field.ts';
import { moreLimitsField } from '../shared/fields/fields.ts';
import { optionalVmField } from '../shared/fields/name-fields.ts';

const notEntered = 'not entered';

const vmField: typeof optionalVmField = {
  ...optionalVmField,
  hint: 'The VM that was measured, such as D16ds_v5.',
  brief: (vm) => (vm && optionalVmField.brief?.(vm)) || notEntered,
};

const groupsField = diskGroupsField('');
const disksField: typeof groupsField = {
  ...groupsField,
  hint: 'The disks of the VM that was measured.',
  parse: (text, context) => (text.trim() === '' ? ok([]) : groupsField.parse(text, context)),
  brief: (groups) => (groups.length > 0 && groupsField.brief?.(groups)) || notEntered,
};

export const uses = { p50: 0.5, p90: 0.9, p99: 0.99, max: 1 } as const;
export type Use = keyof typeof uses;

const useField = choiceField<Use, CalculatorContext>({
  label: 'Sample that counts',
  hint: 'p99: 99 % of the samples do not exceed it.',
  initial: 'p99',
  choices: [
    { value: 'p50', label: 'Median (p50)' },
    { value: 'p90', label: 'p90 of the samples' },
    { value: 'p99', label: 'p99 of the samples' },
    { value: 'max', label: 'Highest sample' },
  ],
  group: 'more',
});

export const setUpFields = { vm: vmField, disks: disksField };
export const levelFields = {
  use: useField,
  ...placeFields('more'),
  limits: moreLimitsField,
};
