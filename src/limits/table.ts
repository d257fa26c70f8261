/**
 * A plain-text table: the first line names the columns, the second gives their units, then a row a
 * line, aligned by spaces. The text behind a `#` is the row's note. A table is at the very top of its
 * file, so that a line of the table is a line of the file and an error can name it.
 */
export type TextTable = { readonly file: string; readonly text: string };

/** The units a column may be printed in; `-` is for words. */
export type Columns = Readonly<
  Record<string, { readonly units: readonly string[]; readonly needed?: true }>
>;

export type Row = {
  /** Stops the reading and says where and why. */
  readonly fail: (reason: string) => never;
  readonly cell: (column: string) => Cell;
  readonly note?: string;
};

/** One cell: `-`, or a column that the table does not have, is empty text. */
export type Cell = { readonly column: string; readonly text: string; readonly unit: string };

const failAt =
  (file: string, line: number) =>
  (reason: string): never => {
    throw new Error(`${file}:${line}: ${reason}`);
  };

const wordsOf = (line: string) => line.trim().split(/\s+/);

/** Cuts a table into rows of cells. What a cell means is for its reader; here the shape must be right. */
export function parseTable({ file, text }: TextTable, columns: Columns): readonly Row[] {
  const [rest = '', header = '', unitLine = '', ...body] = text.trimEnd().split('\n');
  if (rest.trim() !== '') failAt(file, 1)('a table begins on the line below its opening quote');
  const names = wordsOf(header);
  checkNames(names, columns, failAt(file, 2));
  const units = wordsOf(unitLine);
  checkUnits(names, units, columns, failAt(file, 3));
  if (body.length === 0) failAt(file, 4)('the table has no rows');

  return body.map((line, index) => {
    const fail = failAt(file, index + 4);
    const [, figures = '', note] = /^(.*?)(?:(?:^|\s+)#(.*))?$/.exec(line) ?? [];
    if (figures.trim() === '') fail('an empty line: a row stands on every line');
    if (note?.trim() === '') fail('an empty note: write words behind the # or leave it out');
    const texts = wordsOf(figures);
    if (texts.length !== names.length)
      fail(`${texts.length} cells for ${names.length} columns (${names.join(', ')})`);
    return {
      fail,
      cell: (column) => {
        const at = names.indexOf(column);
        const found = at < 0 || texts[at] === '-' ? '' : (texts[at] ?? '');
        return { column, text: found, unit: units[at] ?? '' };
      },
      ...(note === undefined ? {} : { note: note.trim() }),
    };
  });
}

function checkNames(names: readonly string[], columns: Columns, fail: (reason: string) => never) {
  for (const [at, name] of names.entries()) {
    if (!Object.hasOwn(columns, name))
      fail(`unknown column “${name}”: there are ${Object.keys(columns).join(', ')}`);
    if (names.indexOf(name) !== at) fail(`column “${name}” is listed twice`);
  }
  for (const [name, { needed }] of Object.entries(columns))
    if (needed && !names.includes(name)) fail(`column “${name}” is missing`);
}

function checkUnits(
  names: readonly string[],
  units: readonly string[],
  columns: Columns,
  fail: (reason: string) => never,
) {
  if (units.length !== names.length)
    fail(`${units.length} units for ${names.length} columns: every column needs its unit`);
  for (const [at, name] of names.entries()) {
    const allowed = columns[name]?.units ?? [];
    const unit = units[at] ?? '';
    if (!allowed.includes(unit))
      fail(
        unit === '-'
          ? `column “${name}” has no unit: it is printed in ${allowed.join(' or ')}`
          : `“${unit}” is not a unit of column “${name}”: it is ${allowed.join(' or ')}`,
      );
  }
}
