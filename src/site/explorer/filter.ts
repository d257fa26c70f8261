/** Which rows match the filter. One pass over numbers that were parsed before. */
import { nameKey } from '../../limits/nearest.ts';
import type { Bound } from './bounds.ts';
import type { Heading, Row } from './rows.ts';

export type Criteria = {
  readonly text: string;
  /** A series, or nothing for all. */
  readonly series: string;
  readonly bounds: readonly Bound[];
};

export type Filtered = {
  /** For each row, in its order: is it shown? */
  readonly shown: readonly boolean[];
  readonly count: number;
  /** Rows that meet the rest, but whose pages give no figure to compare. */
  readonly open: number;
};

export function filterRows(
  rows: readonly Row[],
  headings: readonly Heading[],
  { text, series, bounds }: Criteria,
): Filtered {
  const key = nameKey(text);
  const placed = bounds.map((bound) => ({
    ...bound,
    at: headings.findIndex(({ id }) => id === bound.column),
  }));
  let count = 0;
  let open = 0;
  const shown = rows.map(({ group, keys, numbers }) => {
    if (series !== '' && group !== series) return false;
    if (key !== '' && !keys[0].includes(key) && !keys[1].includes(key)) return false;
    let unknown = false;
    for (const { at, value, isMax } of placed) {
      const figure = numbers[at] ?? Number.NaN;
      if (Number.isNaN(figure)) unknown = true;
      else if (isMax ? figure > value : figure < value) return false;
    }
    if (unknown) open++;
    else count++;
    return !unknown;
  });
  return { shown, count, open };
}

/** What came out, in a sentence. */
export function countSentence(count: number, all: number, open: number, what = 'sizes'): string {
  const shown =
    count === all ? `All ${all} ${what}.` : `${count === 0 ? 'None' : count} of ${all} ${what}.`;
  if (open === 0) return shown;
  return `${shown} ${open} more ${open === 1 ? 'meets' : 'meet'} the rest, but there is no figure to compare.`;
}
