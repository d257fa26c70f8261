/** Can samples over time show whether a limit is reached? */
import type { Check } from '../../kit/index.ts';
import type { Samples } from '../../readers/reading.ts';
import { formatDuration, formatNumber, formatSeconds, type Seconds } from '../../units/index.ts';
import type { Measured } from './measured.ts';

const check = (severity: Check['severity'], text: string): Check => ({ severity, text });

/** Samples that are too few or too far apart to show short throttling. */
export function checksOfSamples(
  { tool }: Samples,
  { samples, step }: Pick<Measured, 'samples' | 'step'>,
): readonly Check[] {
  return [
    samples < 10
      ? check(
          'warning',
          `There ${samples === 1 ? 'is 1 sample' : `are ${samples} samples`}, so the 99 % are the highest of them. Record a minute at least: iostat -dxyt 1 60.`,
        )
      : check(
          'passed',
          `${formatNumber(samples)} samples${step === undefined ? '' : `, one every ${formatSeconds(step as Seconds)}`}.`,
        ),
    ...(step !== undefined && step >= 5
      ? [
          check(
            'warning',
            `Each sample is the mean of ${formatDuration(step as Seconds)}. A limit is reportedly checked in windows of 50 ms (one 2017 article), so a mean of 60 % can be 100 % in part of the time: record every second.`,
          ),
        ]
      : []),
    ...(tool === 'iostat'
      ? [
          check(
            'info',
            '%util is no evidence of a limit: disks of Azure work in parallel, and it only says that an IO was in flight.',
          ),
        ]
      : []),
  ];
}

/** Why the text cannot show it at all: nothing but the mean since the machine was started. */
export const sinceBoot = ({ notes }: Samples): readonly Check[] =>
  notes.some((note) => note.note === 'since-boot' && note.only)
    ? [
        check(
          'failed',
          'The only report is the mean since the machine was started, which says nothing about now. Run iostat -dxyt 1 60.',
        ),
      ]
    : [];
