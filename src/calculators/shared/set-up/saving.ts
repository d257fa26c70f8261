/** What another set-up saves, and how disruptive it is to get there, in words. */
import type { Readout } from '../../../kit/index.ts';
import type { Disruption } from '../../../storage/change/change.ts';
import { type Priced, whyNone } from './cost.ts';
import { formatMoney } from './money.ts';

/** What a change does to what runs now. */
export const disruptionTexts: Readonly<Record<Disruption, string>> = {
  online: 'online',
  restart: 'a restart',
  deallocate: 'a stop and start',
  'new VM': 'a new VM',
  'copy of data': 'copy the data',
};

/** “$248 less a month, $2,976 a year”. */
export function formatSaving(saving: number): string {
  if (Math.abs(saving) < 0.005) return 'The cost stays the same';
  const [month, year] = [saving, saving * 12].map((amount) => formatMoney(Math.abs(amount)));
  return `${month} ${saving > 0 ? 'less' : 'more'} a month, ${year} a year`;
}

/**
 * What is saved a month; below 0 where the other set-up costs more. It is withheld where a part of either has no price.
 * @param refused why one of them has no cost that could be saved
 * @param of what is compared: all that is billed, or the disks alone
 */
export function savingReadout(
  now: Priced,
  then: Priced,
  refused?: string,
  of: 'all' | 'disks' = 'all',
): Readout {
  const base = { id: 'saving', label: 'Saving a month', kind: 'count', unit: 'USD/month' } as const;
  const why = refused ?? whyNone(now) ?? whyNone(then);
  const [before, after] = [now.cost?.total?.[of], then.cost?.total?.[of]];
  if (why !== undefined || before === undefined || after === undefined)
    return { ...base, text: refused ? 'none' : 'not priced', aside: why ?? '' };
  // Sums of the same prices may differ by rounding.
  const value = Math.abs(before - after) < 0.005 ? 0 : before - after;
  return {
    ...base,
    value,
    text: formatMoney(value),
    aside: `${formatMoney(value * 12)} a year`,
  };
}
