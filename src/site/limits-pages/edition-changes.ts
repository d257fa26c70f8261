/** What changed between the editions of a series or family, read from its figures as they are printed. */
import { comparedIn } from '../../limits/editions.ts';
import type { Disk, Edition, Vm } from '../../limits/types.ts';
import { type Heading, phraseOf, printedOf, usedBy } from './figures.ts';

export type Changes = {
  readonly editions: NonNullable<ReturnType<typeof comparedIn>>;
  /** Sizes that only the newer page has, and those that only the older one has. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Headings that only one of the editions has figures under. */
  readonly newHeadings: readonly string[];
  readonly lostHeadings: readonly string[];
  readonly figures: readonly {
    readonly name: string;
    readonly what: string;
    readonly before: string;
    readonly now: string;
    /** How many of the figures under one heading differ. */
    readonly count: number;
  }[];
  /** The units of throughput, where the editions are read differently. */
  readonly units?: { readonly before: string; readonly now: string };
};

/** @returns nothing where the rows are of one edition */
export function changesOf<Row extends Vm | Disk>(
  rows: readonly Row[],
  headings: readonly Heading<Row>[],
): Changes | undefined {
  const of = (edition: Edition | undefined) => rows.filter((row) => row.edition === edition);
  const compared = comparedIn(rows);
  const [old, today] = [of(compared?.before), of(compared?.now)];
  const [first, second] = [old[0], today[0]];
  if (!compared || !first || !second) return undefined;

  const namesWithout = (list: readonly Row[], others: readonly Row[]) =>
    list.flatMap(({ name }) => (others.some((other) => other.name === name) ? [] : [name]));
  const both = today.flatMap((now) => {
    const before = old.find(({ name }) => name === now.name);
    return before ? [{ before, now }] : [];
  });
  const usedIn = (edition: 'before' | 'now') =>
    usedBy(
      headings,
      both.map((pair) => pair[edition]),
    );
  const used = { before: usedIn('before'), now: usedIn('now') };
  const labels = (list: readonly Heading<Row>[], others: readonly Heading<Row>[]) =>
    list.flatMap((heading) => (others.includes(heading) ? [] : [heading.label]));

  return {
    editions: compared,
    added: namesWithout(today, old),
    gone: namesWithout(old, today),
    newHeadings: labels(used.now, used.before),
    lostHeadings: labels(used.before, used.now),
    figures: used.now
      .filter((heading) => used.before.includes(heading))
      .flatMap((heading) =>
        both.flatMap(({ before, now }) => {
          const count = heading.figures.filter(
            (figure) => printedOf(figure, before) !== printedOf(figure, now),
          ).length;
          const [was, is] = [phraseOf(heading, before), phraseOf(heading, now)];
          const change = { name: now.name, what: heading.label, before: was, now: is, count };
          return count === 0 ? [] : [change];
        }),
      ),
    ...(first.unit === second.unit ? {} : { units: { before: first.unit, now: second.unit } }),
  };
}
