import type { Phrase } from '../../kit/index.ts';
import {
  formatDuration,
  formatFraction,
  formatIops,
  formatNumber,
  iops,
} from '../../units/index.ts';
import { listed } from '../shared/answer/checks-and-columns.ts';
import { strong } from '../shared/answer/text.ts';
import { type Case, lowestOf, type Result } from './model.ts';
import { creditName, formatLasts, fullUntil } from './text.ts';

/** For how long the load is delivered in full, and what is delivered after that. */
export function headline(given: Case, result: Result): Phrase {
  const { lasts, failure, unknown } = result;
  if (failure && lasts !== undefined) return failureHeadline(given, result, failure, lasts);
  const full = strong('Delivered in full');
  const { share, limit } = lowestOf(result);
  if (unknown)
    return [
      ...[full, ' where measured; samples of ', strong(formatDuration(unknown)), ' are missing.'],
    ];
  if (limit && share < 1)
    return given.repeats
      ? [strong('Delivered in full for ever'), ': credits come back as fast as the load uses them.']
      : [
          ...[full, ': at least ', strong(formatFraction(share))],
          ` of the ${creditName(limit)} are left.`,
        ];
  return given.mode === 'on-demand' && (result.transactions ?? 0) > 0
    ? [full, ': the disk bursts on demand, which is billed by IOs.']
    : [full, ': the load does not exceed the sustained limits, so it needs no credits.'];
}

function failureHeadline(
  { steps: demanded, repeats }: Case,
  result: Result,
  failure: NonNullable<Result['failure']>,
  lasts: NonNullable<Result['lasts']>,
): Phrase {
  const rate = demanded[failure.step]?.iops ?? iops(0);
  const left = iops(rate * failure.delivered);
  if (lasts === 0)
    return [
      'From the start ',
      { text: formatIops(left), tone: 'over' },
      ` of ${formatNumber(rate)} are delivered.`,
    ];
  const inPeriod =
    repeats && result.period > 1 ? `, in cycle ${formatNumber(result.period)} of the steps` : '';
  // Until then the load may have been another one.
  const before = result.period > 1 ? demanded : demanded.slice(0, failure.step + 1);
  const isSteady = before.every((step) => step.iops === rate);
  const until = fullUntil(result);
  return listed<Phrase[number]>([
    isSteady ? `Full ${formatIops(rate)} for ` : `Delivered in full ${until ? 'until' : 'for'} `,
    ...[strong(until ?? formatLasts(result, lasts)), `${inPeriod}, then `],
    { text: formatNumber(left), tone: 'over' },
    isSteady ? '.' : ` of ${formatIops(rate)}.`,
    repeats && ` In the long run ${formatFraction(result.delivered)} are delivered.`,
  ]);
}
