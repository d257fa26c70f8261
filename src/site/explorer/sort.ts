/** The order of rows. What has no number comes last whichever way numbers run, and equal rows keep the page's order. */
import type { Heading, Row } from './rows.ts';

export type Sort = { readonly column: string; readonly descending: boolean };

/** Made on first use, which takes a phone a while. */
let words: Intl.Collator | undefined;

/** @returns the rows' places in order; without a sort, that of the page */
export function orderOf(
  rows: readonly Row[],
  headings: readonly Heading[],
  sort: Sort | undefined,
): readonly number[] {
  const places = rows.map((_, at) => at);
  const at = headings.findIndex(({ id }) => id === sort?.column);
  if (!sort || at < 0) return places;
  const way = sort.descending ? -1 : 1;
  const text = headings[at]?.kind === 'text';
  return places.sort((one, other) => {
    if (text) {
      words ??= new Intl.Collator('en', { numeric: true });
      return way * words.compare(rows[one]?.texts[at] ?? '', rows[other]?.texts[at] ?? '');
    }
    const [a, b] = [rows[one]?.numbers[at] ?? Number.NaN, rows[other]?.numbers[at] ?? Number.NaN];
    if (Number.isNaN(a) || Number.isNaN(b))
      return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
    return way * (a - b);
  });
}

/** What the next click on a heading means: numbers from the top first, words from A, then the other way, then as printed. */
export function nextSort(now: Sort | undefined, { id, kind }: Heading): Sort | undefined {
  const first = kind !== 'text';
  if (now?.column !== id) return { column: id, descending: first };
  return now.descending === first ? { column: id, descending: !first } : undefined;
}

/** How many rows the browser lays out, or skips, together, where no heading stands between them. */
export const groupSize = 20;

export const chunksOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / groupSize) }, (_, at) =>
    all.slice(at * groupSize, (at + 1) * groupSize),
  );
