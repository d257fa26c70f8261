import { exceeds, formatFraction, tightAbove } from '../units/index.ts';
import type { LimitUse } from './view-model.ts';

/**
 * How much of a limit is used, as text: “46 %”, “128 %”; a dash where demand or limit has no figure, or
 * where only part of the demand is known and that alone does not exceed the limit.
 */
export function utilisationText({
  demand,
  limit,
  partlyKnown,
}: Pick<LimitUse, 'demand' | 'limit' | 'partlyKnown'>): string {
  if (demand === undefined || limit === undefined || limit <= 0) return '–';
  const used = demand / limit;
  return partlyKnown && !exceeds(used, 1) ? '–' : formatUtilisation(used);
}

/**
 * “46 %”. An excess that rounds to 100 % reads “over 100 %”, and what is tight at least “81 %”: neither reads as what is
 * within.
 */
export const formatUtilisation = (used: number): string =>
  exceeds(used, 1) && used < 1.005
    ? `over ${formatFraction(1)}`
    : formatFraction(exceeds(used, tightAbove) ? Math.max(used, tightAbove + 0.01) : used);
