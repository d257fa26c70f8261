/** A maximum of disks that nobody asked for: what is far cheaper with more of them. */

import { notChecked } from './limit-use.ts';
import type { Requirement } from './requirement.ts';
import { maxDataDisks, mostIn } from './requirement-costs.ts';
import { type Found, type Front, type Market, search } from './search.ts';

/** More disks to manage are worth a tenth of the price; and nine tenths of what any number saves are enough. */
const worth = 0.1;

/**
 * The set-up with the fewest disks that saves nearly all that any number of them does; nothing where that is little.
 * @param front with any number of disks
 */
export function* moreDisks(
  first: Found,
  requirement: Requirement,
  market: Market,
  front?: Front,
): Generator<void, Found | undefined> {
  const all = front ?? (yield* search({ ...requirement, maxDisks: maxDataDisks }, market));
  const [cheapest] = all;
  if (!cheapest || cheapest.left === notChecked) return undefined;
  const saved = first.cents - cheapest.cents;
  if (saved < first.cents * worth) return undefined;
  let found = cheapest;
  for (let [low, high] = [requirement.maxDisks + 1, mostIn(found) - 1]; low <= high; ) {
    const maxDisks = Math.floor((low + high) / 2);
    const [row] = yield* search({ ...requirement, maxDisks }, market);
    const isEnough =
      row && row.left !== notChecked && first.cents - row.cents >= saved * (1 - worth);
    if (isEnough) [found, high] = [row, mostIn(row) - 1];
    else low = maxDisks + 1;
  }
  return found;
}
