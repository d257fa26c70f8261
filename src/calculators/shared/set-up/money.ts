/** Amounts of USD: one form in sentences, one in columns. */
import { formatNumber } from '../../../units/index.ts';

/** An amount of USD: whole dollars from 100, cents below. */
export const formatDollars = (amount: number): string =>
  amount < 100 ? amount.toFixed(2) : formatNumber(amount);

/** “$1,411”, “$97.65”, “−$12.50”: money in a sentence. Columns whose heading has the currency take the figure alone. */
export const formatMoney = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${formatDollars(Math.abs(amount))}`;

/** What a change costs beside a total, with cents only where the total has them: “$368” and “$76” of $1,411. */
export const formatChange = (change: number, total: number): string => {
  const amount = Math.abs(change);
  return total < 100 || amount < 1 ? formatDollars(amount) : formatNumber(amount);
};
