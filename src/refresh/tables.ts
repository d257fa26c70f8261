/** Rows as their tables have them: where a row is, and the line that takes its place. */

import type { TextTable } from '../limits/table.ts';
import type { ThroughputUnit } from '../units/index.ts';
import { bytesIn, gib } from '../units/index.ts';

export type Place = { readonly file: string; readonly line: number; readonly text: string };

const linesOf = ({ text }: TextTable) => text.trimEnd().split('\n');
const wordsOf = (line: string) => line.trim().split(/\s+/);

/** The columns of a table by name: the unit, and where the column begins in a line. */
function columnsOf(table: TextTable) {
  const [, header = '', units = ''] = linesOf(table);
  const unitWords = wordsOf(units);
  return [...header.matchAll(/\S+/g)].map(({ 0: name, index: start }, at) => ({
    name,
    unit: unitWords[at] ?? '',
    start,
  }));
}

/** The line of a row, counted as in its file. */
export function placeOf(table: TextTable, name: string): Place | undefined {
  const lines = linesOf(table);
  const at = lines.findIndex((line, index) => index > 2 && wordsOf(line)[0] === name);
  return at < 0 ? undefined : { file: table.file, line: at + 1, text: lines[at] ?? '' };
}

export const namesIn = (table: TextTable): readonly string[] =>
  linesOf(table)
    .slice(3)
    .map((line) => wordsOf(line)[0] ?? '');

export const columnNames = (table: TextTable): readonly string[] =>
  columnsOf(table).map(({ name }) => name);
export const hasColumn = (table: TextTable, name: string) => columnNames(table).includes(name);

/** A number as the table prints numbers, with or without commas. */
function numberText(table: TextTable, value: number): string {
  const short = Number(value.toPrecision(12));
  if (!/\d,\d{3}/.test(table.text)) return String(short);
  const [whole = '', part] = String(short).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

export const countText = numberText;

/** Bytes in the unit that a column of the table has. */
export function sizeText(table: TextTable, column: string, bytes: number): string {
  const unit = columnsOf(table).find(({ name }) => name === column)?.unit;
  return numberText(table, bytes / (unit === 'GB' ? 1e9 : gib(1)));
}

/** One half of a limit: a number in base units, or the word that is in its place. */
export const iopsText = (table: TextTable, half: number | string) =>
  typeof half === 'string' ? half : numberText(table, half);
export const rateText = (table: TextTable, half: number | string, unit: ThroughputUnit) =>
  typeof half === 'string' ? half : numberText(table, half / bytesIn[unit]);

/** Puts cells under the columns of a table, as its other lines have them. */
function aligned(table: TextTable, words: readonly string[], note: string | undefined): string {
  const columns = columnsOf(table);
  const line = words.map((word, at) => {
    const next = columns[at + 1];
    return next ? word.padEnd(next.start - (columns[at]?.start ?? 0) - 2) : word;
  });
  return `${line.join('  ').trimEnd()}${note === undefined ? '' : `   # ${note}`}`;
}

/**
 * The line of a row with some cells replaced.
 * @param cells by the name of the column; columns that the table lacks are left out
 * @param remark is added to the note of the row
 */
export function editedLine(
  table: TextTable,
  { text }: Place,
  cells: Readonly<Record<string, string>>,
  remark?: string,
): string {
  const [, figures = '', note] = /^(.*?)(?:\s+#\s*(.*))?$/.exec(text) ?? [];
  const words = wordsOf(figures).map((word, at) => cells[columnsOf(table)[at]?.name ?? ''] ?? word);
  const notes = [note, remark].filter((one) => one !== undefined);
  return aligned(table, words, notes.length > 0 ? notes.join('. ') : undefined);
}

/** A row without its note, where a changed figure makes that false. */
export const withoutNote = (place: Place): Place => ({
  ...place,
  text: place.text.replace(/\s+#.*$/, ''),
});

/** A new line of a table: a `-` where there is no cell. */
export const newLine = (table: TextTable, cells: Readonly<Record<string, string>>): string =>
  aligned(
    table,
    columnsOf(table).map(({ name }) => cells[name] ?? '-'),
    undefined,
  );

/** The text of a cell as a row prints it now, without its origin. */
export function cellText(table: TextTable, { text }: Place, column: string): string {
  const at = columnsOf(table).findIndex(({ name }) => name === column);
  return (wordsOf(text.replace(/\s+#.*$/, ''))[at] ?? '').replace(/@.*$/, '');
}

/** A new table, its columns as wide as their longest cell. */
export function newTable(
  columns: readonly { readonly name: string; readonly unit: string }[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const lines = [columns.map(({ name }) => name), columns.map(({ unit }) => unit), ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
