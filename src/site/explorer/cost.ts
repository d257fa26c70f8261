/** What a VM size costs in a month, as the explorer shows it. */
import { formatDollars } from '../../calculators/shared/set-up/money.ts';
import { hourlyPrice, hoursAMonth, type Prices } from '../../limits/prices/region-prices.ts';
import type { Os } from '../../limits/prices/regions.ts';
import type { Cell } from './rows.ts';

/** The figures of the column are in this unit. */
export const costUnit = 'USD/month';

/** In whole dollars from 100 on, or a word where the region has no price for the size. */
export function costText(prices: Prices, name: string, os: Os): Cell {
  const hourly = hourlyPrice(prices, name, os);
  return hourly === undefined
    ? { text: 'no price', word: true }
    : { text: formatDollars(hourly * hoursAMonth) };
}
