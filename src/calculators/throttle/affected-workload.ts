/** The workload that an answer is about. */
import { isChecked, type LoadResult, type Result, type Wait, waitsForOthers } from './model.ts';

export type WaitingLoad = LoadResult & { readonly wait: Wait };

/** How many times its service time an IO takes because of others. */
const slowdown = ({ wait, got, serviceTime }: WaitingLoad) =>
  ((got.latency ?? serviceTime) / serviceTime) * (1.05 - wait.ownShare);

/** The one that waits longest because of others, else the one that waits longest. */
export function worstAffectedLoad({ loads }: Pick<Result, 'loads'>): WaitingLoad | undefined {
  // One without figures comes last.
  const rank = (load: WaitingLoad) =>
    (isChecked(load) ? 2 : 0) + (waitsForOthers(load.wait) ? 1 : 0);
  const [worst] = loads
    .filter((load): load is WaitingLoad => load.wait !== undefined)
    .toSorted((a, b) => rank(b) - rank(a) || slowdown(b) - slowdown(a));
  return worst;
}

/** So many times as slow as the most affected one is while credits last is worth waiting for. */
const farWorse = 2;

/**
 * The workload that the answer is about, with the result that has it: the most affected one, or where others throttle one far
 * more when burst credits are used up, that one.
 */
export function affectedIn(result: Result): {
  readonly of: Result;
  readonly worst: WaitingLoad | undefined;
  readonly isLater: boolean;
} {
  const { lasting } = result;
  const worst = worstAffectedLoad(result);
  const later = lasting && worstAffectedLoad(lasting);
  const isLater =
    later !== undefined &&
    isChecked(later) &&
    waitsForOthers(later.wait) &&
    !(worst && waitsForOthers(worst.wait) && slowdown(later) <= farWorse * slowdown(worst));
  return lasting && isLater
    ? { of: lasting, worst: later, isLater }
    : { of: result, worst, isLater: false };
}
