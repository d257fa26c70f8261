/**
 * Where a figure was read: a click or Enter on its cell says it in one line under the table. A link
 * in each cell would be thousands; without script the heading of the series has the same links.
 */

import { makeElement } from '../dom.ts';
import type { ExplorerTable } from './dom-table.ts';

const steps: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const cellAt = (target: EventTarget | null) =>
  target instanceof Element && !target.closest('a, input, button')
    ? target.closest<HTMLTableCellElement>('tbody tr:not(.group) :is(td, th)')
    : null;

/** The line goes when a reader closes it. */
export function sourceLines(tables: readonly ExplorerTable[], line: HTMLElement) {
  let of: HTMLElement | undefined;
  const close = () => {
    // Whoever was in the line goes on from its figure.
    if (line.contains(document.activeElement)) of?.focus();
    line.hidden = true;
  };
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  for (const table of tables)
    listen(table, (cell) => {
      const said = sourceOf(table, cell);
      if (!said) return;
      of = cell;
      const button = makeElement('button', { type: 'button' }, 'Close');
      button.addEventListener('click', close);
      line.hidden = false;
      line.replaceChildren(...said, ' ', button);
      // The line lies on the foot of the window, where the figure may be.
      cell.style.scrollMarginBottom = `${line.offsetHeight}px`;
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
}

function listen(table: ExplorerTable, say: (cell: HTMLTableCellElement) => void) {
  // One stop of the tab key leads into the table; the arrows lead on from there.
  let stop = table.rows[0]?.element.cells[2];
  stop?.setAttribute('tabindex', '0');

  const focus = (cell: HTMLTableCellElement) => {
    stop?.removeAttribute('tabindex');
    stop = cell;
    cell.setAttribute('tabindex', '0');
    cell.focus();
  };
  table.element.addEventListener('click', ({ target }) => {
    const cell = cellAt(target);
    if (!cell) return;
    focus(cell);
    say(cell);
  });
  table.element.addEventListener('keydown', (event) => {
    const cell = cellAt(event.target);
    if (!cell) return;
    if (event.key === 'Enter') return say(cell);
    const [rows = 0, cells = 0] = steps[event.key] ?? [];
    const next = neighbour(table, cell, rows, cells);
    if (next === cell || !next) return;
    event.preventDefault();
    focus(next);
  });
}

/** The figure of a cell with its unit, the documents that it was read in, and what a note says of it. */
function sourceOf(
  table: ExplorerTable,
  cell: HTMLTableCellElement,
): readonly (Node | string)[] | undefined {
  const row = table.rowAt(cell);
  const source = row?.home.querySelector('.source');
  const [heading] = [table.headings[0], ...table.figures.map(([one]) => one)].slice(cell.cellIndex);
  if (!row || !heading || !source) return undefined;
  const { name } = row;
  const text = cell.cellIndex === 0 ? name : cell.textContent;
  const unit = /\d/.test(text) ? heading.unit : '';
  const figure = `${name}, ${heading.label}: ${text}${unit && ` ${unit}`}`;
  const said = makeElement('strong', {}, figure);
  if (heading.id === 'cost') {
    const listed = document.getElementById('price-list');
    return [said, '. ', ...(listed?.cloneNode(true).childNodes ?? [])];
  }
  const printed = row.home.dataset['printed'] ?? 'MBps';
  const isReadAnew = unit !== '' && heading.kind === 'rate' && printed !== unit;
  const [size = name, way] = name.split('/');
  const noteIn = (place: Element) => place.querySelector<HTMLAnchorElement>('a.note');
  const note = noteIn(row.element) ?? noteIn(source);
  const documents = [...source.children].filter(({ className }) => className !== 'note');
  return [
    said,
    isReadAnew ? `, printed as ${printed} and read as ${unit}` : '',
    `. Row ${size}${way ? ' for NVMe' : ''} in `,
    ...documents.flatMap((node, at) => [at > 0 ? '; ' : '', node.cloneNode(true)]),
    ...(note ? [' ', note.cloneNode(true), noteOf(note)] : []),
  ];
}

/** The caveat itself: a figure without it is half the truth. */
function noteOf({ hash }: HTMLAnchorElement): string {
  const note = document.getElementById(hash.slice(1))?.textContent;
  return note ? `: ${note}` : '';
}

/** The next cell that is shown, in this direction. */
function neighbour(table: ExplorerTable, cell: HTMLTableCellElement, rows: number, cells: number) {
  const row = table.rowAt(cell);
  if (!row || rows === 0) return row?.element.cells[cell.cellIndex + cells];
  const visible = table.visible.filter(({ hidden }) => !hidden);
  return visible[visible.indexOf(row) + rows]?.element.cells[cell.cellIndex];
}
