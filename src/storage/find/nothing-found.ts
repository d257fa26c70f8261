/** What there is where nothing meets a requirement: what is near, and over how many VMs the load can be split. */
import { defined } from '../../units/omit-undefined.ts';
import { moreDisks } from './more-disks.ts';
import { hasUsualDisks, type Requirement } from './requirement.ts';
import { mostIn, type Nearest, nearestOf, type Without } from './requirement-costs.ts';
import { pairOf, rowOf } from './rows.ts';
import type { Market } from './search.ts';
import { type Highest, highestBelow, type Split, splitOf } from './split.ts';

export type Instead = {
  readonly nearest: readonly Nearest[];
  /** Where that is because of the targets: the highest limits of a VM where they are below the load. */
  readonly highest?: Highest;
  readonly split?: Split;
};

export function* insteadOf(
  requirement: Requirement,
  withouts: readonly Without[],
  market: Market,
): Generator<void, Instead> {
  const nearest = yield* nearestOf(requirement, withouts, market);
  const isOfTargets =
    nearest.length === 0 || nearest.some(({ without: { part } }) => part.startsWith('target'));
  if (!isOfTargets) return { nearest };
  const found = yield* splitOf(requirement, market);
  const split = found && (yield* withMoreDisks(found, market));
  // The cap check has the last word on what is proposed.
  const verdict = split && rowOf(split.requirement, pairOf(split.found), market.prices).verdict;
  const isFine = verdict === 'fits' || verdict === 'tight';
  return {
    nearest,
    ...defined({ highest: highestBelow(requirement, market), split: isFine ? split : undefined }),
  };
}

/** Each of the VMs with more disks than the usual maximum where that is far cheaper, or has to be. */
function* withMoreDisks(split: Split, market: Market): Generator<void, Split> {
  const { requirement } = split;
  const hasTo = mostIn(split.found) > requirement.maxDisks;
  // Where it has to be, as few as cost a tenth more at most.
  const first = hasTo ? { ...split.found, cents: 2 * split.found.cents } : split.found;
  const found = hasUsualDisks(requirement)
    ? yield* moreDisks(first, requirement, market)
    : undefined;
  return found
    ? { ...split, found, requirement: { ...requirement, maxDisks: mostIn(found) } }
    : split;
}
