import { type Priced, whyNone } from './cost.ts';
import { formatDollars, formatMoney, shownDifference } from './money.ts';

/** What a changed set-up costs, and how much that is more or less; nothing where either is not known. */
export function formatChangedCost(before: Priced, after: Priced): string {
  const [now, then] = [before.cost?.total?.all, after.cost?.total?.all];
  if (then === undefined) {
    const why = whyNone(after);
    return now !== undefined && after.cost && why ? ` ${why}` : '';
  }
  if (now === undefined) return ` ${formatMoney(then)} a month.`;
  const change = shownDifference(then, now);
  if (!change) return ' The cost stays the same.';
  return ` ${formatMoney(then)} a month, $${formatDollars(Math.abs(change), then)} ${change > 0 ? 'more' : 'less'}.`;
}
