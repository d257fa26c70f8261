/** What the outcome of a run means for the set-up. */
import { risksData } from '../../storage/set-up/host-cache.ts';
import { affectedIn, type WaitingLoad } from './affected-workload.ts';
import { burstLasts } from './bursting.ts';
import { isChecked, type Result } from './model.ts';
import { diskGroups } from './setup.ts';

/** Does it wait at a cached limit that may be higher than its figure, which is the temp disk's? */
export const isDoubted = ({ wait }: WaitingLoad, { given: { vm, loads } }: Result): boolean =>
  wait.limit.kind === 'cached' &&
  vm.cachedMayBeHigher === true &&
  loads.every(({ target }) => target !== 'temp');

/**
 * Unsafe where host caching can lose data, whatever else holds. Throttled if a workload waits at a published limit,
 * or will when burst credits are used up; not checked where one crosses a limit that is not published.
 */
export function verdictOf(result: Result): 'unsafe' | 'throttled' | 'not-checked' | 'fits' {
  if (diskGroups(result.given.loads).some(risksData)) return 'unsafe';
  const { worst } = affectedIn(result);
  if (worst) return isDoubted(worst, result) ? 'not-checked' : 'throttled';
  if (!result.loads.every(isChecked)) return 'not-checked';
  return burstLasts(result.limits) === undefined ? 'fits' : 'throttled';
}
