/** What a run found, as the site prints it and as a terminal does. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Matrix } from '../../src/site/components/wiki-matrix.ts';

const file = path.join(import.meta.dirname, '../../src/site/components/wiki-matrix.json');

/** Keeps the matrix beside the component that prints it. */
export const keep = (matrix: Matrix) => writeFile(file, `${JSON.stringify(matrix, null, 2)}\n`);

export function printed({ hosts, skipped }: Matrix): string {
  const head = ['Tool', 'Form', 'Interactive', 'Height', 'Console', 'Note'];
  const rows = hosts.flatMap(({ tool, version, forms }) =>
    forms.map(({ form, interactive, height, console, note }) => [
      `${tool} ${version}`,
      form,
      interactive,
      height,
      console,
      note,
    ]),
  );
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, ...skipped.map(({ tool, why }) => `${tool} was skipped: ${why}`)].join('\n');
}
