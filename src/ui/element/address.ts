/** A calculator's case as the query of a page's address. */
import { parseQuery } from '../../kit/link.ts';

/** Query keys that set the page itself, not an input of its calculator. */
const pageSettings: readonly string[] = ['theme', 'lang', 'show'];

/** A query that sets no input. */
export const noParams = parseQuery('');

/** The inputs that a query sets; settings of the page are left out. */
export function paramsFromUrl(query: string): typeof noParams {
  const { given, lookup } = parseQuery(query);
  const named = given.filter((name) => !pageSettings.includes(name));
  return named.length > 0 ? { given: named, lookup } : noParams;
}

/**
 * Makes a case the query of the page's address; settings of the page are kept. A frame may forbid
 * its page to touch the history: the calculator works all the same.
 */
export function setAddress(query: string, how: 'push' | 'replace') {
  const { lookup } = parseQuery(location.search);
  const kept = pageSettings.flatMap((name) => {
    const text = lookup(name);
    return text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`];
  });
  const whole = [query, ...kept].filter((part) => part !== '').join('&');
  const address = `${location.pathname}${whole && `?${whole}`}${location.hash}`;
  try {
    if (how === 'push') history.pushState(null, '', address);
    else if (location.search.slice(1) !== whole) history.replaceState(null, '', address);
  } catch {}
}
