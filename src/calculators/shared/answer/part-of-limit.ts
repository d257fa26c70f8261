/** A limit of which only a part of the load uses any, or all of it more than once. */
import type { Plane } from '../../../kit/index.ts';
import { formatFraction } from '../../../units/index.ts';
import { list } from './text.ts';

/** “ ÷ 82 %” after the figure of a limit: what part of the load crosses it. */
export const formatPart = (share: number): string =>
  isWhole(share) ? '' : ` ÷ ${formatFraction(share)}`;

/** So nearly all of it that no other figure would be printed. */
const isWhole = (share: number) => formatFraction(share) === formatFraction(1);

/** What that means, of all such limits in a picture: a label that has no room there is in the table of limits. */
export function notePart(shares: readonly number[]): Pick<Plane, 'note'> {
  const parts = shares.filter((one) => !isWhole(one)).map((one) => `“÷ ${formatFraction(one)}”`);
  if (parts.length === 0) return {};
  return {
    note: `${list([...new Set(parts)])}: that share of the load counts against that limit.`,
  };
}
