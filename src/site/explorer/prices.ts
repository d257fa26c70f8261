/** The prices that a reader chooses: those of a region are loaded on first use. */
import { regions, systems } from '../../limits/prices/regions.ts';
import { ageBehind } from '../../units/age.ts';
import { makeElement } from '../dom.ts';
import { loadPrices } from '../region-prices.ts';
import { costText } from './cost.ts';
import type { ExplorerTable } from './dom-table.ts';
import type { State } from './state.ts';

/** What a price is for. */
export type PricedFor = Pick<State, 'region' | 'os'>;

/** The heading of the prices with what they are for, where it is without the choices beside it. */
const labelOf = ({ region, os }: PricedFor) =>
  `Price, ${[...regions, ...systems]
    .filter(({ id }) => id === region || id === os)
    .map(({ label }) => label)
    .join(', ')}`;

export function labelPrices(tables: readonly ExplorerTable[], of: PricedFor) {
  for (const table of tables) table.replace('cost', labelOf(of));
}

/**
 * Shows the prices of a region and an operating system.
 * @param place where their source is named
 * @returns whether they are there
 */
export async function showPrices(
  tables: readonly ExplorerTable[],
  place: HTMLElement,
  of: PricedFor,
): Promise<boolean> {
  const sizes = tables
    .filter(({ edition }) => edition === 'current')
    .flatMap(({ rows }) => rows.map(({ name, group }) => ({ name, series: group })));
  const prices = await loadPrices(of.region, sizes);
  if (!prices) return false;
  for (const table of tables)
    table.replace('cost', labelOf(of), ({ name }) => costText(prices, name, of.os));
  const { title, date, url } = prices.sources.vms;
  const words = `${title}, ${date}`;
  const computed = [...prices.vms.values()].filter((price) => price.computed).length;
  place.replaceChildren(
    url ? makeElement('a', { href: url }, words) : words,
    makeElement('span', { class: 'aged' }, ageBehind(date)),
    computed > 0 && of.os === 'linux'
      ? `; ${computed} prices (of Bv2, Dasv5, Dadsv5, Easv5 and Eadsv5) are those for Windows less the licence.`
      : '.',
  );
  return true;
}
