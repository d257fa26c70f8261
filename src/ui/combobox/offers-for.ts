/** What a field offers: its text, the row it is in, and what the calculator around knows. */
import { editionNamed } from '../../calculators/context.ts';
import type { Catalogue } from '../../limits/types.ts';
import { offerDisks } from './offer-disks.ts';
import { offerSizes } from './offer-sizes.ts';
import type { MonthlyPrices, Offers } from './offers.ts';
import { recentSizes } from './recent.ts';

/** What the calculator around knows. */
export type Host = {
  readonly catalogue: () => Catalogue | undefined;
  /** The text of the input that says which edition. */
  readonly limits: () => string;
  readonly prices: (of: 'vms' | 'disks') => MonthlyPrices | undefined;
};

/**
 * @param untouched nothing was typed since the field was entered
 * @param root what holds the field, and the others of its row
 * @returns nothing while there is no dataset
 */
export function offersFor(
  field: HTMLInputElement,
  untouched: boolean,
  root: HTMLElement,
  host: Host,
): Offers | undefined {
  const catalogue = host.catalogue();
  if (!catalogue) return undefined;
  const asked = { text: field.value, untouched, catalogue, edition: editionNamed(host.limits()) };
  if (field.dataset['names'] === 'vms')
    return offerSizes({ ...asked, recent: recentSizes(), prices: host.prices('vms') });
  const [list, row] = field.name.split('.');
  const role = root.querySelector<HTMLSelectElement>(`[name="${list}.${row}.role"]`)?.value;
  return offerDisks({ ...asked, recent: [], prices: host.prices('disks'), role });
}
