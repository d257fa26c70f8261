/** Reads the tables of VM sizes or of disks, column by column as the columns are described. */

import { bytesPerSecond, iops, type ThroughputUnit } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import {
  countOf,
  type Figure,
  inBytes,
  limitOf,
  originOf,
  type Pair,
  pairOf,
  pairUnits,
  readingOf,
  sizeOf,
  wordOf,
} from '../cells.ts';
import type { Edition, NoFigure, Source } from '../rows.ts';
import type { SourceId } from '../sources.ts';
import { type Columns, parseTable, type Row, type TextTable } from '../table.ts';
import {
  burstPairs,
  checkFigures,
  duplicateGuard,
  namedFigures,
  type Ranked,
} from '../table-checks.ts';
import { type Column, type Kind, member } from './column.ts';

export type Table = TextTable & {
  readonly edition: Edition;
  /** The page the table stands on. */
  readonly source: SourceId;
  readonly also?: readonly SourceId[];
  /** The note of every row. */
  readonly note?: string;
};

/** What the reader must know of VM sizes or disks beside their columns. */
export type Form<Read, Of extends Table> = {
  /** The column with the name of the row. */
  readonly name: string;
  /** The column whose throughput says in which unit the row is printed. */
  readonly unit: string;
  /** Whether a row may name a source of its own, in a column `source`. */
  readonly ownSource?: true;
  /** The group to which the rows of a table belong. */
  readonly group: (table: Of) => Partial<Read>;
  /** How large it is: a larger one may not have a lower limit. */
  readonly rank: (read: Read) => number | undefined;
  /** What must be true of a row beyond that. */
  readonly check?: (read: Read, fail: Row['fail']) => void;
};

/** The names of a column's cells: that of its figures, and that of the time a burst lasts. */
const cellOf = <Read>({ id, cell = id }: Column<Read>) => cell;
const timeOf = <Read>(column: Column<Read>) => `${cellOf(column)}-time`;

const unitsOf: Readonly<Record<Kind, readonly string[]>> = {
  count: ['count'],
  size: ['GiB'],
  limit: pairUnits,
  pair: pairUnits,
  burst: pairUnits,
  word: ['-'],
  flag: ['-'],
};

const cellsOf = <Read>(column: Column<Read>): Columns => ({
  [cellOf(column)]: {
    units: column.decimal ? [...unitsOf[column.kind], 'GB'] : unitsOf[column.kind],
    ...(column.needed && !column.shared ? { needed: true } : {}),
  },
  ...(column.kind === 'burst' ? { [timeOf(column)]: { units: ['min'] } } : {}),
});

/** Reads all tables, checking each figure against its neighbours and each name against all names. */
export function parseRows<
  Read extends { readonly name: string; readonly edition: Edition },
  Of extends Table,
>(
  tables: readonly Of[],
  sources: readonly Source[],
  columns: readonly Column<Read>[],
  form: Form<Read, Of>,
): readonly Read[] {
  const words = { units: ['-'] };
  const cells: Columns = {
    [form.name]: { ...words, needed: true },
    ...Object.assign({}, ...columns.map(cellsOf)),
    ...(form.ownSource ? { source: words } : {}),
  };
  const guard = duplicateGuard();
  return tables.flatMap((table) => {
    const rows = parseTable(table, cells).map((row) =>
      parseRow(row, table, sources, columns, form),
    );
    checkFigures(rows.map(({ ranked }) => ranked));
    for (const { read, ranked } of rows) guard(ranked.row, read.edition, read.name);
    return rows.map(({ read }) => read);
  });
}

