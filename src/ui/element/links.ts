import type { Links } from '../view/AnswerView.tsx';
import { beside, site } from './scripts.ts';

const asked = (query: string) => query && `?${query}`;

/** On somebody else's page a reader wants to come back to that. */
const elsewhere = () => site !== undefined && !location.href.startsWith(site);

/** How a calculator in a page links to others: to the folder of its script, else to the site that its page names, else to its own file alone. */
export function linksOf(element: HTMLElement): Links {
  return {
    to: (id, query) => {
      if (element.hasAttribute('alone'))
        return `${location.href.replace(/[?#].*$/s, '')}${asked(query)}`;
      const home = new URL(`calculators/${id}/index.html`, site ?? beside('./'));
      return home.href + asked(query);
    },
    ...(element.hasAttribute('framed') || elsewhere() ? { target: '_blank' } : {}),
    ...(element.hasAttribute('alone') ? { alone: true } : {}),
  };
}
