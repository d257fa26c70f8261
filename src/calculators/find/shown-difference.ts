import { formatDollars } from '../shared/set-up/money.ts';

/** What one amount of USD is above another one, as both are read: 984 and 913 differ by 71, whatever their cents. */
export const shownDifference = (after: number, before: number): number => {
  const shown = (amount: number) => Number(formatDollars(amount).replaceAll(',', ''));
  return shown(after) - shown(before);
};
