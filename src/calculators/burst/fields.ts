import { choiceField } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { osField, paymentField, regionField } from '../shared/fields/cost-fields.ts';
import {
  asChoices,
  cacheField,
  disksField,
  fractionField,
  ioSizeField,
  limitsField,
} from '../shared/fields/fields.ts';
import { diskField, optionalVmField } from '../shared/fields/name-fields.ts';
import { stepsField } from './step-field.ts';

export const fields = {
  disk: diskField('P20'),
  disks: disksField('1'),
  vm: optionalVmField,
  cache: cacheField('None'),
  steps: stepsField('1h:3500IOPS'),
  repeat: choiceField<'no' | 'yes', CalculatorContext>({
    label: 'Repeat',
    hint: 'Whether the steps repeat for ever, as the load of a day does.',
    initial: 'no',
    choices: asChoices<'no' | 'yes'>(['no', 'yes']),
  }),
  'io-size': ioSizeField('8KiB'),
  credit: fractionField('Credits at the start', 'How full the buckets are, in %.', '100%'),
  mode: choiceField<'credit' | 'on-demand', CalculatorContext>({
    label: 'Bursting of the disk',
    hint: 'On credits, or on demand: switched on by its owner, and billed.',
    initial: 'credit',
    choices: [
      { value: 'credit', label: 'on credits' },
      { value: 'on-demand', label: 'on demand' },
    ],
  }),
  region: regionField,
  os: osField,
  payment: paymentField,
  limits: limitsField,
};
