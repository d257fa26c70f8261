/** What a closed series says of its sizes: below each heading that is shown, from where to where they go. */
import { makeElement } from '../dom.ts';
import { costUnit } from './cost.ts';
import type { RowGroup } from './row-group.ts';
import type { Figures } from './rows.ts';

const unpublished = 'not published';
/** The class of a word, which style sheets show as a mark, or once for all figures of a limit. */
export const classOfWord = (text: string, kind: string): string =>
  text === unpublished ? 'gap' : kind === 'rate' || kind === 'min' ? 'twin' : 'word';

/** What a closed series says of its sizes below a heading. */
export type Range = {
  readonly text: string;
  readonly name: string;
  /** Whether it is not true of all of them, which a mark behind it says. */
  readonly isOfSome: boolean;
};

/** From the least to the most of these figures: “4,000–212,000”, large ones without decimals; of words the one that leaves most open. */
export function rangeOf(texts: readonly string[], kind: string): Range {
  const size = (text: string) => Number(text.replaceAll(',', ''));
  const words = new Set(texts.filter((text) => Number.isNaN(size(text))));
  const known = texts
    .filter((text) => !words.has(text))
    .toSorted((one, other) => size(one) - size(other));
  const [least, most] = [known[0], known.at(-1)];
  if (least === undefined || most === undefined) {
    const [first = ''] = words;
    const text = words.has(unpublished) ? unpublished : first;
    return { text, name: `range ${classOfWord(text, kind)}`, isOfSome: words.size > 1 };
  }
  const ends = new Set([least, most].map((text) => text.replace(/(\d{3})\.\d+$/, '$1')));
  return {
    text: [...ends].join('–'),
    name: kind === costUnit ? 'range cost' : 'range',
    isOfSome: words.size > 0,
  };
}

/** Of how many letters the longest range of a column is, and its longest figure. */
export type Lengths = { readonly range: number; readonly figure: number };
const lettersIn = (text: string) => (/\d/.test(text) ? text.length : 0);
const lettersOf = ({ text, isOfSome }: Range) => lettersIn(text) + Number(isOfSome);

/**
 * Says in the heading of each series the ranges of these columns, which are at these places in a row; the page has those of the usual ones.
 * @returns how long they are, unless they are there already
 */
export function sayRanges(
  { dataset }: HTMLElement,
  groups: readonly RowGroup<RowGroup['rows'][number] & { readonly texts: readonly string[] }>[],
  figures: Figures,
): readonly Lengths[] | undefined {
  const ids = figures.map(([{ id }]) => id).join();
  if (dataset['ranges'] === ids) return undefined;
  dataset['ranges'] = ids;
  const columns = figures.map(([{ kind }, at]) => {
    const texts = groups.map(({ rows }) => rows.map(({ texts }) => texts[at] ?? ''));
    const ranges = texts.map((all) => rangeOf(all, kind));
    const range = Math.max(...ranges.map(lettersOf));
    return { ranges, range, figure: Math.max(...texts.flat().map(lettersIn)) };
  });
  for (const [at, { body }] of groups.entries()) {
    const of = body.querySelector('.of');
    let last = '';
    const ranges = columns.flatMap(({ ranges }) => {
      const said = ranges[at];
      if (!said) return [];
      const { text, name, isOfSome } = said;
      // A word is seen once for the headings that follow each other.
      const shown = text === last ? name.replace('word', 'twin') : name;
      last = text;
      const mark = isOfSome ? makeElement('i', {}, '*') : '';
      return makeElement('span', { class: shown }, text, mark);
    });
    of?.parentElement?.replaceChildren(of, ...ranges);
  }
  return columns;
}
