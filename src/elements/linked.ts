import { readQuery } from '../kit/link.ts';

/** No link set anything. */
export const nothingLinked = readQuery('');

/** What a link says of a calculator's inputs; `theme` and `lang` are the frame's own settings. */
export function linkedBy(query: string): typeof nothingLinked {
  const { given, textOf } = readQuery(query);
  const named = given.filter((name) => name !== 'theme' && name !== 'lang');
  return named.length > 0 ? { given: named, textOf } : nothingLinked;
}
