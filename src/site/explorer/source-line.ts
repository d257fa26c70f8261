/**
 * Where a figure was read: a click or Enter on its cell says it in one line under the table. A link
 * in each cell would be thousands; without script the heading of the series has the same links.
 */

import { h } from '../dom.ts';
import type { ExplorerTable } from './dom-table.ts';

const steps: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function sourceLines(table: ExplorerTable, line: HTMLElement) {
  // One stop of the tab key leads into the table; the arrows lead on from there.
  let stop = table.lines[0]?.cells[2];
  stop?.setAttribute('tabindex', '0');

  function focus(cell: HTMLTableCellElement) {
    stop?.removeAttribute('tabindex');
    stop = cell;
    cell.setAttribute('tabindex', '0');
    cell.focus();
  }

  function say(cell: HTMLTableCellElement) {
    const row = cell.parentElement as HTMLTableRowElement;
    const at = table.lines.indexOf(row);
    const heading = table.headingOf(cell);
    const { source, printed: rate } = table.originOf(at);
    if (!heading || !source) return;
    const name = table.rows[at]?.name ?? '';
    const text = cell.cellIndex === 0 ? name : cell.textContent;
    const note = row.querySelector('.note') ?? source.querySelector('.note');
    const printed = heading.kind === 'rate' ? rate : heading.unit;
    const read =
      heading.kind === 'rate' && printed !== heading.unit && /\d/.test(text)
        ? `, printed as ${printed} and read as ${heading.unit}`
        : '';
    const unit = /\d/.test(text) && heading.unit ? ` ${heading.unit}` : '';
    const [size = name, way] = name.split('/');
    const figure = h('strong', {}, `${name}, ${heading.label}: ${text}${unit}`);
    line.hidden = false;
    if (heading.id === 'cost') {
      const listed = document.getElementById('price-list');
      line.replaceChildren(figure, '. ', ...(listed?.cloneNode(true).childNodes ?? []));
      return;
    }
    line.replaceChildren(
      figure,
      `${read}. Row ${size}${way ? ' for NVMe' : ''} in `,
      ...[...source.children].flatMap((node, at) =>
        node.className === 'note' ? [] : [at > 0 ? '; ' : '', node.cloneNode(true)],
      ),
      ...(note ? [' ', note.cloneNode(true)] : []),
      noteOf(note),
    );
  }

  const cellOf = (target: EventTarget | null) =>
    target instanceof Element && !target.closest('a, input, button')
      ? target.closest<HTMLTableCellElement>('tbody tr:not(.group) :is(td, th)')
      : null;

  table.table.addEventListener('click', ({ target }) => {
    const cell = cellOf(target);
    if (!cell) return;
    focus(cell);
    say(cell);
  });
  table.table.addEventListener('keydown', (event) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    if (event.key === 'Enter') return say(cell);
    const step = steps[event.key];
    if (!step) return;
    const next = neighbour(table, cell, step);
    if (!next) return;
    event.preventDefault();
    focus(next);
  });
}

/** The caveat itself: a figure without it is half the truth. */
function noteOf(link: Element | null): string {
  const note =
    link instanceof HTMLAnchorElement && document.getElementById(link.hash.slice(1))?.textContent;
  return note ? `: ${note}` : '';
}

/** The next cell that is shown, in this direction. */
function neighbour(
  { visible, lines }: ExplorerTable,
  cell: HTMLTableCellElement,
  [rows, cells]: readonly [number, number],
): HTMLTableCellElement | undefined {
  const row = cell.parentElement as HTMLTableRowElement;
  if (rows !== 0) {
    const at = visible.indexOf(lines.indexOf(row)) + rows;
    return lines[visible[at] ?? -1]?.cells[cell.cellIndex];
  }
  return row.cells[cell.cellIndex + cells];
}
