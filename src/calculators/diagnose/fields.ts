import { choiceField, type Field } from '../../kit/index.ts';
import { err, ok } from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { diskGroupsField } from '../shared/fields/disk-group-field.ts';
import { limitsField } from '../shared/fields/fields.ts';
import { optionalVmField } from '../shared/fields/name-fields.ts';
import {
  deviceField,
  intervalField,
  type Measurement,
  parseMeasurement,
} from '../shared/measured/fields.ts';
import { describeReading } from '../shared/measured/reading-text.ts';
import { exampleText, initialText, readingOf, startingTexts } from './example-texts.ts';
import { mapField } from './map-field.ts';

const notEntered = 'not entered';

const tools = 'iostat -x, sar -d, fio, DiskSpd, PerfMon CSV or Azure Monitor metrics';

/** A text that no link has: nobody’s measurement leaves the page. An example is named, so a link may have its name. */
const isPrivate = (text: string): boolean => exampleText(text) === undefined;

const measurementField: Field<Measurement, CalculatorContext> = {
  label: 'Measurement',
  hint: `Paste the output of ${tools}. It stays in your browser.`,
  initial: initialText,
  group: 'measurement',
  isPrivate,
  parse: (text, { context }) => {
    if (text.trim() === '') return err(`Paste the output of ${tools}.`);
    return parseMeasurement(text, readingOf(text, context), tools, 'iostat -dxyt 1 60');
  },
  serialize: ({ text }) => text,
  brief: ({ reading }) => describeReading(reading),
  control: (text, { context }) => ({
    kind: 'area' as const,
    examples: startingTexts,
    isFile: !!context.readings?.isFile(text),
    shown: exampleText(text) ?? text,
  }),
};

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
  label: 'Level compared',
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

export const fields = {
  text: measurementField,
  device: deviceField(readingOf),
  interval: intervalField(readingOf),
  vm: vmField,
  disks: disksField,
  map: mapField,
  use: useField,
  limits: limitsField,
};
