/** A limit of which only a part of the load uses any, or all of it more than once. */
import type { Plane } from '../../../kit/index.ts';
import { formatFraction } from '../../../units/index.ts';

/** “ ÷ 82 %” after the figure of a limit: what part of the load crosses it. */
export const formatPart = (share: number): string =>
  isWhole(share) ? '' : ` ÷ ${formatFraction(share)}`;

const isWhole = (share: number) => Math.abs(share - 1) <= 1e-6;

/** What that means, said of the first such limit. */
export function notePart(shares: readonly number[]): Pick<Plane, 'note'> {
  const share = shares.find((one) => !isWhole(one));
  if (share === undefined) return {};
  const text = formatFraction(share);
  return { note: `“÷ ${text}”: ${text} of the load counts against that limit.` };
}
