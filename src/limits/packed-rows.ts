/** Rows of texts as one text, which is shorter than a list of lists: a row a line, `|` between two cells. */
export function packRows(rows: readonly (readonly string[])[]): string {
  for (const cell of rows.flat())
    if (/[|\n]/.test(cell)) throw new Error(`“${cell}” cannot be a cell of packed rows.`);
  return rows.map((cells) => cells.join('|')).join('\n');
}

/** @param text of at least one row */
export const unpackRows = (text: string): readonly (readonly string[])[] =>
  text.split('\n').map((row) => row.split('|'));
