/** A calculator's case as the query of a page's address. */
import { parseQuery, pinnedName } from '../../kit/link.ts';

/** Query keys that set the page itself, not an input of its calculator. */
export const pageSettings: readonly string[] = ['theme', 'lang', 'show'];

/** A query that sets no input. */
export const noParams = parseQuery('');

/** The inputs that a query sets; settings of the page are left out. */
export function paramsFromUrl(query: string): typeof noParams {
  const { given, lookup } = parseQuery(query);
  const named = given.filter((name) => name !== pinnedName && !pageSettings.includes(name));
  return named.length > 0 ? { given: named, lookup } : noParams;
}
