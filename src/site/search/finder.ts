/** Finding entries: which match a query, and in what order. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { nameKey } from '../../limits/name-keys.ts';
import { type Entry, isRow } from './entry.ts';
import { maxPartial, minScore, minScorePartial, ranked, weightOf } from './ranking.ts';
import { inWordsOfPages, meaningsOf } from './synonyms.ts';
import { longestQuery, queryTerms, stem, textTerms, titleTerms, wordsOf } from './words.ts';

export type Hit = {
  readonly entry: Entry;
  /** The terms of the texts that were typed, without those that mean the same. */
  readonly terms: readonly string[];
};
export type Found = {
  readonly hits: readonly Hit[];
  /** The query with its misspelt words corrected, where no page has one of its words; the hits are for it. */
  readonly meant: string | undefined;
  /** The words that no page has and that are like none: the hits are for the others. */
  readonly unknown: readonly string[];
  /** No place has all of the other words. */
  readonly partial: boolean;
};
export type Finder = { readonly find: (query: string) => Found };

/** Nobody looks for more words than this. */
const mostTerms = 12;

/** How many letters of a term may be wrong: one in five, none in a short word, which is like too many others. A name with a figure in it is taken as typed. */
const slips = (term: string) =>
  /\d/.test(term) || term.length < 5 ? 0 : Math.max(1, Math.round(term.length / 5));

/** The words that two neighbours in the wrong order may have been meant for. */
const swapped = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    stem(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)),
  );

/** Where fewer entries than this have all words of a query, entries with some of them follow. */
const enough = 5;

/** Figures, units and a size without its version tell little about the subject where other words are there. */
const isFigure = (term: string) =>
  /^(?:[\d.]+(?:k|[mµu]?s)?|iops|[kmg]i?bs?|[a-z]\d+[a-z]{2,})$/.test(term);

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
          prefix: !/^\d+$/.test(term) && (term.length > 1 || at === terms.length - 1),
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

  /** How much a term tells: the fewer entries have it, the more. A figure is of one case. */
  const tellingOf = (term: string) =>
    isFigure(term) ? 0.1 : Math.log(1 + entries.length / (1 + search([term]).length)) ** 1.8;

  /** The entries with at least half of what the terms tell; the most telling term is in one of the first three. */
  function withSome(terms: readonly string[], options: SearchOptions) {
    const telling = terms.map((term) => ({ term, tells: tellingOf(term) }));
    const sumOf = (some: typeof telling) => some.reduce((sum, { tells }) => sum + tells, 0);
    const rarest = telling.toSorted((one, other) => other.tells - one.tells)[0];
    const has = ({ queryTerms: met }: SearchResult, term = '') =>
      meaningsOf(term).some((one) => met.includes(one));
    const all = search(terms, { ...options, combineWith: 'OR' });
    const enoughOf = (one: SearchResult) =>
      2 * sumOf(telling.filter(({ term }) => has(one, term))) >= sumOf(telling);
    const met = ranked(all.filter(enoughOf), terms, minScorePartial);
    const third = [...met, ...all].find((one) => has(one, rarest?.term));
    return [...met.slice(0, 2), ...(third ? [third] : []), ...met.slice(2)].slice(0, maxPartial);
  }

  /** The entries that match as typed; where these are few, entries with some of the words follow. */
  function matches(typed: readonly string[], options: SearchOptions) {
    const words = typed.filter((term) => !isFigure(term));
    const terms = words.length > 1 ? words : typed;
    // A place with the figures, too, may be about the very case.
    const whole = new Set(
      terms.length < typed.length ? search(typed, options).map(({ id }) => id) : [],
    );
    const weighted = search(terms, options).map((one) =>
      whole.has(one.id) ? { ...one, score: 2 * one.score } : one,
    );
    const exact = ranked(weighted, terms, minScore);
    if (exact.length >= enough || terms.length === 0) return { met: exact, partial: false };
    const some = [...exact, ...withSome(terms, options)];
    // Only now may letters of names and figures be wrong too.
    const met =
      some.length > 0
        ? some
        : withSome(terms, { ...options, fuzzy: (term) => /\d/.test(term) && 0.2 });
    return { met, partial: exact.length === 0 };
  }

  /** The calculators whose name fits: whoever types one means to use it. */
  const calculatorsFor = (terms: readonly string[]) =>
    search(
      terms,
      { fields: ['title'], filter: (result) => entryOf(result).kind === 'Calculator' },
      (term) => [term],
    );

  /**
   * The word of a text that is most similar to one that no text has: with two letters swapped, with a letter
   * more where it is short, or with some letters wrong. It begins with the same letter.
   */
  function nearest(typed: string, term: string): string | undefined {
    const swap = swapped(typed).find((one) => index.search(one, { prefix: false }).length > 0);
    const isLike = (one: string) =>
      one === swap ||
      (!swap && one[0] === term[0] && (typed.length > 4 || one.length > term.length));
    const fuzzy = typed.length === 4 ? 1 : slips(typed) && slips;
    const like = swap ? search([swap]) : search([term], { fuzzy });
    const near = like.find(({ terms }) => terms.some(isLike));
    if (!near) return undefined;
    const { title, heading, text } = entryOf(near);
    const all = `${title} ${heading} ${text}`;
    const word = wordsOf(all).find(({ terms }) =>
      terms.some((one) => isLike(one) && near.terms.includes(one)),
    );
    return word && all.slice(word.at, word.end).toLowerCase();
  }

  /** The query with each word that no text has replaced by the most similar one, and the words that are like none. */
  function corrected(query: string): Pick<Found, 'meant' | 'unknown'> {
    const terms = queryTerms(query).slice(0, mostTerms);
    const lacking = new Set(terms.filter((term) => search([term]).length === 0));
    const unknown: string[] = [];
    let changes = false;
    const words = wordsOf(query).map(({ at, end, terms: of }) => {
      const word = query.slice(at, end);
      const term = of.at(-1) ?? '';
      if (!lacking.has(term)) return word;
      const instead = nearest(word.toLowerCase(), term);
      if (instead) changes = true;
      else if (!isFigure(term)) unknown.push(word);
      return instead ?? word;
    });
    return { meant: changes ? words.join(' ') : undefined, unknown };
  }

  return {
    find(typed) {
      const cut = typed.slice(0, longestQuery);
      const query = inWordsOfPages(cut);
      const { meant, unknown } = corrected(query);
      const all = queryTerms(meant ?? query).slice(0, mostTerms);
      const known = all.filter((term) => search([term]).length > 0);
      const terms = known.length > 0 ? known : all;
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
      const { met, partial } = matches(
        terms,
        terms.join('').length > 1 ? {} : { fields: ['title'] },
      );
      addAll(met.filter((result) => namesOf(entryOf(result)).includes(key)));
      // A query about something else that names a size or disk shows its two best entries before the row.
      if (!terms.every((term) => rows.has(term) || ofRows.has(term))) addAll(met.slice(0, 2));
      for (const row of terms.flatMap((term) => rows.get(term) ?? [])) add(row, terms);
      addAll(met);
      const last = terms.at(-1) ?? '';
      /** The last word may still be being typed: it is the beginning of others where it is none itself. */
      const typedOf = (of: readonly string[]) =>
        of.filter(
          (term) => terms.includes(term) || (!of.includes(last) && last && term.startsWith(last)),
        );
      return {
        hits: Array.from(hits, ([entry, of]) => ({ entry, terms: typedOf(of) })),
        meant,
        unknown,
        partial,
      };
    },
  };
}
