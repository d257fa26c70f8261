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

/** As much of a limit as is shown to be used: what is tight is at least 81 %, since it must not read as what fits. */
export const shownUtilisation = (used: number): number =>
  exceeds(used, tightAbove) ? Math.max(used, tightAbove + 0.01) : used;

/** “46 %”; what exceeds a limit by less than is shown, “over 100 %”, since it must not read as if it did not. */
export const formatUtilisation = (used: number): string =>
  exceeds(used, 1) && used < 1.005
    ? `over ${formatFraction(1)}`
    : formatFraction(shownUtilisation(used));
