/** Sentences about bursts that headline, chart and explanation share. */

import { isOfVm } from '../../storage/path/burst.ts';
import type { CreditLimit } from '../../storage/set-up/bursting.ts';
import { formatDuration, formatNumber, type Seconds } from '../../units/index.ts';
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

/** “30 min”; of a bucket of a VM, which is derived, “about 30 min”. */
export const formatLasts = (result: Result, lasts: Seconds): string =>
  formatDuration(lasts, isOutOfCredit(result) && failing(result).some(isOfVm));

/** How long until all credits are back; “about” where a VM has any. */
export const formatRefill = ({ refill, limits }: Result): string =>
  formatDuration(
    refill,
    limits.some((limit) => limit.bucket > 0 && isOfVm(limit)),
  );

/** The ending of an ordinal in figures: 21st, 22nd, 23rd, 24th, but 111th. */
function suffixOf(count: number): string {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10]) ?? 'th';
}

/** “third”, “21st”. */
export const ordinal = (count: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth'][count - 1] ??
  `${formatNumber(count)}${suffixOf(count)}`;

/** For how long the load is delivered in full, and what holds it back then, as a clause. */
export function failureText(result: Result): string {
  const { lasts } = result;
  if (lasts === undefined) return 'the load is delivered in full.';
  const why = isOutOfCredit(result)
    ? 'the credits are used up'
    : `the load exceeds ${list(failing(result).map(formatLimit))}`;
  return lasts === 0 ? `${why} from the start.` : `after ${formatLasts(result, lasts)} ${why}.`;
}
