/** The rows of a table as numbers and texts: what filtering, sorting and comparing work on. */
import { nameKey } from '../../limits/name-keys.ts';
import { bytesIn, type ThroughputUnit } from '../../units/index.ts';

export type Row = {
  readonly name: string;
  /** Series or family. */
  readonly group: string;
  /** What speaks against choosing it for a new VM, as its badge says. */
  readonly concern: string;
  /** As shown, by column. */
  readonly texts: readonly string[];
  /** In base units, by column; NaN where there is a word instead. */
  readonly numbers: readonly number[];
  /** Name and group as they are searched. */
  readonly keys: readonly [string, string];
};
/** A figure, or a word that says why there is none. */
export type Cell = { readonly text: string; readonly word?: true };
export type Heading = {
  readonly id: string;
  readonly kind: string;
  /** Whether `none` counts as 0: true for something that a size does not have, false for a limit that does not exist. */
  readonly zero?: boolean;
};

export type NamedHeading = Heading & { readonly label: string; readonly unit: string };
/** The columns of figures that are shown, and their places in a row. */
export type Figures = readonly (readonly [NamedHeading, number])[];

/** What the figures of a column are in, where throughput is in `rate`; words and counts have no unit. */
export const unitIn = (kind: string, rate: ThroughputUnit): string =>
  kind === 'rate' ? rate : kind === 'text' || kind === 'count' ? '' : kind;

/** The label of a column with what tells the two figures of a pair apart. */
export const titleOf = (label: string, kind: string): string =>
  kind === 'rate' ? `${label} throughput` : kind === 'IOPS' ? `${label} IOPS` : label;

/** @param group what the rows are grouped by, which has no cell of its own */
export function headingOf(
  cell: HTMLTableCellElement | undefined,
  group: string,
  rate: ThroughputUnit,
): NamedHeading {
  const { column: id = group, kind = 'text', zero } = cell?.dataset ?? {};
  const words = cell?.firstElementChild?.textContent;
  const label = words
    ? titleOf(words, kind)
    : group.replace(/^./, (letter) => letter.toUpperCase());
  return { id, kind, zero: zero !== undefined, unit: unitIn(kind, rate), label };
}

export function numberIn(text: string, { kind, zero }: Heading, unit: ThroughputUnit): number {
  if (text === 'none' && zero) return 0;
  const value = kind === 'text' || text === '' ? Number.NaN : Number(text.replaceAll(',', ''));
  if (kind === 'GiB') return value * 1024 ** 3;
  return kind === 'rate' ? Math.round(value * bytesIn[unit]) : value;
}

/** @param texts the cells, in the order of the headings: the name first, then the series or family */
export function rowOf(
  texts: readonly string[],
  headings: readonly Heading[],
  unit: ThroughputUnit,
  concern = '',
): Row {
  const [name = '', group = ''] = texts;
  return {
    name,
    group,
    concern,
    texts,
    numbers: headings.map((heading, at) => numberIn(texts[at] ?? '', heading, unit)),
    keys: [nameKey(name), nameKey(group)],
  };
}
