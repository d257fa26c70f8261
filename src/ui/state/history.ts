/** The steps of a calculator in the history of the browser. */
import { parseQuery, serializeQuery } from '../../kit/link.ts';
import { attempt } from '../browser/attempt.ts';
import { pageSettings } from './address.ts';

/** How many steps back the history has that lead to another case on this page. */
export const stepsBack = (): number => Number(history.state?.step) || 0;

/**
 * Makes a case the query of the page's address; settings of the page are kept. A frame may forbid
 * its page to touch the history: the calculator works all the same.
 */
export function setAddress(query: string, how: 'push' | 'replace') {
  const { lookup } = parseQuery(location.search);
  const kept = serializeQuery(
    pageSettings.flatMap((name) => {
      const text = lookup(name);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
  const whole = [query, kept].filter((part) => part !== '').join('&');
  const address = `${location.pathname}${whole && `?${whole}`}${location.hash}`;
  if (new URL(address, location.href).search === location.search) return;
  attempt(() => {
    if (how === 'push') history.pushState({ step: stepsBack() + 1 }, '', address);
    else history.replaceState(history.state, '', address);
  });
}
