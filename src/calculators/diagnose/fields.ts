import { choiceField, type Field, type ParseContext } from '../../kit/index.ts';
import type { Reading } from '../../readers/reading.ts';
import { quote } from '../../units/decimal.ts';
import {
  err,
  ok,
  parseSeconds,
  type Seconds,
  seconds,
  serializeSeconds,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { list } from '../shared/answer/text.ts';
import { diskGroupsField } from '../shared/fields/disk-group-field.ts';
import { limitsField, optionalField } from '../shared/fields/fields.ts';
import { optionalVmField } from '../shared/fields/name-fields.ts';
import { exampleText, initialText, startingTexts } from './example-texts.ts';
import { mapField } from './map-field.ts';
import { describeReading, namesIn, readingOf } from './reading-text.ts';

type Context = ParseContext<CalculatorContext>;

/** What was pasted or read, and what it says. */
export type Measurement = { readonly text: string; readonly reading: Reading };

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
    const reading = readingOf(text, context);
    if (reading.kind === 'refused' && reading.refusal.why === 'not-loaded')
      return err('What reads measurements could not be loaded. Go online and enter it again.');
    return reading.kind === 'refused' && reading.refusal.why === 'unknown'
      ? err(
          `This is not the output of a tool that is known here. Paste that of ${tools}, with its headings: on Linux run iostat -dxyt 1 60.`,
        )
      : ok({ text, reading });
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

/** The names that can be entered: of devices, and of runs of a benchmark. */
const namesFor = ({ text, context }: Context) => namesIn(readingOf(text('text'), context));

/** “a, b and c”, of many the first ones. */
const firstOf = (names: readonly string[], count: number) =>
  `${list(names.slice(0, count))}${names.length > count ? ' and others' : ''}`;

const deviceField: Field<string | undefined, CalculatorContext> = {
  label: 'Device',
  hint: 'Empty: the busiest.',
  initial: '',
  group: 'measurement',
  parse: (text, context) => {
    const typed = text.trim();
    if (typed === '') return ok(undefined);
    const names = namesFor(context);
    const found = names.find((name) => name.toLowerCase() === typed.toLowerCase());
    if (found !== undefined || names.length === 0) return ok(found ?? typed);
    return err(
      `The text has no device ${quote(typed)}. It has ${firstOf(names, 8)}.`,
      names.slice(0, 8),
    );
  },
  serialize: (device = '') => device,
  brief: (device = '') => device,
  control: (_, context) => {
    const names = namesFor(context).slice(0, 50);
    const hint = `Empty: the busiest. There are ${firstOf(names, 6)}.`;
    return { kind: 'text' as const, offers: names, ...(names.length > 1 ? { hint } : {}) };
  },
};

const typedInterval = optionalField<Seconds>(
  'Interval',
  'Seconds from one report to the next, where the text does not tell.',
  {
    parse: (text) => parseSeconds(text, { min: seconds(0.001), max: seconds(86_400) }, 's'),
    serialize: serializeSeconds,
    unit: 's',
    group: 'measurement',
  },
);

/** Beside the field is what the text does not tell. */
const intervalField: typeof typedInterval = {
  ...typedInterval,
  control: (text, context) => {
    const reading = readingOf(context.text('text'), context.context);
    const control = typedInterval.control(text, context);
    if (reading.kind !== 'samples') return control;
    const hint =
      reading.step === undefined
        ? 'The text has no times: how many seconds are there from one report to the next?'
        : 'Read from the text. A value that is entered here replaces it.';
    return { ...control, hint };
  },
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
  device: deviceField,
  interval: intervalField,
  vm: vmField,
  disks: disksField,
  map: mapField,
  use: useField,
  limits: limitsField,
};
