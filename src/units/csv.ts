/** Rows of cells as the text of a CSV file. */

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A spreadsheet computes a cell that begins like a formula, so a text of the reader's could run there; an apostrophe makes it a text. */
export const asText = (cell: string) =>
  /^(\s*[=+\-@|＝＋－＠]|[\t\r\n])/.test(cell) ? `'${cell}` : cell;

/** Rows of cells as the text of a CSV file, as RFC 4180 defines it. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
