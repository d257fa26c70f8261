/** Amounts of USD: one form in sentences, one in columns. */
import { formatNumber } from '../../../units/index.ts';

/**
 * An amount of USD: whole dollars from 10, cents below.
 * @param total of a change, what it is a change of: “368” and “76” of 1,411
 */
export const formatDollars = (amount: number, total = amount): string =>
  Math.max(amount, total) < 10 ? amount.toFixed(2) : formatNumber(amount);

/** “$1,411”, “$98”, “−$1.52”: money in a sentence. Columns whose heading has the currency take the figure alone. */
export const formatMoney = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${formatDollars(Math.abs(amount))}`;

/** “1,411.20”: a part of a bill, which adds up in cents, and is the same in every bill. */
export const inCents = (amount: number): string =>
  amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');

/** The parts of a bill, which add up to its sum as it is shown: each is what the sum up to it, as it is shown, has more than that before it. */
export function formatParts(amounts: readonly number[]): readonly string[] {
  const total = amounts.reduce((a, b) => a + b, 0);
  const units = total < 10 ? 100 : 1;
  let [sum, shown] = [0, 0];
  return amounts.map((amount) => {
    sum += amount * units;
    const part = Math.round(sum) - shown;
    shown += part;
    return formatDollars(part / units, total);
  });
}

/** What one amount of USD is above another one, as both are read: 984 and 913 differ by 71, whatever their cents. */
export const shownDifference = (after: number, before: number): number => {
  const shown = (amount: number) => (amount < 10 ? +amount.toFixed(2) : Math.round(amount));
  return shown(after) - shown(before);
};
