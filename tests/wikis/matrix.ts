/** What a run found, as the site prints it and as a terminal does. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Matrix = {
  /** The day of the run, as 2026-11-21. */
  readonly date: string;
  readonly browser: string;
  readonly hosts: readonly {
    readonly tool: string;
    readonly version: string;
    readonly forms: readonly {
      readonly form: string;
      /** A picture is not, and leads to the page that is. */
      readonly interactive: 'yes' | 'no' | 'link';
      readonly height: string;
      readonly console: string;
      readonly note: string;
    }[];
  }[];
  readonly skipped: readonly { readonly tool: string; readonly why: string }[];
};

const file = path.join(import.meta.dirname, '../../src/site/components/wiki-matrix.json');

const rowsOf = ({ hosts }: Matrix) =>
  hosts.flatMap(({ tool, version, forms }) =>
    forms.map(({ form, interactive, height, console, note }) => [
      `${tool} ${version}`,
      form,
      interactive,
      height,
      console,
      note,
    ]),
  );
const skippedOf = ({ skipped }: Matrix) =>
  skipped.map(({ tool, why }) => `${tool} was left out: ${why}`);

/** Saves the matrix beside the component that prints it, one line a row. */
export function save(matrix: Matrix) {
  const { date, browser } = matrix;
  const rows = rowsOf(matrix).map((cells) => cells.join(' | '));
  const text = JSON.stringify({ date, browser, rows, skipped: skippedOf(matrix) }, null, 2);
  return writeFile(file, `${text}\n`);
}

export function printed(matrix: Matrix): string {
  const head = ['Tool', 'Form', 'Interactive', 'Height', 'Console', 'Note'];
  const table = [head, ...rowsOf(matrix)];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, ...skippedOf(matrix)].join('\n');
}
