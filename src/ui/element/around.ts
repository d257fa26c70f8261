/** What a calculator that is drawn does with the page around it. */
import type { Phrase } from '../../kit/index.ts';
import { plainText } from '../../kit/view-model.ts';
import type { Links } from '../view/props.ts';
import { adopt } from './page.ts';
import { resolveAsset, site } from './scripts.ts';

/** Once the calculator is drawn, what the author wrote in its place goes, and so does the height that was kept for it. */
export function takePlace(shadow: ShadowRoot | null) {
  const slot = shadow?.querySelector('.root + slot');
  if (!shadow || !slot) return;
  slot.remove();
  adopt(shadow, ':host{min-height:0!important}');
}

const search = (query: string) => query && `?${query}`;

/** On somebody else's page a link must not take the reader away from it. */
const isForeignPage = () => site !== undefined && !location.href.startsWith(site);

/** How a calculator in a page links to others: to the folder of its script, else to the site that its page names, else to its own file alone. */
export function linksOf(element: HTMLElement): Links {
  return {
    to: (id, query) => {
      if (element.hasAttribute('alone'))
        return `${location.href.replace(/[?#].*$/s, '')}${search(query)}`;
      const home = new URL(`calculators/${id}/index.html`, site ?? resolveAsset('./'));
      return home.href + search(query);
    },
    ...(element.hasAttribute('framed') || isForeignPage() ? { target: '_blank' } : {}),
    ...(element.hasAttribute('alone') ? { alone: true } : {}),
  };
}

/** The live region of each calculator, and the answer that it announced last. */
const announced = new WeakMap<ShadowRoot, { region: Element; last: string }>();

/**
 * Announces an answer to screen readers; the caller waits until typing has paused. The first answer
 * is read with the page and not announced, nor is one that has the focus and was just read for that.
 */
export function announce(root: ShadowRoot, headline: Phrase | undefined) {
  const text = headline ? plainText(headline) : 'No answer yet.';
  const before = announced.get(root);
  if (before) {
    if (before.last === text) return;
    before.last = text;
    before.region.textContent = root.activeElement?.matches('.headline') ? '' : text;
    return;
  }
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.lang = 'en';
  region.className = 'hidden';
  root.append(region);
  announced.set(root, { region, last: text });
}