function parseRow<Read extends { readonly name: string }, Of extends Table>(
  row: Row,
  table: Of,
  sources: readonly Source[],
  columns: readonly Column<Read>[],
  form: Form<Read, Of>,
) {
  const id = row.cell('source').text || table.source;
  const known = (wanted: string) =>
    sources.find((one) => one.id === wanted) ?? row.fail(`unknown source “${wanted}”`);
  const source = known(id);
  const also = table.also?.filter((other) => other !== id && known(other));
  // The throughput columns of one page have one reading.
  const unit = readingOf(row, form.unit, source);

  const values = columns.map((column) => parseValue(row, column, unit));
  const origins = columns.flatMap(({ key, label }, at) => {
    const origin = values[at]?.origin;
    if (origin === undefined) return [];
    if (!origin.startsWith('api-')) row.fail(`“${origin}” is not a source of the resource API`);
    if (Object.keys(namedFigures('', values[at]?.printed)).length === 0)
      row.fail(`“${origin}” is the origin of no figure`);
    return [{ key, label, source: known(origin) }];
  });
  const note = [row.note, ...origins.map(formatOrigin), table.note]
    .filter((words) => words !== undefined)
    .join('. ');
  const read = Object.assign(
    { name: row.cell(form.name).text || row.fail('a row without a name'), edition: table.edition },
    form.group(table),
    ...columns.map((column, at) => {
      const ofTable = column.shared && table[column.key as keyof Of];
      const value = values[at]?.value ?? ofTable;
      if (value === undefined && column.needed) row.fail(`“${cellOf(column)}” is empty`);
      return member(column.key, value);
    }),
    { unit, source: id },
    defined({
      origin:
        origins.length > 0
          ? Object.fromEntries(origins.map(({ key, source: { id } }) => [key, id]))
          : undefined,
      also: also?.length ? also : undefined,
      note: note || undefined,
    }),
  ) as unknown as Read;
  form.check?.(read, row.fail);

  const cellNamed = (wanted: string) =>
    cellOf(columns.find((one) => one.id === wanted) ?? row.fail(`no column “${wanted}”`));
  const ranked: Ranked = {
    row,
    name: read.name,
    rank: form.rank(read),
    figures: Object.assign(
      {},
      ...columns.map((column, at) => namedFigures(cellOf(column), values[at]?.printed)),
    ),
    bursts: columns.flatMap((column) =>
      column.base ? burstPairs(cellNamed(column.base), cellOf(column)) : [],
    ),
  };
  return { read, ranked };
}

/** What a row has in a column: the value, and for a pair of limits the figures as they are printed. */
type Reading = {
  readonly value: unknown;
  readonly printed?: Pair<Figure | NoFigure> | undefined;
  /** The source of the cell, where it is not that of the row. */
  readonly origin?: string | undefined;
};

/** A figure that the page of a row does not print: its column, and the source that has it. */
type Origin = { readonly key: string; readonly label: string; readonly source: Source };
/** Only the resource API fills gaps of the pages. */
const formatOrigin = ({ label, source }: Origin) =>
  `The ${label.toLowerCase()} limit is from the resource API, ${source.date.slice(0, 7)}`;

function parseValue<Read>(row: Row, column: Column<Read>, unit: ThroughputUnit): Reading {
  const cell = cellOf(column);
  switch (column.kind) {
    case 'count':
      return { value: countOf(row, cell) };
    case 'size':
      return { value: sizeOf(row, cell) };
    case 'limit': {
      const { row: bare, origin } = originOf(row, cell);
      const printed = limitOf(bare, cell);
      return { value: inBaseUnits(printed, unit), printed, origin };
    }
    case 'pair': {
      const printed = pairOf(row, cell);
      return { value: printed && inBaseUnits(printed, unit), printed };
    }
    case 'burst': {
      const [printed, minutes] = [pairOf(row, cell), countOf(row, timeOf(column))];
      if ((printed === undefined) !== (minutes === undefined))
        row.fail('a burst and how long it lasts stand together or not at all');
      return { value: printed && { ...inBaseUnits(printed, unit), minutes }, printed };
    }
    case 'word':
      return { value: wordIn(row, cell, column.words) };
    case 'flag': {
      const word = wordIn(row, cell, ['yes', 'no']);
      return { value: word && word === 'yes' };
    }
  }
}

const wordIn = (row: Row, cell: string, words: readonly string[]) =>
  row.cell(cell).text ? wordOf(row, cell, words) : undefined;

const inBaseUnits = (figures: Pair<Figure | NoFigure>, unit: ThroughputUnit) => ({
  iops: typeof figures.iops === 'string' ? figures.iops : iops(figures.iops.value),
  throughput:
    typeof figures.throughput === 'string'
      ? figures.throughput
      : bytesPerSecond(inBytes(figures.throughput.value, unit)),
});
