/** The documents behind a page of the limits, in the order in which it names them. */
import { citedBy } from '../../limits/check-sources.ts';
import { allSources } from '../../limits/publish/json.ts';
import type { Source } from '../../limits/types.ts';

const byId = new Map(allSources.map((source) => [source.id, source]));

/** Any document of the publication: those of limits, of prices and of conflicts. */
export function documentOf(id: string): Source {
  const source = byId.get(id);
  if (!source) throw new Error(`There is no source “${id}”.`);
  return source;
}

type Citing = { readonly source: string; readonly also?: readonly string[] };

/** Each once. */
export const citedIn = (...lists: readonly (readonly Citing[])[]): readonly string[] => [
  ...new Set(lists.flat().flatMap(citedBy)),
];
