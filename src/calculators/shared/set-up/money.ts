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

/**
 * Parts of a sum in whole units, which add up to the sum in whole units: of those that were cut to whole ones, the
 * parts that lack most are one higher.
 */
function inUnits(amounts: readonly number[], unit: number): readonly number[] {
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  const exact = amounts.map((amount) => amount / unit);
  const parts = exact.map(Math.floor);
  for (let left = Math.round(sum(exact)) - sum(parts); left > 0; left--) {
    const lacks = exact.map((amount, at) => amount - (parts[at] ?? 0));
    const most = lacks.indexOf(Math.max(...lacks));
    parts[most] = (parts[most] ?? 0) + 1;
  }
  return parts;
}

/** The parts of a bill, all with cents or all without, so that they add up to their sum as it is shown. */
export const formatDollarParts = (amounts: readonly number[]): readonly string[] =>
  amounts.reduce((a, b) => a + b, 0) < 10
    ? formatCentParts(amounts)
    : inUnits(amounts, 1).map((part) => formatNumber(part));

/** The lines of a table with cents, which add up to its total. */
export const formatCentParts = (amounts: readonly number[]): readonly string[] =>
  inUnits(amounts, 0.01).map((cents) => inCents(cents / 100));

/** “1,411.20” */
export function inCents(amount: number): string {
  const [whole, cents] = amount.toFixed(2).split('.');
  return `${formatNumber(Number(whole))}.${cents}`;
}
