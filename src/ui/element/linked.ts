import { readQuery } from '../../kit/link.ts';

/** What an address says of the page itself, not of the case. */
export const settings: readonly string[] = ['theme', 'lang'];

/** No link set anything. */
export const nothingLinked = readQuery('');

/** What a link says of a calculator's inputs; what it says of the page itself is left out. */
export function linkedBy(query: string): typeof nothingLinked {
  const { given, textOf } = readQuery(query);
  const named = given.filter((name) => !settings.includes(name));
  return named.length > 0 ? { given: named, textOf } : nothingLinked;
}
