/** Where a document and a row of the dataset have different figures, in words and as cells of the row. */
import { type Column, type Figure, figuresOf } from '../../../src/limits/columns/column.ts';
import type { NoFigure } from '../../../src/limits/rows.ts';
import { bytesIn, formatNumber, gib, type ThroughputUnit } from '../../../src/units/index.ts';
import type { Document, Figures } from './observed.ts';
import type { Cells, Table } from './table.ts';

export type Row = {
  readonly name: string;
  readonly unit: ThroughputUnit;
  readonly source: string;
  readonly note?: string;
  readonly origin?: Readonly<Record<string, string>>;
};

export type Change<Of> = {
  readonly figure: Figure<Of>;
  /** In base units, or the word in its place; nothing where the row has neither. */
  readonly held: number | NoFigure | string | undefined;
  readonly seen: number;
};

const near = (one: number, other: number, tolerance: number) =>
  Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));

/**
 * Whether two figures say the same. The resource API has counted the MB of a printed N MB/s as 10^6,
 * 1,024,000 and 2^20 bytes, by series and year, and rounds the sizes of local disks to whole MiB.
 */
function same<Of>(held: number, seen: number, { kind, id }: Figure<Of>, row: Row, isApi: boolean) {
  if (kind === 'rate') {
    const printed = held / bytesIn[row.unit];
    const readings = isApi ? [1e6, 1_024_000, 2 ** 20] : [bytesIn[row.unit]];
    return readings.some((reading) => near(printed * reading, seen, 1e-6));
  }
  return near(held, seen, isApi && /^(temp|nvme-size|cache-size)$/.test(id) ? 0.005 : 1e-9);
}

export function changesIn<Of extends Row>(
  row: Of,
  columns: readonly Column<Of>[],
  figures: Figures,
  { kind: from }: Document,
): readonly Change<Of>[] {
  const isApi = from === 'resource API';
  return columns.flatMap(figuresOf).flatMap((figure): readonly Change<Of>[] => {
    const [read, held, isRate] = [figures[figure.id], figure.of(row), figure.kind === 'rate'];
    if (read === undefined) return [];
    // Pages print MB/s and leave it to the source what these are.
    const seen = isRate && !isApi ? (read / 1e6) * bytesIn[row.unit] : read;
    if (typeof held === 'number' && same(held, seen, figure, row, isApi)) return [];
    // What the resource API says of sizes and counts fills no gaps: no limit depends on it.
    const isGap = typeof held !== 'number' && isApi && !isRate && figure.kind !== 'IOPS';
    return isGap ? [] : [{ figure, held, seen }];
  });
}

/** A figure in the unit that its row is printed in, and the name of that unit. */
function printed<Of>(value: number, { kind }: Figure<Of>, unit: ThroughputUnit) {
  if (kind === 'GiB') return [value / gib(1), ' GiB'] as const;
  if (kind === 'rate') return [value / bytesIn[unit], ` ${unit}`] as const;
  return [value, kind === 'IOPS' || kind === 'min' ? ` ${kind}` : ''] as const;
}

/** A figure as a reader of the dataset knows it. */
export function inWords<Of>(
  value: number | string | undefined,
  { figure }: Change<Of>,
  { unit }: Row,
) {
  if (typeof value !== 'number') return value ?? 'nothing';
  const [number, name] = printed(value, figure, unit);
  return `${formatNumber(number, 3)}${name}`;
}

/** “Uncached 12,800 IOPS → 13,000 IOPS”. */
export const changeInWords = <Of>(change: Change<Of>, row: Row) =>
  `${change.figure.column.label} ${inWords(change.held, change, row)} → ${inWords(change.seen, change, row)}`;

/** A number that is no part of a name or a date, with the words behind it: “12,800”, “19000/120 for E2ds_v4”. */
const numberInNote = /(?<![\w.-])(\d[\d,]*(?:\.\d+)?)(?![\w-])([^.;]*)/g;

/**
 * Whether the note of a row has a figure already: then it probably is known, and was decided. A small count, which
 * may be anything, has to have its name beside it; and what the note says of another size is of that alone.
 */
export function isNoted<Of>(value: number, { figure }: Change<Of>, { note = '', unit, name }: Row) {
  const [plain] = printed(value, figure, unit);
  const forms = [String(Number(plain.toPrecision(10))), formatNumber(plain, 5)];
  const label = figure.column.label.toLowerCase();
  return [...note.matchAll(numberInNote)].some(([, number = '', after = '']) => {
    if (!forms.includes(number.replace(/,$/, ''))) return false;
    const [, other = name] = /^(?:\/[\d.]+)? for (\w+)/.exec(after) ?? [];
    return other === name && (figure.kind !== 'count' || after.toLowerCase().includes(label));
  });
}

/** The name of a column in the tables. */
export const cellName = <Of>({ id, cell = id }: Column<Of>) => cell;

/**
 * The cells that have some of these figures, as the table prints them.
 * @param now what is in a cell of limits, of which one half may stay
 * @param origin of limits, where it is not the page of the row
 */
export function cellsOf<Of>(
  columns: readonly Column<Of>[],
  figures: Figures,
  table: Table,
  unit: ThroughputUnit,
  now: (cell: string) => string,
  origin?: string,
): Cells {
  const cells: Record<string, string> = {};
  for (const column of columns) {
    const name = cellName(column);
    const [first, second, minutes] = figuresOf(column).map(({ id }) => figures[id]);
    if (minutes !== undefined) cells[`${name}-time`] = table.number(minutes);
    if (first === undefined && second === undefined) continue;
    if (column.kind === 'count' || column.kind === 'size') {
      const value = first ?? 0;
      cells[name] = column.kind === 'count' ? table.number(value) : table.size(name, value);
      continue;
    }
    const [iops = '', rate = iops] = now(name).split('/');
    const halves = [
      first === undefined ? iops : table.number(first),
      second === undefined ? rate : table.number(second / bytesIn[unit]),
    ];
    cells[name] = `${halves.join('/')}${origin && column.kind === 'limit' ? `@${origin}` : ''}`;
  }
  return cells;
}
