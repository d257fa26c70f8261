/** A table of the dataset as text: where its rows are, and the lines that would take their place. */
import type { TextTable } from '../../../src/limits/table.ts';
import { gib } from '../../../src/units/index.ts';

export type Place = { readonly file: string; readonly line: number; readonly text: string };

/** Cells by the name of their column. */
export type Cells = Readonly<Record<string, string>>;

const wordsOf = (line: string) => line.trim().split(/\s+/);

export class Table<Of extends TextTable = TextTable> {
  readonly source: Of;
  /** The names of its rows. */
  readonly names: readonly string[];
  /** The unit of each column, and where it begins in a line. */
  readonly #columns: readonly { readonly name: string; unit: string; start: number }[];
  readonly #lines: readonly string[];
  /** Whether the table prints numbers with commas. */
  readonly #hasCommas: boolean;

  constructor(source: Of) {
    this.source = source;
    this.#lines = source.text.trimEnd().split('\n');
    const [, header = '', units = '', ...rows] = this.#lines;
    this.names = rows.map((line) => wordsOf(line)[0] ?? '');
    this.#columns = [...header.matchAll(/\S+/g)].map(({ 0: name, index: start }, at) => ({
      ...{ name, start },
      unit: wordsOf(units)[at] ?? '',
    }));
    this.#hasCommas = /\d,\d{3}/.test(source.text);
  }

  get file() {
    return this.source.file;
  }

  get columns(): readonly string[] {
    return this.#columns.map(({ name }) => name);
  }

  /** The line of a row, counted as in its file. */
  placeOf(name: string): Place | undefined {
    const at = this.names.indexOf(name) + 3;
    return at < 3 ? undefined : { file: this.file, line: at + 1, text: this.#lines[at] ?? '' };
  }

  /** A number as the table prints numbers. */
  number(value: number): string {
    const short = Number(value.toPrecision(12));
    if (!this.#hasCommas) return String(short);
    const [whole = '', ...part] = String(short).split('.');
    return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...part].join('.');
  }

  /** Bytes in the unit of a column. */
  size(column: string, bytes: number): string {
    const unit = this.#columns.find(({ name }) => name === column)?.unit;
    return this.number(bytes / (unit === 'GB' ? 1e9 : gib(1)));
  }

  /** The text of a cell as a row prints it now, without its origin. */
  cell({ text }: Place, column: string): string {
    const at = this.columns.indexOf(column);
    return (wordsOf(text.replace(/\s+#.*$/, ''))[at] ?? '').replace(/@.*$/, '');
  }

  /**
   * The line of a row with some cells replaced; columns that the table lacks are left out.
   * @param remark is added to the note of the row
   */
  edited({ text }: Place, cells: Cells, remark?: string): string {
    const [, figures = '', note] = /^(.*?)(?:\s+#\s*(.*))?$/.exec(text) ?? [];
    const words = wordsOf(figures).map((word, at) => cells[this.columns[at] ?? ''] ?? word);
    const notes = [note, remark].filter((one) => one !== undefined);
    return `${this.#aligned(words)}${notes.length > 0 ? `   # ${notes.join('. ')}` : ''}`;
  }

  /** A new line: a `-` where there is no cell. */
  line = (cells: Cells): string => this.#aligned(this.columns.map((name) => cells[name] ?? '-'));

  /** Puts words under the columns, as the other lines have them. */
  #aligned(words: readonly string[]): string {
    const line = words.map((word, at) => {
      const next = this.#columns[at + 1]?.start;
      return next === undefined ? word : word.padEnd(next - (this.#columns[at]?.start ?? 0) - 2);
    });
    return line.join('  ').trimEnd();
  }
}

/** The lines of a new table, its columns as wide as their longest cell. */
export function newTable(lines: readonly (readonly string[])[]): readonly string[] {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const padded = (cell: string, at: number) => cell.padEnd(widths?.[at] ?? 0);
  return lines.map((line) => line.map(padded).join('  ').trimEnd());
}

/** A table and the row of a name in it; nothing where no table has the name. */
export function rowIn<Of extends TextTable>(tables: readonly Table<Of>[], name: string) {
  for (const table of tables) {
    const place = table.placeOf(name);
    if (place) return { table, place };
  }
  return undefined;
}
