/** Finding entries: which match a query, and in what order. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { nameKey } from '../../limits/names.ts';
import { type Entry, isRow } from './entry.ts';
import { inWordsOfPages, meaningsOf } from './meanings.ts';
import { maxPartial, minScore, minScorePartial, ranked, weightOf } from './ranking.ts';
import { longestQuery, queryTerms, stem, textTerms, titleTerms, wordsOf } from './words.ts';

export type Hit = {
  readonly entry: Entry;
  /** The terms of the texts that the query matched. */
  readonly terms: readonly string[];
};
export type Found = {
  readonly hits: readonly Hit[];
  /** The query with its misspelt words corrected, where no page has one of its words; the hits are for it. */
  readonly meant: string | undefined;
};
export type Finder = { readonly find: (query: string) => Found };

/** Nobody looks for more words than this. */
const mostTerms = 12;

/** How many letters of a term may be wrong: one in five, and one in a short word. A name with a figure in it is taken as typed. */
const slips = (term: string) =>
  /\d/.test(term) || term.length < 3 ? 0 : Math.max(1, Math.round(term.length / 5));

/** Where fewer entries than this have all words of a query, entries with some of them follow. */
const enough = 5;

/** Figures and units tell little about the subject where other words are there. */
const isFigure = (term: string) => /^(?:[\d.]+|iops|[kmg]i?bs?)$/.test(term);

/** With these words beside the name of a size or disk, a reader wants to see its row. */
const ofRows = new Set('limit iops throughput size vm disk cache'.split(' ').map(stem));

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

/** How many entries are indexed before the page may do something else. */
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
  /** The rows of sizes and disks by the term that their name is. */
  const rows = new Map(
    entries.filter(({ kind }) => isRow(kind)).map((entry) => [nameKey(entry.title), entry]),
  );
  const search = (terms: readonly string[], options: SearchOptions = {}, same = meaningsOf) =>
    index.search(
      {
        combineWith: options.combineWith ?? 'AND',
        // Each term, or one that means the same. A single letter begins too many words, unless it is still being typed.
        queries: terms.map((term, at) => ({
          combineWith: 'OR',
          prefix: term.length > 1 || at === terms.length - 1,
          queries: [...same(term)],
        })),
      },
      {
        boost: { title: 8, heading: 4, page: 1, text: 1 },
        weights: { prefix: 0.4, fuzzy: 0.3 },
        tokenize: (term) => [term],
        boostDocument: (id) => weightOf(entries[id] as Entry),
        ...options,
      },
    );

  /** The entries with at least half of the terms. */
  function withSome(terms: readonly string[], options: SearchOptions) {
    const hasHalf = ({ queryTerms: met }: SearchResult) =>
      2 * terms.filter((term) => meaningsOf(term).some((one) => met.includes(one))).length >=
      terms.length;
    const met = search(terms, { ...options, combineWith: 'OR' }).filter(hasHalf);
    return ranked(met, terms, minScorePartial).slice(0, maxPartial);
  }

  /** The entries that match as typed; where these are few, entries with similar words or with some of the words follow. */
  function matches(typed: readonly string[], options: SearchOptions): readonly SearchResult[] {
    const words = typed.filter((term) => !isFigure(term));
    const terms = words.length > 1 ? words : typed;
    const exact = ranked(search(terms, options), terms, minScore);
    if (exact.length >= enough) return exact;
    const near = { ...options, fuzzy: slips };
    const all = exact.length > 0 ? exact : ranked(search(terms, near), terms, minScore);
    const some = [...all, ...withSome(terms, near)];
    // Only now may letters of names and figures be wrong too.
    return some.length > 0 ? some : withSome(terms, { ...options, fuzzy: 0.2 });
  }

  /** The calculators whose name fits: whoever types one means to use it. */
  const calculatorsFor = (terms: readonly string[]) =>
    search(
      terms,
      {
        fuzzy: slips,
        fields: ['title'],
        filter: (result) => entryOf(result).kind === 'Calculator',
      },
      (term) => [term],
    );

  /** The word of a text that is most similar to a term that no text has. */
  function nearest(term: string): string | undefined {
    const [near] = search([term], { fuzzy: slips });
    if (!near) return undefined;
    const { title, heading, text } = entryOf(near);
    const all = `${title} ${heading} ${text}`;
    const word = wordsOf(all).find((one) => one.terms.some((of) => near.terms.includes(of)));
    return word && all.slice(word.at, word.end).toLowerCase();
  }

  /** The query with each word that no text has replaced by the most similar one; nothing where there is nothing to correct. */
  function corrected(query: string): string | undefined {
    const terms = queryTerms(query).slice(0, mostTerms);
    if (search(terms).length > 0) return undefined;
    const unknown = terms.filter((term) => search([term]).length === 0);
    const instead = new Map(unknown.map((term) => [term, nearest(term)]));
    if (![...instead.values()].some(Boolean)) return undefined;
    return wordsOf(query)
      .map(({ at, end, terms: of }) => instead.get(of.at(-1) ?? '') ?? query.slice(at, end))
      .join(' ');
  }

  return {
    find(typed) {
      const cut = typed.slice(0, longestQuery);
      const query = inWordsOfPages(cut);
      const meant = corrected(query);
      const terms = queryTerms(meant ?? query).slice(0, mostTerms);
      const key = nameKey(cut);
      const hits = new Map<Entry, readonly string[]>();
      const add = (entry: Entry, of: readonly string[]) => {
        if (!hits.has(entry)) hits.set(entry, of);
      };
      const addAll = (results: readonly SearchResult[]) => {
        for (const result of results) add(entryOf(result), result.terms);
      };
      addAll(calculatorsFor(terms));
      // One letter begins half of all words; it is taken for the beginning of a name.
      const met = matches(terms, terms.join('').length > 1 ? {} : { fields: ['title'] });
      addAll(met.filter((result) => namesOf(entryOf(result)).includes(key)));
      // A query about something else that names a size or disk shows its two best entries before the row.
      if (!terms.every((term) => rows.has(term) || ofRows.has(term))) addAll(met.slice(0, 2));
      for (const row of terms.flatMap((term) => rows.get(term) ?? [])) add(row, terms);
      addAll(met);
      return { hits: Array.from(hits, ([entry, of]) => ({ entry, terms: of })), meant };
    },
  };
}
