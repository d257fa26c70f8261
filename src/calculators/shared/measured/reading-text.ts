/** What a text says, and that in words: which tool and form, how much of it, and in which unit. */
import type { Check } from '../../../kit/index.ts';
import { type Reading, refused } from '../../../readers/reading.ts';
import { formatSeconds, type Seconds } from '../../../units/index.ts';
import type { CalculatorContext } from '../../context.ts';
import { info } from '../answer/checks-and-columns.ts';
import { plural } from '../answer/text.ts';

/** How a calculator reads the text of its field. */
export type ReadingOf = (text: string, context: CalculatorContext) => Reading;

/**
 * What a text of a field says: pasted text, or a file that the page has read.
 * @param whole the text that a name stands for, where the field takes names
 */
export function readingIn(
  text: string,
  { readings, readText }: CalculatorContext,
  whole: (text: string) => string | undefined = () => undefined,
): Reading {
  const read = () => readText(whole(text) ?? text);
  return (readings ? readings.of(text, read) : read()) ?? notLoaded;
}
const notLoaded = refused({ why: 'not-loaded' });

/** What can be judged. */
export type Readable = Exclude<Reading, { kind: 'refused' }>;

/** Each output of a text, in its order. */
export const outputsOf = (reading: Reading): readonly Readable[] =>
  reading.kind === 'refused' ? [] : [reading, ...(reading.others ?? [])];

/** “6 devices”, “20 samples” of the device that has most of them; “3 runs” */
const amountsIn = (reading: Readable): readonly string[] =>
  reading.kind === 'samples'
    ? [
        plural(reading.series.length, 'device'),
        plural(Math.max(0, ...reading.series.map(({ times }) => times.length)), 'sample'),
      ]
    : [plural(reading.runs.length, 'run')];

/** “iostat -x”, “6 devices”, “20 samples”; the forms of several outputs come first. */
export const describeReading = (reading: Reading): readonly string[] => {
  const outputs = outputsOf(reading);
  return [outputs.map(({ form }) => form).join(', '), ...outputs.flatMap(amountsIn)];
};

/** The tool of the measurement that the page opens with, so that the page has no other (`reading-notes.ts`). */
export const unitsOfIostat = 'kB is 1,024 bytes and MB 1,048,576, whatever the headings say';

/**
 * Format, amount and units, as a sentence: a reader sees at once whether the text was understood.
 * @param units what those of the text mean
 */
export function readingNote(reading: Readable, step: Seconds | undefined, units: string): Check {
  const { form } = reading;
  const version = reading.kind === 'runs' && reading.version ? ` ${reading.version}` : '';
  const every =
    reading.kind === 'runs' || step === undefined ? [] : [`one every ${formatSeconds(step)}`];
  const amount = [...amountsIn(reading), ...every].join(', ');
  return info(`Read as ${form}${version}: ${amount}; ${units}.`);
}

/** Lines among the output that are none of it, such as those of a shell. */
export const skippedInfo = (lines: number): Check =>
  info(`Left out: ${plural(lines, 'line')} outside the output.`);
