/** The inputs for a measurement of the reader’s: a text, or numbers in its place. */
import type { Field } from '../../kit/index.ts';
import { refused } from '../../readers/reading.ts';
import { ok } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { deviceField, intervalField, type ReadingIn } from '../shared/measured/device-fields.ts';
import { type Measurement, parseMeasurement } from '../shared/measured/fields.ts';
import { outputFor } from '../shared/measured/outputs.ts';
import { describeReading, outputsOf } from '../shared/measured/reading-text.ts';
import { initialText, isExample, startingTexts } from './example-names.ts';
import { exampleText, readingOf } from './example-texts.ts';
import { levelFields, setUpFields } from './fields.ts';
import { mapFieldIn } from './map-field.ts';
import { numberFields, numberNames, readNumbers } from './numbers.ts';
import { runField } from './run-field.ts';

const tools = 'iostat -x, sar -d, fio, DiskSpd, PerfMon CSV or Azure Monitor metrics';

/** A text that no link has: nobody’s measurement leaves the page. An example is named, so a link may have its name. */
const isPrivate = (text: string): boolean => text.trim() !== '' && !isExample(text);

/** What was measured: what a text says, or numbers in its place. */
const measuredIn: ReadingIn = (context) =>
  readNumbers(context) ?? readingOf(context.text('text'), context.context);

/** Of a text with several outputs the one that is asked for. */
const outputIn: ReadingIn = (context) => {
  const reading = measuredIn(context);
  const asked = {
    run: Number(context.text('run')) || undefined,
    device: context.text('device').trim() || undefined,
  };
  return outputFor(outputsOf(reading), asked).output ?? reading;
};

/** Neither a text nor numbers. */
const nothing = refused({ why: 'unknown' });

/** What is chosen in one text says nothing of another. */
const ofText = ['device', 'run', 'map'];

const measurementField: Field<Measurement, CalculatorContext> = {
  label: 'Measurement',
  hint: `Paste the output of ${tools}. It stays in your browser.`,
  initial: initialText,
  group: 'measurement',
  isPrivate,
  // What is entered last counts.
  spread: (text) =>
    text.trim() === ''
      ? undefined
      : { text, ...Object.fromEntries([...ofText, ...numberNames].map((name) => [name, ''])) },
  parse: (text, context) =>
    text === ''
      ? ok({ text: '', reading: readNumbers(context) ?? nothing })
      : parseMeasurement(text, readingOf(text, context.context), tools, 'iostat -dxyt 1 60'),
  serialize: ({ text }) => text,
  brief: ({ text, reading }) => (text === '' ? '' : describeReading(reading)),
  control: (text, { context }) => ({
    kind: 'area' as const,
    examples: startingTexts,
    isFile: !!context.readings?.isFile(text),
    shown: exampleText(text) ?? text,
  }),
};

/** What few readers need is folded away. */
const inMore = <T>(field: Field<T, CalculatorContext>): Field<T, CalculatorContext> => ({
  ...field,
  group: 'more',
});

/** A field whose text takes the place of that of another one. */
const instead = <T>(
  name: string,
  other: string,
  field: Field<T, CalculatorContext>,
): typeof field => ({
  ...field,
  spread: (text) => (text.trim() === '' ? undefined : { [name]: text, [other]: '' }),
});

export const fields = {
  text: measurementField,
  ...numberFields,
  ...setUpFields,
  map: mapFieldIn(outputIn),
  // A row of one output takes the place of that of another.
  device: instead('device', 'run', inMore(deviceField(measuredIn, 'all of them'))),
  run: instead('run', 'device', runField(measuredIn)),
  interval: inMore(intervalField(outputIn)),
  ...levelFields,
};
