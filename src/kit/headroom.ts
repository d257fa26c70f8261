import { formatFraction, formatNumber } from '../units/index.ts';
import type { LimitUse } from './view-model.ts';

/**
 * The headroom at a limit as text: “22 %”; above the limit the demand as a multiple of it, “1.83×”,
 * since headroom is never negative; a dash where demand or limit has no figure.
 */
export function headroomText({
  demand,
  limit,
  partlyKnown,
}: Pick<LimitUse, 'demand' | 'limit' | 'partlyKnown'>): string {
  if (demand === undefined || limit === undefined || limit <= 0) return '–';
  const used = demand / limit;
  // The same tolerance as the verdict: a demand that equals the limit leaves no headroom and does not exceed it.
  if (used > 1 + 1e-9) return `${formatNumber(used, 2)}×`;
  return partlyKnown ? '–' : formatFraction(Math.max(0, 1 - used));
}
