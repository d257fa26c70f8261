/** What a calculator that is drawn does with the page around it. */
import { adoptStyles } from '../browser/sheets.ts';
import { resolveAsset, site } from '../scripts.ts';
import type { Links } from '../view/props.ts';

/** Once the calculator is drawn, what the author wrote in its place goes, and so does the height that was kept for it. */
export function takePlace(shadow: ShadowRoot | null) {
  const slot = shadow?.querySelector('.root + slot');
  if (!shadow || !slot) return;
  slot.remove();
  adoptStyles(shadow, ':host{min-height:0!important}');
}

/** The case that the page's address carries has an answer, or its problem is shown: the page hides it no longer. */
export function showCase(element: HTMLElement) {
  if (element.hasAttribute('address')) delete document.documentElement.dataset['restoring'];
}

const search = (query: string) => query && `?${query}`;

const pageOf = (file: string) => new URL(file, site ?? resolveAsset('./')).href;

/** On somebody else's page a link must not take the reader away from it. */
const isForeignPage = () => site !== undefined && !location.href.startsWith(site);

/** How a calculator in a page links to others: to the folder of its script, else to the site that its page names, else to its own file alone. */
export function linksOf(element: HTMLElement): Links {
  return {
    to: (id, query) => {
      if (element.hasAttribute('alone'))
        return `${location.href.replace(/[?#].*$/s, '')}${search(query)}`;
      return pageOf(`calculators/${id}/index.html`) + search(query);
    },
    page: (address) => pageOf(address.slice(1).replace(/(?=#|$)/, 'index.html')),
    ...((element.hasAttribute('framed') || isForeignPage()) && { target: '_blank' }),
    ...(element.hasAttribute('alone') && { alone: true }),
  };
}
