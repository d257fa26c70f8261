import { choiceField, type Field } from '../../kit/index.ts';
import { err, ok, type Seconds } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { osField, regionField } from '../shared/fields/cost-fields.ts';
import {
  asChoices,
  cacheField,
  disksField,
  fractionField,
  ioSizeField,
  limitsField,
} from '../shared/fields/fields.ts';
import { diskField, optionalVmField } from '../shared/fields/name-fields.ts';
import { paymentField } from '../shared/fields/payment-field.ts';
import type { Measurement } from '../shared/measured/fields.ts';
import { stepsField } from './step-field.ts';

const initialSteps = '1h:3500IOPS';

/** Loads to start from, in place of a measurement. */
export const starts = [
  [
    'Nightly job',
    '1h:480IOPS,90min:3500IOPS,330min:480IOPS,1h:1800IOPS,3h:2250IOPS,1h:1500IOPS,4h:2150IOPS,1h:1200IOPS,4h:480IOPS,45min:3100IOPS,75min:480IOPS',
    'yes',
  ],
  ['Hourly batch', '15min:3500IOPS,45min:900IOPS', 'yes'],
  ['Flat load', '1d:2400IOPS', 'no'],
] as const;

const group = 'measurement';
/** What an empty device means, and what counts all disks. */
export const whereEmpty = 'the busiest; “all”: all of them';

const notRead = err('There is no measurement that could be read. Paste one first.');

/** A measurement is read by what a page loads with its first one (`measured-answer.ts`); until then nothing can be entered of it. */
const withoutMeasurement = <T>(
  label: string,
  hint: string,
): Field<T | undefined, CalculatorContext> => ({
  label,
  hint,
  group,
  initial: '',
  // A link has the load in its steps, and without the text these mean nothing.
  isPrivate: (text) => text !== '',
  parse: (text) => (text.trim() === '' ? ok(undefined) : notRead),
  serialize: () => '',
  control: () => ({ kind: 'text' }),
});

/** The text of a measured day, which no link has: its load is in the steps. */
const textField: Field<Measurement | undefined, CalculatorContext> = {
  ...withoutMeasurement<Measurement>(
    'Measured day',
    'Paste samples of a day: Azure Monitor metrics, iostat -x, sar -d or PerfMon CSV. They stay in your browser.',
  ),
  spread: (text) =>
    text.trim() === ''
      ? { text, steps: initialSteps, device: '', interval: '' }
      : { text, steps: '' },
  control: (text, { context }) => ({
    kind: 'area',
    examples: starts.map(([label, steps, repeat]) => ({
      label,
      inputs: { text: '', steps, repeat },
    })),
    isFile: !!context.readings?.isFile(text),
    shown: text,
  }),
};

export const fields = {
  disk: diskField('P20'),
  disks: disksField('1'),
  vm: optionalVmField,
  cache: cacheField('None'),
  steps: stepsField(initialSteps),
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
  text: textField,
  device: withoutMeasurement<string>('Device', `Empty: ${whereEmpty}.`),
  interval: withoutMeasurement<Seconds>('Interval', 'Seconds between reports.'),
  region: regionField,
  os: osField,
  payment: paymentField,
  limits: limitsField,
};
