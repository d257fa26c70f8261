/** From the text of a cell to its value. Anything unclear is an error: a limit that is guessed is worse than none. */
import { type Bytes, bytes, bytesIn, gib, type ThroughputUnit } from '../units/index.ts';
import type { NoFigure, Source } from './rows.ts';
import type { Cell, Row } from './table.ts';

/** A number as the page lists it. A `*` behind it says that it looks wrong and is printed so. */
export type Figure = { readonly value: number; readonly marked: boolean };
/** The two halves of a cell such as `3,200/48`. */
export type Pair<T> = { readonly iops: T; readonly throughput: T };

/** How the units of such a pair are written in a table. */
export const pairUnits = ['IOPS/MBps', 'IOPS/MB/s', 'IOPS/MiB/s'];

const missing: Readonly<Record<string, NoFigure>> = {
  none: 'none',
  unpublished: 'not published',
  local: 'local disk only',
};

function figureOf(text: string, { column }: Cell, { fail }: Row): Figure {
  const match = /^((?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)(?:\.\d+)?)(\*?)$/.exec(text);
  const value = Number(match?.[1]?.replaceAll(',', ''));
  if (!match || !(value > 0)) fail(`“${text}” in “${column}” is not a number such as 500 or 5,000`);
  return { value, marked: match?.[2] === '*' };
}

/**
 * A number without a mark, or nothing where the cell is `-`.
 * @param text the part of the cell, where it has several
 */
export function numberOf(
  row: Row,
  column: string,
  text: string = row.cell(column).text,
): number | undefined {
  if (text === '' || text === '-') return undefined;
  const { value, marked } = figureOf(text, row.cell(column), row);
  if (marked) row.fail(`“${column}” is not compared with anything: drop the *`);
  return value;
}

export function countOf(row: Row, column: string): number | undefined {
  const value = numberOf(row, column);
  if (value !== undefined && !Number.isInteger(value))
    row.fail(`“${column}” is a count: ${value} is not whole`);
  return value;
}

export function sizeOf(row: Row, column: string): Bytes | undefined {
  const value = numberOf(row, column);
  if (value === undefined) return undefined;
  return row.cell(column).unit === 'GB' ? bytes(value * 1e9) : gib(value);
}

/** A cell has no blanks: `below-4TiB` is “below 4 TiB”. */
const closed = (text: string) => text.replaceAll(/[ -]/g, '');

/** One of a few words. */
export function wordOf(row: Row, column: string, words: readonly string[]): string {
  const { text } = row.cell(column);
  return (
    words.find((word) => closed(word) === closed(text)) ??
    row.fail(
      `“${text || '-'}” in “${column}”: it is ${words.map((word) => word.replaceAll(' ', '-')).join(' or ')}`,
    )
  );
}

function halvesOf(cell: Cell, { fail }: Row): readonly [string, string] {
  const halves = cell.text.split('/');
  if (halves.length !== 2)
    fail(`“${cell.text}” in “${cell.column}” is not a pair such as 3,200/48`);
  return [halves[0] ?? '', halves[1] ?? ''];
}

/** IOPS and throughput, or nothing where the cell is `-`. */
export function pairOf(row: Row, column: string): Pair<Figure> | undefined {
  const cell = row.cell(column);
  if (cell.text === '') return undefined;
  const [iops, throughput] = halvesOf(cell, row);
  return { iops: figureOf(iops, cell, row), throughput: figureOf(throughput, cell, row) };
}

/** A cell without its origin, and the origin: `9000/125@api-2025` is a figure that another source has and the page lacks. */
export function originOf(row: Row, column: string): { row: Row; origin?: string } {
  const [, text = '', origin] = /^(.*?)(?:@(.*))?$/.exec(row.cell(column).text) ?? [];
  if (origin === undefined) return { row };
  return { row: { ...row, cell: (name) => ({ ...row.cell(name), text }) }, origin };
}

/** Both figures of a limit. Where one is missing a word says why: `-` would hide which of the reasons it is. */
export function limitOf(row: Row, column: string): Pair<Figure | NoFigure> {
  const cell = row.cell(column);
  if (cell.text === '')
    row.fail(`“${column}” is empty: say why with ${Object.keys(missing).join(', ')}`);
  const halfOf = (text: string) =>
    Object.hasOwn(missing, text) ? missing[text] : figureOf(text, cell, row);
  const [iops, throughput] = Object.hasOwn(missing, cell.text)
    ? [cell.text, cell.text]
    : halvesOf(cell, row);
  return {
    iops: halfOf(iops) ?? row.fail('unreachable'),
    throughput: halfOf(throughput) ?? row.fail('unreachable'),
  };
}

/** The unit in which the throughput of a column is read: the source decides, and the table may not contradict it. */
export function readingOf(row: Row, column: string, source: Source): ThroughputUnit {
  const printed = row.cell(column).unit.slice('IOPS/'.length);
  const read =
    source.reading?.unit ?? row.fail(`source “${source.id}” does not say what its MB/s are`);
  if (printed === 'MiB/s' && read !== 'MiB/s')
    row.fail(`“${column}” is printed in MiB/s, but source “${source.id}” is read as ${read}`);
  return read;
}

/** Whole bytes: a published figure with decimals must come out the same wherever it is computed. */
export const inBytes = (figure: number, unit: ThroughputUnit) => Math.round(figure * bytesIn[unit]);
