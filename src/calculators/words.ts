/** Words that several calculators share, so that the same thing is called the same everywhere. */
import type { Citation, Phrase } from '../kit/index.ts';
import type { Catalogue, Disk, Vm } from '../limits/types.ts';
import type { Kind, VmPlace } from '../storage/path.ts';
import { printNumber } from '../units/index.ts';
import type { Limit } from './volume.ts';

/** “a”, “a and b”, “a, b and c”. */
export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${printNumber(count)} ${count === 1 ? one : many}`;

const kindWords: Readonly<Record<Kind, string>> = { iops: 'IOPS', throughput: 'throughput' };

/** A limit of the VM in words: “the VM’s cached limit”, of a dimension “the VM’s cached IOPS limit”. */
export function vmLimitInWords(place: VmPlace, kind?: Kind): string {
  const what = kind ? `${kindWords[kind]} limit` : 'limit';
  if (place === 'local') return `the local disk’s ${what}`;
  if (place === 'elastic') return `the VM’s ${what} for Premium SSD v2 and Ultra Disk`;
  return `the VM’s ${place} ${what}`;
}

/** “the disk’s IOPS limit”, “the VM’s uncached throughput limit”. */
export const limitInWords = ({ place, kind }: Pick<Limit, 'place' | 'kind'>): string =>
  place === 'disk' ? `the disk’s ${kindWords[kind]} limit` : vmLimitInWords(place, kind);

/** “the bottleneck is the disk’s IOPS limit”; all of them if several are. */
export function bottleneckInWords(by: readonly Limit[]): Phrase {
  const names = by.map(limitInWords);
  return [
    names.length > 1 ? 'the bottlenecks are ' : 'the bottleneck is ',
    { text: list(names), tone: 'strong' },
  ];
}

/** A sentence begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
