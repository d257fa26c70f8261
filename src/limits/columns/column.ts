/**
 * What a column of the dataset is. Each column of a VM size or a disk is described once, in `vm.ts`
 * or `disk.ts`; the table reader, the packer, the published files and the pages know the kinds of
 * columns below and ask the descriptions for everything else.
 */
import type { Bytes } from '../../units/index.ts';
import type { LimitPair, NoFigure, VmLimit } from '../rows.ts';

/** What a row holds in a column of each kind. */
export type ValueOf = {
  count: number;
  size: Bytes;
  /** IOPS and throughput; each half is a figure, or the reason why there is none. */
  limit: VmLimit;
  /** IOPS and throughput, for rows that have them. */
  pair: LimitPair;
  /** A limit that lasts for so many minutes, which have a cell of their own. */
  burst: LimitPair & { readonly minutes: number };
  /** One of a few words. */
  word: string;
  flag: boolean;
};
export type Kind = keyof ValueOf;

/** The members of a row that a column of this kind can stand for; the empty key is the row itself. */
type KeyOf<Row, K extends Kind> =
  | {
      [Key in keyof Row & string]-?: NonNullable<Row[Key]> extends ValueOf[K] ? Key : never;
    }[keyof Row & string]
  | (Row extends ValueOf[K] ? '' : never);

type Facts<Row> = {
  /** Its name in pages (`<Limit what="…">`), in links of the explorer and in tables. */
  readonly id: string;
  /** Its name in the tables, where that is another. */
  readonly cell?: string;
  /** Every row has it. */
  readonly needed?: true;
  /** A size that some pages list in GB. */
  readonly decimal?: true;
  /** True of a whole table, and written beside it. A cell may still differ; pages say it in a sentence. */
  readonly shared?: true;
  readonly label: string;
  /** The label where there is little room. */
  readonly short?: string;
  /** Its name in `limits.csv`, which does not change when a label is reworded. */
  readonly csv: string;
  /** What it means, for the schema of `limits.json`. */
  readonly about?: string;
  /** The column whose figures these extend, and below which they may not fall. */
  readonly base?: string;
  /** What it means that a row has nothing here: `none` where it is not said. */
  readonly absent?: (row: Row) => string;
};

type Words<K> = K extends 'word' ? { readonly words: readonly string[] } : unknown;

/** One column. Its key is the member of the row, in the code and in `limits.json`. */
export type Column<Row> = {
  [K in Kind]: Facts<Row> & { readonly kind: K; readonly key: KeyOf<Row, K> } & Words<K>;
}[Kind];

type More<Row, K> = Partial<Facts<Row>> & Words<K>;

/** A row of a list of columns: what each has in a line, and behind it what only some have. */
export const columnOf =
  <Row>() =>
  <K extends Kind>(
    ...[kind, id, key, label, csv, more]: [
      ...[kind: K, id: string, key: KeyOf<Row, K>, label: string, csv: string],
      ...(object extends More<Row, K> ? [more?: More<Row, K>] : [more: More<Row, K>]),
    ]
  ) =>
    ({ kind, id, key, label, csv, ...more }) as unknown as Column<Row>;

/** What a row holds in a column, with the kind of it. */
export type Value = { [K in Kind]: { readonly kind: K; readonly value: ValueOf[K] } }[Kind];

/** @returns nothing where the row has nothing there */
export function valueIn<Row>(row: Row, { key, kind }: Column<Row>): Value | undefined {
  const value = key === '' ? row : row[key as keyof Row];
  // The type of a column lets only keys of its kind be named.
  return value === undefined ? undefined : ({ kind, value } as Value);
}

/** A value as a part of a row, or of what is made of one; nothing where there is none. */
export const member = (key: string, value: unknown): Readonly<Record<string, unknown>> =>
  value === undefined ? {} : key === '' ? (value as Record<string, unknown>) : { [key]: value };

/** How a single figure is counted; a rate is in the unit that its row is printed in. */
export type FigureKind = 'text' | 'count' | 'GiB' | 'IOPS' | 'rate' | 'min';

/** A single figure of a column: a pair of limits has two. */
export type Figure<Row> = {
  /** That of the column, with `-iops`, `-throughput` or `-minutes` behind it where it has several. */
  readonly id: string;
  readonly kind: FigureKind;
  readonly column: Column<Row>;
  /** The number in base units, or the word in its place. */
  readonly of: (row: Row) => number | string | undefined;
};

const pair = [
  ['IOPS', '-iops', 'iops'],
  ['rate', '-throughput', 'throughput'],
] as const;
const parts: Readonly<Record<Kind, readonly (readonly [FigureKind, string, string?])[]>> = {
  count: [['count', '']],
  size: [['GiB', '']],
  limit: pair,
  pair,
  burst: [...pair, ['min', '-minutes', 'minutes']],
  word: [['text', '']],
  flag: [['text', '']],
};

export const figuresOf = <Row>(column: Column<Row>): readonly Figure<Row>[] =>
  parts[column.kind].map(([kind, suffix, half]) => ({
    id: `${column.id}${suffix}`,
    kind,
    column,
    of: (row) => {
      const value: unknown = valueIn(row, column)?.value;
      if (typeof value === 'boolean') return value ? 'yes' : 'no';
      return half === undefined
        ? (value as number | string | undefined)
        : (value as Readonly<Record<string, number | NoFigure>> | undefined)?.[half];
    },
  }));

/** The columns that a page shows; what is true of a whole table is no column there. */
export const shownOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.filter(({ shared }) => !shared);
