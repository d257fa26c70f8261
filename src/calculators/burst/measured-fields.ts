/** The inputs of a burst where a measured day can be read: its text, its device and interval, and the steps that follow from it. */
import type { Field, ParseContext } from '../../kit/index.ts';
import type { Reading, Samples } from '../../readers/reading.ts';
import { err, isOk, ok } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { deviceField, intervalField } from '../shared/measured/device-fields.ts';
import { parseMeasurement } from '../shared/measured/fields.ts';
import { describeReading, outputsOf, readingIn } from '../shared/measured/reading-text.ts';
import { refusalText } from '../shared/measured/refusal-text.ts';
import { fields, whereEmpty } from './fields.ts';
import { allDisks, dayOf, type MeasuredDay } from './measured-day.ts';

type Context = ParseContext<CalculatorContext>;

/** Samples, where one of the outputs of a text has them. */
const samplesFirst = (reading: Reading): Reading => {
  const outputs = outputsOf(reading);
  const samples = outputs.find(({ kind }) => kind === 'samples') as Samples | undefined;
  if (!samples || outputs.length < 2) return reading;
  const others = outputs.filter((one) => one !== samples);
  const notes = others.map(({ form: what }) => ({ note: 'also', what }) as const);
  return { ...samples, others: [], notes: [...samples.notes, ...notes] };
};

const readingOf = ({ text, context }: Context) => samplesFirst(readingIn(text('text'), context));

const tools = 'Azure Monitor metrics, iostat -x, sar -d or PerfMon CSV';
const command = 'iostat -dxyt 60 1440';

const text: typeof fields.text = {
  ...fields.text,
  parse: (typed, { context }) => {
    // Blanks are a text without a measurement, such as what a tool that failed prints.
    if (typed === '') return ok(undefined);
    const read = parseMeasurement(typed, samplesFirst(readingIn(typed, context)), tools, command);
    if (!isOk(read)) return read;
    const { reading } = read.value;
    if (reading.kind === 'samples') return read;
    const reason =
      reading.kind === 'runs'
        ? 'This is the result of a benchmark, which tells nothing of a day'
        : refusalText(reading.refusal).reason;
    return err(`${reason}. Paste samples: ${tools}; on Linux run ${command}.`);
  },
  serialize: (measured) => measured?.text ?? '',
  brief: (measured) => (measured ? describeReading(measured.reading) : ''),
};

/**
 * A field of the measurement: it reads its text once there is one.
 * @param without the same field while no text is given
 */
const ofMeasurement = <T>(
  without: Field<T | undefined, CalculatorContext>,
  field: Field<T | undefined, CalculatorContext>,
): Field<T | undefined, CalculatorContext> => {
  const fieldIn = (context: Context) => (context.text('text') === '' ? without : field);
  return {
    ...without,
    ...field,
    parse: (typed, context) => fieldIn(context).parse(typed, context),
    control: (typed, context) => fieldIn(context).control(typed, context),
  };
};
const named = deviceField(readingOf, whereEmpty);
const isAll = (typed: string) => typed.trim().toLowerCase() === allDisks;
const device = ofMeasurement(fields.device, {
  ...named,
  parse: (typed, context) => {
    if (isAll(typed)) return ok(allDisks);
    const read = named.parse(typed, context);
    return isOk(read) ? read : err(`${read.problem} “all” counts all of them.`, read.readings);
  },
});
const interval = ofMeasurement(fields.interval, intervalField(readingOf));

const measurementIn = (context: Context): Samples | undefined => {
  const reading = readingOf(context);
  return reading.kind === 'samples' ? reading : undefined;
};

/** What the texts of the inputs make of the measurement; nothing where one of them cannot be read. */
function dayIn(context: Context): MeasuredDay | undefined {
  const samples = context.text('text') === '' ? undefined : measurementIn(context);
  const read = <T>(name: string, field: Field<T, CalculatorContext>) =>
    field.parse(context.text(name), context);
  const [one, every] = [read('device', device), read('interval', interval)];
  const size = read('io-size', fields['io-size']);
  if (!samples || !isOk(one) || !isOk(every) || !isOk(size)) return undefined;
  const asked = { device: one.value, interval: every.value, size: size.value };
  const day = dayOf(samples, asked);
  return 'steps' in day ? day : undefined;
}

/** Are these steps those of the measurement: none, or as a link has them? */
const isMeasured = (typed: string, context: Context): boolean =>
  context.text('text') !== '' &&
  (typed.trim() === '' || typed === fields.steps.serialize(dayIn(context)?.steps ?? []));

/** The steps are those of the measurement until others are entered. */
const steps: typeof fields.steps = {
  ...fields.steps,
  parse: (typed, context) => {
    if (typed.trim() !== '' || context.text('text') === '')
      return fields.steps.parse(typed, context);
    // What is wrong with the measurement is shown at its field.
    return ok(dayIn(context)?.steps ?? []);
  },
  control: (typed, context) => {
    const control = fields.steps.control(typed, context);
    if (control.kind !== 'list' || !isMeasured(typed, context)) return control;
    const hint = 'Taken from the measurement. A step that is added here takes the place of it.';
    return { ...control, rows: [], hint };
  },
};

export const measuredFields: typeof fields = { ...fields, steps, text, device, interval };
