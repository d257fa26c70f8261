/** The inputs of a page or frame that shows the example, whose form is not drawn yet. */
import type { Field, FormGroup } from '../../kit/index.ts';
import {
  type BytesPerSecond,
  type Fraction,
  type Iops,
  type Outstanding,
  ok,
  type Seconds,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { type Measurement, parseMeasurement } from '../shared/measured/fields.ts';
import { describeReading, readingIn } from '../shared/measured/reading-text.ts';
import { initialText } from './example-names.ts';
import { levelFields, setUpFields } from './fields.ts';
import type { MapInput } from './map-field.ts';
import type { Shares } from './numbers.ts';
import type { fields } from './text-fields.ts';

/** What only a text or numbers of a reader’s need (`text-fields.ts`), and is not entered. */
const unset = <T>(group: FormGroup, value: T): Field<T, CalculatorContext> => ({
  label: '',
  hint: '',
  initial: '',
  group,
  parse: () => ok(value),
  serialize: () => '',
  control: () => ({ kind: 'text' }),
});

/** The example, and nothing else. */
const exampleField: Field<Measurement, CalculatorContext> = {
  label: 'Measurement',
  hint: '',
  initial: initialText,
  group: 'measurement',
  parse: (text, { context }) => parseMeasurement(text, readingIn(text, context), '', ''),
  serialize: ({ text }) => text,
  brief: ({ reading }) => describeReading(reading),
  control: () => ({ kind: 'text' }),
};

/** The inputs where nothing of the reader’s is entered but a VM and disks, and no form is drawn. */
export const exampleFields: typeof fields = {
  text: exampleField,
  'measured-iops': unset<Iops | undefined>('measurement', undefined),
  'measured-throughput': unset<BytesPerSecond | undefined>('measurement', undefined),
  'measured-latency': unset<Seconds | undefined>('measurement', undefined),
  'measured-queue-depth': unset<Outstanding | undefined>('measurement', undefined),
  'measured-read': unset<Fraction | undefined>('measurement', undefined),
  'measured-consumed': unset<Shares>('measurement', []),
  ...setUpFields,
  map: unset<MapInput>('disks', { text: '', set: new Map() }),
  device: unset<string | undefined>('more', undefined),
  run: unset<number | undefined>('more', undefined),
  interval: unset<Seconds | undefined>('more', undefined),
  ...levelFields,
};
