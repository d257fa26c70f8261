import { exceeds, formatFraction } from '../units/index.ts';
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
  const isOver = exceeds(demand, limit);
  if (partlyKnown && !isOver) return '–';
  // What is exceeded must not read as if it were not.
  return isOver && used < 1.005 ? 'over 100 %' : formatFraction(used);
}
