/** Sentences about bursts that headline, chart and explanation share. */

import { isOfVm } from '../../storage/path/burst.ts';
import type { CreditLimit } from '../../storage/set-up/bursting.ts';
import { formatClock } from '../../units/duration.ts';
import { formatDuration, type Seconds, seconds } from '../../units/index.ts';
import { formatLimit, list, plainName } from '../shared/answer/text.ts';
import type { Result } from './model.ts';

/** “disk IOPS credits (P20)”, “VM uncached throughput credits (D8s_v5)”. */
export const creditName = (limit: CreditLimit): string =>
  `${plainName(limit)} credits (${limit.owner})`;

/** The limits that hold the load back when it is first not delivered in full. */
export const failing = ({ failure, limits }: Result): readonly CreditLimit[] =>
  (failure?.by ?? []).flatMap((index) => limits[index] ?? []);

/** Do they because their credits are used up, rather than because even the burst limit is too low? */
const isOutOfCredit = ({ failure, limits }: Result): boolean =>
  (failure?.by ?? []).some(
    (index) => (limits[index]?.bucket ?? 0) > 0 && failure?.credits[index] === 0,
  );

/** The credits of a VM are derived, so that a time until they are used up is about right. */
const isAbout = (result: Result): boolean => isOutOfCredit(result) && failing(result).some(isOfVm);

/** “30 min”; of a bucket of a VM “about 30 min”. */
export const formatLasts = (result: Result, lasts: Seconds): string =>
  formatDuration(lasts, isAbout(result));

/** A time of a day is read from the clock of the chart; a shorter or a longer one is a duration. */
const isOnClock = (time: Seconds): boolean => time >= 3600 && time < 86_400;

/** When something is during the steps: “at the start”, “after 47.4 min”, “at 1:30”. */
export const formatMoment = (time: Seconds): string => {
  if (time === 0) return 'at the start';
  return isOnClock(time) ? `at ${formatClock(time)}` : `after ${formatDuration(time)}`;
};

/** Until when a load that begins within the sustained limits is delivered in full, by the clock: “1:30”; nothing for another load. */
export const fullUntil = (result: Result): string | undefined => {
  const { lasts, exceedsFrom } = result;
  return lasts && exceedsFrom && isOnClock(lasts)
    ? `${isAbout(result) ? 'about ' : ''}${formatClock(lasts)}`
    : undefined;
};

/** “30 min after the load exceeds the sustained limits (at 1:00)”, of a load that begins within them. */
export const sinceExceeded = (result: Result): string | undefined => {
  const { lasts, exceedsFrom } = result;
  return lasts && exceedsFrom && lasts > exceedsFrom
    ? `${formatLasts(result, seconds(lasts - exceedsFrom))} after the load exceeds the sustained limits (${formatMoment(exceedsFrom)})`
    : undefined;
};

/** How long until all credits are back; “about” where a VM has any. */
export const formatRefill = ({ refill, limits }: Result): string =>
  formatDuration(
    refill,
    limits.some((limit) => limit.bucket > 0 && isOfVm(limit)),
  );

/** That all of the load is delivered, as far as it is known. */
export const isFullText = ({ unknown }: Result): string =>
  `the load is delivered in full${unknown ? ' where it was measured' : ''}`;

export const notKnown = 'not known';

/** For how long the load is not delivered in full, once through the steps. */
export function throttledText({ throttled, isOpen }: Result): string {
  if (isOpen) return notKnown;
  return throttled === 0 ? 'never' : formatDuration(throttled);
}

/** For how long the load is delivered in full, and what holds it back then, as a clause. */
export function failureText(result: Result): string {
  const { lasts } = result;
  if (lasts === undefined) return `${isFullText(result)}.`;
  const why = isOutOfCredit(result)
    ? 'the credits are used up'
    : `the load exceeds ${list(failing(result).map(formatLimit))}`;
  if (lasts === 0) return `${why} from the start.`;
  const [until, since] = [fullUntil(result), sinceExceeded(result)];
  const when = until ? `at ${until}` : `after ${formatLasts(result, lasts)}`;
  return since ? `${when} ${why}, ${since}.` : `${when} ${why}.`;
}
