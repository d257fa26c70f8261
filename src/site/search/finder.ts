/** Finding entries: which answer a query, and in what order. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { nameKey } from '../../limits/names.ts';
import { type Entry, isRow, type Kind } from './entry.ts';
import { inWordsOfPages, meaningsOf } from './meanings.ts';
import { longestQuery, queryTerms, stem, textTerms, titleTerms, wordsOf } from './words.ts';

export type Hit = {
  readonly entry: Entry;
  /** The terms of the texts that the query met. */
  readonly terms: readonly string[];
};
export type Finder = {
  readonly find: (query: string) => readonly Hit[];
  /** The query as it may have been meant, if one of its words is on no page, but nearly. */
  readonly suggest: (query: string) => string | undefined;
};

/** Nobody looks for more words than this. */
const mostTerms = 12;

/** A page explains; the page of a series mostly lists. Calculators come first by name, not by the words of their examples. */
const weights: Readonly<Record<Kind, number>> = {
  Calculator: 0.8,
  Workload: 2.5,
  Guide: 1,
  Page: 0.8,
  Limits: 0.5,
  'VM size': 1,
  Disk: 1,
};
/** Places that say more or less than others of their kind: answers to questions; what was so once, and lists. */
const places: readonly (readonly [RegExp, number])[] = [
  [/^(?:troubleshoot|reference\/questions)\//, 1.3],
  [/^cases\/|since-2018|^limits\/sources/, 0.5],
];
const weightOf = ({ kind, address }: Entry) =>
  places.reduce((all, [form, weight]) => (form.test(address) ? all * weight : all), weights[kind]);

/** So many letters may be wrong: one in five, and one in a short word. A name with a figure in it is meant as typed. */
const slips = (term: string) =>
  /\d/.test(term) || term.length < 3 ? 0 : Math.max(1, Math.round(term.length / 5));

/** So many entries with all words are enough; where there are fewer, entries with some of them follow. */
const enough = 5;
/** Of more than so many none is shown that is far behind the best, and with some of the words no more than so many. */
const many = 20;
const [floor, floorOfSome] = [0.08, 0.3];

/** Figures and units say little where other words are there. */
const isFigure = (term: string) => /^(?:[\d.]+|iops|[kmg]i?bs?)$/.test(term);

/** What may be typed beside the name of a size or disk to see its row. */
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
  const rows = new Map(
    entries.filter(({ kind }) => isRow(kind)).map((entry) => [nameKey(entry.title), entry]),
  );
  const search = (terms: readonly string[], options: SearchOptions = {}, same = meaningsOf) =>
    index.search(
      {
        combineWith: options.combineWith ?? 'AND',
        // Each term, or what means the same. One letter begins too many words to be meant, unless it is still being typed.
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

  /** In their order: the more of the words are in its title or heading, the more an entry is about them. */
  function ranked(results: readonly SearchResult[], terms: readonly string[], least = floor) {
    const named = ({ match }: SearchResult) =>
      Object.values(match).filter((fields) => fields.some((field) => /title|heading/.test(field)));
    const worth = (result: SearchResult) =>
      result.score * (1 + Math.min(2, named(result).length) / terms.length);
    const lowest = results.length > many ? least * (results[0]?.score ?? 0) : 0;
    return results
      .filter(({ score }) => score >= lowest)
      .sort((one, two) => worth(two) - worth(one));
  }

  /** The entries with half of the terms at least. */
  function withSome(terms: readonly string[], options: SearchOptions) {
    const isMet = ({ queryTerms: met }: SearchResult) =>
      2 * terms.filter((term) => meaningsOf(term).some((one) => met.includes(one))).length >=
      terms.length;
    const met = search(terms, { ...options, combineWith: 'OR' }).filter(isMet);
    return ranked(met, terms, floorOfSome).slice(0, many);
  }

  /** From what was typed to what may have been meant: each step is taken only where the one before found too little. */
  function meant(typed: readonly string[], options: SearchOptions): readonly SearchResult[] {
    const words = typed.filter((term) => !isFigure(term));
    const terms = words.length > 1 ? words : typed;
    const exact = ranked(search(terms, options), terms);
    if (exact.length >= enough) return exact;
    const near = { ...options, fuzzy: slips };
    const all = exact.length > 0 ? exact : ranked(search(terms, near), terms);
    const some = [...all, ...withSome(terms, near)];
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

  const termsOf = (typed: string) =>
    queryTerms(inWordsOfPages(typed.slice(0, longestQuery))).slice(0, mostTerms);

  /** The word of a text that is nearest to one that no text has. */
  function nearest(term: string): string | undefined {
    const [near] = search([term], { fuzzy: slips });
    if (!near) return undefined;
    const { title, heading, text } = entryOf(near);
    const all = `${title} ${heading} ${text}`;
    const word = wordsOf(all).find((one) => one.terms.some((of) => near.terms.includes(of)));
    return word && all.slice(word.at, word.end).toLowerCase();
  }

  function suggest(typed: string): string | undefined {
    const terms = termsOf(typed);
    if (search(terms).length > 0) return undefined;
    const wrong = new Map(
      terms
        .filter((term) => search([term]).length === 0)
        .map((term) => [term, nearest(term)] as const),
    );
    const text = inWordsOfPages(typed.slice(0, longestQuery));
    const words = wordsOf(text).map(
      ({ at, end, terms: of }) => wrong.get(of.at(-1) ?? '') ?? text.slice(at, end),
    );
    return [...wrong.values()].some(Boolean) ? words.join(' ') : undefined;
  }

  return {
    suggest,
    find(typed) {
      const terms = termsOf(suggest(typed) ?? typed);
      const key = nameKey(typed.slice(0, longestQuery));
      const found = new Map<Entry, readonly string[]>();
      const add = (results: readonly SearchResult[]) => {
        for (const result of results)
          if (!found.has(entryOf(result))) found.set(entryOf(result), result.terms);
      };
      add(calculatorsFor(terms));
      // One letter begins half of all words; it is taken for the beginning of a name.
      const met = meant(terms, terms.join('').length > 1 ? {} : { fields: ['title'] });
      add(met.filter((result) => namesOf(entryOf(result)).includes(key)));
      const named = terms.flatMap((term) => rows.get(term) ?? []);
      if (!terms.every((term) => rows.has(term) || ofRows.has(term))) add(met.slice(0, 2));
      for (const entry of named) if (!found.has(entry)) found.set(entry, terms);
      add(met);
      return [...found].map(([entry, of]) => ({ entry, terms: of }));
    },
  };
}
