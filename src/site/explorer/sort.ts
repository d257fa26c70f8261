/** The order of rows. What has no number comes last whichever way numbers run, and equal rows keep the page's order. */
import type { Heading, Row } from './rows.ts';

export type Sort = { readonly column: string; readonly descending: boolean };

/** Made on first use, which takes a phone a while. */
let words: Intl.Collator | undefined;

/** @returns the rows in order; where there is no such column, in that of the page */
export function orderOf<R extends Pick<Row, 'texts' | 'numbers'>>(
  rows: readonly R[],
  headings: readonly Heading[],
  { column, descending }: Sort,
): readonly R[] {
  const at = headings.findIndex(({ id }) => id === column);
  if (at < 0) return rows;
  const way = descending ? -1 : 1;
  if (headings[at]?.kind === 'text') {
    words ??= new Intl.Collator('en', { numeric: true });
    const { compare } = words;
    return rows.toSorted(
      ({ texts: one }, { texts: other }) => way * compare(one[at] ?? '', other[at] ?? ''),
    );
  }
  return rows.toSorted(({ numbers: one }, { numbers: other }) => {
    const [a, b] = [one[at] ?? Number.NaN, other[at] ?? Number.NaN];
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
