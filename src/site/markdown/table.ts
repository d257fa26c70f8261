/** Tables: Markdown has one row of headings, no caption and no line breaks in a cell. */
import type { Element, ElementContent } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { element, elementsOf, lineOf, text } from './html-tree.ts';

const spanOf = (cell: Element, name: 'colSpan' | 'rowSpan') => Number(cell.properties[name] ?? 1);

/** `Cached` over `IOPS` and `MB/s` becomes `Cached, IOPS` and `Cached, MB/s`: each column with all its headings. */
function headings(rows: readonly Element[]): readonly string[] {
  const columns: string[][] = [];
  /** How many rows each column is still taken by a cell from above. */
  const taken: number[] = [];
  for (const row of rows) {
    let column = 0;
    const free = () => {
      while ((taken[column] ?? 0) > 0) taken[column] = (taken[column++] ?? 0) - 1;
    };
    for (const cell of elementsOf(row.children, 'th, td')) {
      free();
      for (let wide = spanOf(cell, 'colSpan'); wide > 0; wide--, column++) {
        const over = columns[column] ?? [];
        columns[column] = lineOf(cell) ? [...over, lineOf(cell)] : over;
        taken[column] = spanOf(cell, 'rowSpan') - 1;
      }
    }
    free();
  }
  return columns.map((over) => over.join(', '));
}

const oneLine = (children: readonly ElementContent[]): readonly ElementContent[] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'br') return [text(', ')];
    const inside = oneLine(child.children);
    return matches('p, div, ul, ol, li', child)
      ? [...inside, text(' ')]
      : [{ ...child, children: [...inside] }];
  });

/** A drawing beside figures says nothing more: a column that has no words at all is left out. */
function withoutBlank(rows: readonly (readonly Element[])[]): readonly (readonly Element[])[] {
  const wide = Math.max(0, ...rows.map((row) => row.length));
  const kept = Array.from({ length: wide }, (_, column) =>
    rows.some((row) => lineOf(row[column]) !== ''),
  );
  return rows.map((row) => row.filter((_, column) => kept[column]));
}

const aligned = (cell: Element) =>
  matches('.right, .num', cell)
    ? { align: 'right' }
    : matches('.center', cell)
      ? { align: 'center' }
      : {};

/** The caption as a line of its own, and a table of one heading row. Links that set a calculator to each row are left out. */
export function plainTable(table: Element): readonly ElementContent[] {
  const caption = select('caption', table);
  const cellsOf = (row: Element) =>
    elementsOf(row.children, ':is(th, td):not(.go)').flatMap((cell) => [
      element(cell.tagName, oneLine(cell.children), {
        ...aligned(cell),
        rowSpan: cell.properties['rowSpan'],
      }),
      // One figure for two columns goes into the first.
      ...Array.from({ length: spanOf(cell, 'colSpan') - 1 }, () => element('td', [])),
    ]);
  const head = selectAll('thead tr', table).map((row) => ({
    ...row,
    children: [...elementsOf(row.children, ':is(th, td):not(.go)')],
  }));
  const top =
    head.length > 1 || head.length === 0
      ? headings(head).map((name) => element('th', [text(name)]))
      : cellsOf(head[0] as Element);
  const body = selectAll('tbody tr', table).map(cellsOf);
  const rows = withoutBlank([top, ...body]);
  const made = element('table', [
    element('thead', [element('tr', rows[0] ?? [])]),
    element(
      'tbody',
      rows.slice(1).map((row) => element('tr', row)),
    ),
  ]);
  return caption ? [element('p', [element('em', [text(lineOf(caption))])]), made] : [made];
}
