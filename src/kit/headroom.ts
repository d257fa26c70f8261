import { formatFraction, formatNumber } from '../units/index.ts';
import type { LimitUse } from './view-model.ts';

/**
 * What is left of a limit, in words: “22 %”; beyond it how many times it the demand is, “1.83×”,
 * since there is no negative room; a dash where demand or limit has no figure.
 */
export function headroomText({
  demand,
  limit,
  partlyKnown,
}: Pick<LimitUse, 'demand' | 'limit' | 'partlyKnown'>): string {
  if (demand === undefined || limit === undefined || limit <= 0) return '–';
  const used = demand / limit;
  // The same tolerance as the verdict: a demand that equals the limit leaves nothing and is not over it.
  if (used > 1 + 1e-9) return `${formatNumber(used, 2)}×`;
  return partlyKnown ? '–' : formatFraction(Math.max(0, 1 - used));
}
