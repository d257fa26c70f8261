/** The steps of a load as a field, separated by commas: `DURATION:IOPS[:THROUGHPUT]`. */
import { type Inputs, listField, textField } from '../../kit/index.ts';
import { parseDuration, serializeDuration } from '../../units/duration.ts';
import {
  formatDuration,
  formatIops,
  formatThroughput,
  type Iops,
  iops,
  isOk,
  ok,
  parseIops,
  type Seconds,
  seconds,
  serializeIops,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { plural } from '../shared/answer/text.ts';
import { highestRate, inMbPerSecond, optionalField } from '../shared/fields/fields.ts';

const durationRange = { min: seconds(1), max: seconds(31 * 86_400) };

const unknown = 'unknown';

const parts = {
  duration: textField<Seconds, CalculatorContext>({
    label: 'Duration',
    hint: 'Such as 30min or 8h.',
    initial: '1h',
    parse: (text) => parseDuration(text, durationRange),
    serialize: serializeDuration,
  }),
  iops: textField<Iops | undefined, CalculatorContext>({
    label: 'IOPS',
    hint: '0 is a pause, and “unknown” a time that was not measured.',
    initial: '500IOPS',
    unit: 'IOPS',
    parse: (text) =>
      text.trim().toLowerCase() === unknown
        ? ok(undefined)
        : parseIops(text, { min: iops(0), max: iops(highestRate) }),
    serialize: (value) => (value === undefined ? unknown : `${serializeIops(value)}IOPS`),
  }),
  throughput: optionalField('Throughput', 'Empty: IOPS × IO size.', inMbPerSecond),
};

/** In seconds. */
export const quarter = 900;
/** The quarter hours of a day. */
export const mostSteps = 96;

const example = '1h:3500IOPS';

/** A longer text leaves out the unit that a bare number has, so that a link can have the quarter hours of a day. */
const longText = 1000;

/** Steps as their input has them. */
export const stepsText = (
  steps: Inputs<{ readonly steps: ReturnType<typeof stepsField> }>['steps'],
) => stepsField(example).serialize(steps);

/** “1 h at 3,500 IOPS”, “11 steps up to 3,500 IOPS”. */
function briefOf(
  steps: readonly { readonly duration: Seconds; readonly iops: Iops | undefined }[],
) {
  const most = formatIops(iops(Math.max(0, ...steps.map((step) => step.iops ?? 0))));
  const [first] = steps;
  return steps.length === 1 && first
    ? `${formatDuration(first.duration)} at ${first.iops === undefined ? unknown : most}`
    : `${plural(steps.length, 'step')} up to ${most}`;
}

export function stepsField(initial: string) {
  const field = listField<typeof parts, CalculatorContext>({
    label: 'Load in steps',
    hint: 'How long, and how much is demanded. Without a throughput it is IOPS × IO size.',
    initial,
    brief: briefOf,
    parts,
    most: mostSteps,
    line: ({ duration = '', iops: rate = '', throughput = '' }, parseContext) => {
      const perSecond = parts.iops.parse(rate, parseContext);
      const bytes = parts.throughput.parse(throughput, parseContext);
      const load = [
        isOk(perSecond) && perSecond.value !== undefined ? formatIops(perSecond.value) : rate,
        isOk(bytes) && bytes.value ? formatThroughput(bytes.value, 'MB/s') : throughput,
      ];
      return { title: duration, line: load.filter(Boolean).join(', ') };
    },
    conflict: ({ iops: rate, throughput }) =>
      !rate && throughput !== undefined
        ? 'There is no throughput without IOPS: enter how many IOs it takes.'
        : undefined,
    texts: {
      item: 'Step',
      add: 'Add a step',
      empty: `There is no step. Add one, such as ${example}.`,
      tooLong: `Too long: enter up to ${mostSteps} steps, each like ${example}.`,
    },
  });
  return {
    ...field,
    serialize: (steps: Parameters<typeof field.serialize>[0]) => {
      const text = field.serialize(steps);
      return text.length > longText ? text.replaceAll('IOPS', '') : text;
    },
  };
}
