/** A calculator's case as the query of a page's address. */
import { parseQuery, pinnedName } from '../../kit/link.ts';

/** Query keys that set the page itself, not an input of its calculator. */
export const pageSettings: readonly string[] = ['theme', 'lang', 'show'];

/** A query that sets no input. */
export const noParams = parseQuery('');

/** Is it one box of an input, such as `disks.1.count`? A form that a browser submits without a script has these names. */
export const isBox = (name: string): boolean => /^[a-z-]+\.\d+\./.test(name);

/** The inputs that a query sets; settings of the page and single boxes are left out. */
export function paramsFromUrl(query: string): typeof noParams {
  const { given, lookup } = parseQuery(query);
  const set = given.filter((name) => name !== pinnedName && !pageSettings.includes(name));
  return set.length > 0 ? { given: set.filter((name) => !isBox(name)), lookup } : noParams;
}
