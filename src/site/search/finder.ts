/** Finding entries: which answer a query, and in what order. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { type Entry, isRow, type Kind } from './entry.ts';
import { nameKey, queryTerms, textTerms, titleTerms } from './words.ts';

export type Hit = {
  readonly entry: Entry;
  /** The terms of the texts that the query met. */
  readonly terms: readonly string[];
};
export type Finder = { readonly find: (query: string) => readonly Hit[] };

/** Nobody looks for more words than this, and a pasted file must not hold the page up. */
export const mostTerms = 12;
const longestQuery = 300;

/** A page explains; the page of a series mostly lists. Calculators come first by name, not by the words of their examples. */
const weights: Readonly<Record<Kind, number>> = {
  Calculator: 0.8,
  Guide: 1,
  Page: 0.8,
  Limits: 0.5,
  'VM size': 1,
  Disk: 1,
};

/** A name with a figure in it is meant as typed; of other words one letter in four may be wrong. */
const slips = (term: string) => (/\d/.test(term) || term.length < 4 ? 0 : 0.25);

const base: SearchOptions = {
  boost: { title: 8, heading: 4, page: 1, text: 1 },
  fuzzy: slips,
  // One letter begins too many words to be meant, unless it is all there is or still being typed.
  prefix: (term, at, terms) => term.length > 1 || at === terms.length - 1,
  weights: { prefix: 0.4, fuzzy: 0.3 },
  tokenize: queryTerms,
};

/** So many entries are indexed before the page gets its turn again. */
const chunkSize = 40;

/** Indexes the entries, leaving the page free in between. */
export async function makeFinder(entries: readonly Entry[]): Promise<Finder> {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['title', 'heading', 'page', 'text'],
    // A row's figures are shown beside its name; hundreds of rows say “uncached”.
    extractField: (entry, field) =>
      field === 'text' && isRow(entry.kind) ? '' : entry[field as 'text'],
    tokenize: (text, field) =>
      field === 'title' || field === 'heading' ? titleTerms(text) : textTerms(text),
    processTerm: (term) => term,
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize },
  );

  const entryOf = ({ id }: SearchResult) => entries[id] as Entry;
  const search = (query: string, options: SearchOptions) =>
    index.search(query, {
      ...base,
      boostDocument: (id) => weights[(entries[id] as Entry).kind],
      ...options,
    });

  return {
    find(text) {
      const query = queryTerms(text.slice(0, longestQuery)).slice(0, mostTerms).join(' ');
      if (!query) return [];
      const name = nameKey(text.slice(0, longestQuery));
      const calculators = search(query, {
        combineWith: 'AND',
        fields: ['title'],
        filter: (result) => entryOf(result).kind === 'Calculator',
      });
      // One letter begins half of all words; it is taken for the beginning of a name.
      const fields = query.length > 1 ? undefined : { fields: ['title'] };
      const all = search(query, { combineWith: 'AND', ...fields });
      const named = all.filter((result) => nameKey(entryOf(result).title) === name);
      // Where no place has all the words, those that have some of them are better than nothing.
      const some = all.length === 0 ? search(query, { combineWith: 'OR' }) : [];
      const found = new Map<number, readonly string[]>();
      for (const { id, terms } of [...calculators, ...named, ...all, ...some])
        if (!found.has(id)) found.set(id, terms);
      return [...found].map(([id, terms]) => ({ entry: entries[id] as Entry, terms }));
    },
  };
}
