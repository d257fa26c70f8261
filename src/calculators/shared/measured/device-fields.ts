/** The inputs for what a text leaves open: which of its devices counts, and the seconds between its reports. */
import type { Field, ParseContext } from '../../../kit/index.ts';
import type { Reading } from '../../../readers/reading.ts';
import { quote } from '../../../units/decimal.ts';
import {
  err,
  ok,
  parseSeconds,
  type Seconds,
  seconds,
  serializeSeconds,
} from '../../../units/index.ts';
import type { CalculatorContext } from '../../context.ts';
import { list } from '../answer/text.ts';
import { optionalField } from '../fields/fields.ts';
import { namesIn } from './outputs.ts';

type Context = ParseContext<CalculatorContext>;

/** What was measured, by the other inputs. */
export type ReadingIn = (context: Context) => Reading;

/** “a, b and c”, of many the first ones. */
const firstOf = (names: readonly string[], count: number) =>
  `${list(names.slice(0, count))}${names.length > count ? ' and others' : ''}`;

/** @param whereEmpty what an empty field means */
export function deviceField(
  readingIn: ReadingIn,
  whereEmpty: string,
): Field<string | undefined, CalculatorContext> {
  /** The names that can be entered: of devices, and of runs of a benchmark. */
  const namesFor = (context: Context) => namesIn(readingIn(context));
  return {
    label: 'Device',
    hint: `Empty: ${whereEmpty}.`,
    initial: '',
    group: 'measurement',
    parse: (text, context) => {
      const typed = text.trim();
      if (typed === '') return ok(undefined);
      const names = namesFor(context);
      const found = names.find((name) => name.toLowerCase() === typed.toLowerCase());
      if (found !== undefined || names.length === 0) return ok(found ?? typed);
      return err(
        `The text has nothing called ${quote(typed)}. It has ${firstOf(names, 8)}.`,
        names.slice(0, 8),
      );
    },
    serialize: (device = '') => device,
    brief: (device = '') => device,
    control: (_, context) => {
      const names = namesFor(context).slice(0, 50);
      const hint = `Empty: ${whereEmpty}. There are ${firstOf(names, 6)}.`;
      return { kind: 'text' as const, offers: names, ...(names.length > 1 ? { hint } : {}) };
    },
  };
}

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
export const intervalField = (readingIn: ReadingIn): typeof typedInterval => ({
  ...typedInterval,
  control: (text, context) => {
    const reading = readingIn(context);
    const control = typedInterval.control(text, context);
    if (reading.kind !== 'samples') return control;
    const hint =
      reading.step === undefined
        ? 'The text has no times: how many seconds are there from one report to the next?'
        : 'Read from the text. A value that is entered here replaces it.';
    return { ...control, hint };
  },
});
