/** Finding entries: which answer a query, and in what order. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { nameKey } from '../../limits/names.ts';
import { type Entry, isRow, type Kind } from './entry.ts';
import { longestQuery, queryTerms, textTerms, titleTerms } from './words.ts';

export type Hit = {
  readonly entry: Entry;
  /** The terms of the texts that the query met. */
  readonly terms: readonly string[];
};
export type Finder = { readonly find: (query: string) => readonly Hit[] };

/** Nobody looks for more words than this. */
const mostTerms = 12;

/** A page explains; the page of a series mostly lists. Calculators come first by name, not by the words of their examples. */
const weights: Readonly<Record<Kind, number>> = {
  Calculator: 0.8,
  Workload: 1,
  Guide: 1,
  Page: 0.8,
  Limits: 0.5,
  'VM size': 1,
  Disk: 1,
};

/** One letter in five may be wrong, in words long enough to be distinguished. */
const slips = 0.2;
/** A name with a figure in it is meant as typed. */
const slipsOfWords = (term: string) => (/\d/.test(term) || term.length < 4 ? 0 : slips);

const base: SearchOptions = {
  boost: { title: 8, heading: 4, page: 1, text: 1 },
  // One letter begins too many words to be meant, unless it is still being typed.
  prefix: (term, at, terms) => term.length > 1 || at === terms.length - 1,
  weights: { prefix: 0.4, fuzzy: 0.3 },
  tokenize: queryTerms,
};

/** From what was typed to what may have been meant: each step is taken only where the one before found too little. */
const steps: readonly { readonly enough: number; readonly options: SearchOptions }[] = [
  { enough: 5, options: { combineWith: 'AND' } },
  { enough: 1, options: { combineWith: 'AND', fuzzy: slipsOfWords } },
  { enough: 1, options: { combineWith: 'AND', fuzzy: slips } },
  { enough: 1, options: { combineWith: 'OR', fuzzy: slips } },
];

/** What of an entry is indexed in a field. */
function indexed(entry: Entry & { id: number }, field: string): string {
  // A row's figures are shown with its name; hundreds of rows say “uncached”.
  if (field === 'text' && isRow(entry.kind)) return '';
  // A page is known by its address too: the errata have another title.
  if (field === 'page') return entry.page || entry.address;
  return field === 'id' ? String(entry.id) : entry[field as 'title' | 'heading' | 'text'];
}

/** What a page, size or disk is called: its title, and its folder. */
const namesOf = ({ title, address }: Entry) =>
  title ? [title, /([^/]+)\/$/.exec(address)?.[1] ?? title].map(nameKey) : [];

/** So many entries are indexed before the page gets its turn again. */
const chunkSize = 40;

/** Indexes the entries, leaving the page free in between. */
export async function makeFinder(entries: readonly Entry[]): Promise<Finder> {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['title', 'heading', 'page', 'text'],
    extractField: indexed,
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

  /** The calculators whose name fits: whoever types one means to use it. */
  const calculatorsFor = (query: string) =>
    search(query, {
      combineWith: 'AND',
      fuzzy: slipsOfWords,
      fields: ['title'],
      filter: (result) => entryOf(result).kind === 'Calculator',
    });

  return {
    find(typed) {
      const text = typed.slice(0, longestQuery);
      const query = queryTerms(text).slice(0, mostTerms).join(' ');
      if (!query) return [];
      const key = nameKey(text);
      // One letter begins half of all words; it is taken for the beginning of a name.
      const fields = query.length > 1 ? {} : { fields: ['title'] };
      const found = new Map<number, readonly string[]>();
      const add = (results: readonly SearchResult[]) => {
        for (const { id, terms } of results) if (!found.has(id)) found.set(id, terms);
      };
      add(calculatorsFor(query));
      const before = found.size;
      for (const { enough, options } of steps) {
        const met = search(query, { ...options, ...fields });
        add(met.filter((result) => namesOf(entryOf(result)).includes(key)));
        add(met);
        if (found.size - before >= enough) break;
      }
      return [...found].map(([id, terms]) => ({ entry: entries[id] as Entry, terms }));
    },
  };
}
