/** A table as plain text: words to the left, numbers to the right. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const text = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)),
  );
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...text.map((row) => row[at]?.length ?? 0)),
  );
  const numeric = columns.map((_, at) => text.every((row) => /^[\d.,]*$/.test(row[at] ?? '')));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) =>
        numeric[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(columns), ...text.map(line)].join('\n');
}
