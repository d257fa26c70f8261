/** Can this text show whether a limit is reached? */
import type { Check } from '../../kit/index.ts';
import type { Note, Samples } from '../../readers/reading.ts';
import { formatDuration, formatNumber, formatSeconds, type Seconds } from '../../units/index.ts';
import { failed, info, listed, passed, warning } from '../shared/answer/checks-and-columns.ts';
import {
  type Readable,
  readingNote,
  skippedInfo,
  unitsOfIostat,
} from '../shared/measured/reading-text.ts';
import { numbersForm } from './example-names.ts';
import type { Measured } from './measured.ts';
import type { Diagnosed } from './model.ts';

/** What the checks look at; without a set-up there are no limits among it. */
export type Found = Pick<
  Diagnosed,
  'diagnosis' | 'first' | 'loads' | 'moment' | 'samples' | 'step' | 'run' | 'sync' | 'spreads'
>;

/**
 * How a text was read; of numbers there is nothing to tell.
 * @param unitsOf what the units of any text mean; without it those of the example
 */
export const readAs = (
  reading: Readable,
  step: Seconds | undefined,
  unitsOf: (reading: Readable) => string = () => unitsOfIostat,
): readonly Check[] =>
  reading.form === numbersForm ? [] : [readingNote(reading, step, unitsOf(reading))];

const fewSamples = (samples: number): string =>
  samples === 1
    ? 'One sample only: a 99th percentile needs more.'
    : `Only ${samples} samples: their 99th percentile is no more than the highest of them.`;

/** Samples that are too few or too far apart to show short throttling, or no more than the mean since the machine was started. */
const checksOfSamples = (
  { tool, notes }: Samples,
  { samples, step }: Pick<Measured, 'samples' | 'step'>,
) =>
  listed([
    notes.some((note) => note.note === 'since-boot' && note.only) &&
      failed('The only report is the mean since boot, not of now. Run iostat -dxyt 1 60.'),
    samples < 10
      ? warning(`${fewSamples(samples)} Record a minute at least: iostat -dxyt 1 60.`)
      : passed(
          `${formatNumber(samples)} samples${step === undefined ? '' : `, one every ${formatSeconds(step)}`}.`,
        ),
    step !== undefined &&
      step >= 5 &&
      warning(
        `Each sample is the mean of ${formatDuration(step)}. In windows of 50 ms a mean of 60 % can hide 100 %: record every second.`,
      ),
    tool === 'iostat' &&
      info(
        '%util is no evidence of a limit: disks of Azure work in parallel, and it only says that an IO was in flight.',
      ),
  ]);

/**
 * What can be said about the measurement itself; one that failed makes it invalid.
 * @param of what a text of a reader's needs: what can be said of a run of a benchmark, or of numbers, and of other
 *   notes than the one of the example
 */
export function validityOf(
  reading: Diagnosed['reading'],
  found: Found,
  of: {
    readonly checks: () => readonly Check[];
    readonly noteOf: (note: Note) => Check | undefined;
  },
): readonly Check[] {
  const hasShares =
    reading.kind === 'samples' && reading.series.some(({ columns }) => 'consumedIops' in columns);
  // That each sample is a mean is said of the interval, and shares of a limit need no count of IOs.
  const notes = reading.notes.flatMap((note) => {
    if (note.note === 'skipped') return skippedInfo(note.lines);
    return note.note === 'means' || (note.note === 'no-iops' && hasShares)
      ? []
      : (of.noteOf(note) ?? []);
  });
  const own =
    reading.kind === 'samples' && reading.form !== numbersForm
      ? checksOfSamples(reading, found)
      : of.checks();
  return [...own, ...notes];
}
