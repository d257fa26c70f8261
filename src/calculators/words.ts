/** Words that several calculators share, so that the same thing is called the same everywhere. */
import type { Citation, Phrase } from '../kit/index.ts';
import type { Catalogue, Disk, Vm } from '../limits/types.ts';
import { printNumber } from '../units/index.ts';
import type { Limit } from './volume.ts';

/** “a”, “a and b”, “a, b and c”. */
export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${printNumber(count)} ${count === 1 ? one : many}`;

/** “the disk’s IOPS limit”, “the VM’s uncached throughput limit”. */
export function limitInWords({ place, kind }: Pick<Limit, 'place' | 'kind'>): string {
  const what = kind === 'iops' ? 'IOPS' : 'throughput';
  if (place === 'disk') return `the disk’s ${what} limit`;
  return `the VM’s ${place === 'VM cached' ? 'cached' : 'uncached'} ${what} limit`;
}

/** “the disk’s IOPS limit binds”; both where several do. */
export function bindsInWords(by: readonly Limit[]): Phrase {
  const names = by.map(limitInWords);
  return [{ text: list(names), tone: 'strong' }, names.length > 1 ? ' bind' : ' binds'];
}

/** A source of the dataset and the place in it. */
export function sourceAt(id: string, place: string, catalogue: Catalogue): Citation {
  const { title, date, url } = catalogue.source(id);
  return { title, place, date, ...(url ? { url } : {}) };
}

/** Where the limits of a row were read. */
export const citationOf = (row: Disk | Vm, catalogue: Catalogue) =>
  sourceAt(row.source, row.name, catalogue);

/** Each document once, with everything that was read from it. */
export function citationsOf(
  rows: readonly (Disk | Vm | undefined)[],
  catalogue: Catalogue,
): readonly Citation[] {
  const names = new Map<string, Set<string>>();
  for (const row of rows)
    for (const source of row ? [row.source, ...(row.also ?? [])] : [])
      names.set(source, (names.get(source) ?? new Set()).add(row?.name ?? ''));
  return [...names].map(([source, places]) => sourceAt(source, [...places].join(', '), catalogue));
}

/** For sorting names and words of ours: the same order in every browser, whatever its language, and at no cost. */
export const inOrder = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;
