/** Which rows match the filter. One pass over numbers that were parsed before. */
import { nameKey } from '../../limits/name-keys.ts';
import { nearestAmong } from '../../limits/nearest-name.ts';
import { formatNumber } from '../../units/index.ts';
import type { Bound } from './bounds.ts';
import type { Fact } from './facts.ts';
import type { Heading, Row } from './rows.ts';

export type Criteria = {
  /** A series, or nothing for all. */
  readonly series: string;
  readonly bounds: readonly Bound[];
  readonly facts: readonly Fact[];
  /** Each of them must be true of a row’s name. */
  readonly names: readonly NameTest[];
  /** Whether sizes that something speaks against are left out. */
  readonly hidesConcerns?: boolean;
};
export type NameTest = (row: Row) => boolean;

export type Filtered = {
  /** For each row, in its order: is it shown? */
  readonly shown: readonly boolean[];
  readonly count: number;
  /** Rows that meet everything, but something speaks against them. */
  readonly hidden: number;
  /** Rows that meet the rest, but whose pages give no figure to compare. */
  readonly open: number;
};

export function filterRows(
  rows: readonly Row[],
  headings: readonly Heading[],
  { series, bounds, facts, names, hidesConcerns = false }: Criteria,
): Filtered {
  const places = new Map(headings.map(({ id }, at) => [id, at]));
  const judge = (row: Row): 'shown' | 'hidden' | 'open' | undefined => {
    if (series !== '' && row.group !== series) return undefined;
    if (!names.every((isNamed) => isNamed(row))) return undefined;
    const figure = (column: string) => row.numbers[places.get(column) ?? -1];
    // A column that the edition does not have is empty in all its rows.
    if (!facts.every(({ test }) => test(row, (column) => figure(column) ?? 0))) return undefined;
    let isOpen = false;
    for (const { column, isWithin } of bounds) {
      const value = figure(column) ?? Number.NaN;
      if (Number.isNaN(value)) isOpen = true;
      else if (!isWithin(value)) return undefined;
    }
    if (hidesConcerns && row.concern) return isOpen ? undefined : 'hidden';
    return isOpen ? 'open' : 'shown';
  };
  const verdicts = rows.map(judge);
  const count = (which: (typeof verdicts)[number]) =>
    verdicts.filter((verdict) => verdict === which).length;
  return {
    shown: verdicts.map((verdict) => verdict === 'shown'),
    count: count('shown'),
    hidden: count('hidden'),
    open: count('open'),
  };
}

/**
 * What the words of a name mean among these rows: a part of a name or series; else each word a part
 * of it, in any order; else the few names that are most alike.
 * @returns the test, and the names where they are only alike
 */
export function nameTest(words: readonly string[], rows: readonly Row[]) {
  const contains = (key: string): NameTest => {
    // “*” is no part of any name, though nothing of it is left as a key.
    if (key === '') return () => false;
    return ({ keys: [name, group] }) => name.includes(key) || group.includes(key);
  };
  const whole = contains(nameKey(words.join('')));
  if (rows.some(whole)) return { isNamed: whole };
  const parts = words.map((word) => contains(nameKey(word)));
  const each: NameTest = (row) => parts.every((test) => test(row));
  if (words.length > 1 && rows.some(each)) return { isNamed: each };
  const alike = nearestAmong(() => rows.map(({ name }) => name))(words.join(''));
  return { isNamed: ({ name }: Row) => alike.includes(name), alike };
}

/** What came out, in a sentence. */
export function countSentence(count: number, all: number, open: number): string {
  const total = formatNumber(all);
  const part = count === 0 ? 'None' : formatNumber(count);
  const shown = count === all ? `All ${total} sizes.` : `${part} of ${total} sizes.`;
  if (open === 0) return shown;
  return `${shown} ${formatNumber(open)} more ${open === 1 ? 'meets' : 'meet'} the rest, but there is no figure to compare.`;
}

/** What the button says that shows or hides sizes for their lifecycle: a phone has no room for what is at its end, which its title says too. */
export const concernsSentence = (count: number, hides: boolean): readonly [string, string] =>
  hides
    ? [`Show ${formatNumber(count)} hidden`, ': retiring, preview, restricted']
    : ['Hide retiring', ', preview, restricted'];
