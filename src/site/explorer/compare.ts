/** Up to four sizes side by side, from either edition; each figure with its own unit. */

import { createElement } from '../dom.ts';
import type { ExplorerTable, NamedHeading } from './dom-table.ts';
import { most } from './state.ts';

type Picked = { readonly id: string; readonly table: ExplorerTable; readonly at: number };

/** How a row is named in a link: today's by its name, an older one with its edition. */
export const idOf = (table: ExplorerTable, at: number) => {
  const name = table.rows[at]?.name ?? '';
  return table.edition === 'current' ? name : `${name}@${table.edition}`;
};

/** Puts a box before each name. They come when the browser has time: the table is read first. */
export function addBoxes(table: ExplorerTable, change: (id: string, wanted: boolean) => void) {
  for (const [at, line] of table.lines.entries()) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.setAttribute('aria-label', `Compare ${table.rows[at]?.name}`);
    line.cells[0]?.prepend(box);
  }
  table.table.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const line = target.closest('tr');
    if (line) change(idOf(table, table.lines.indexOf(line)), target.checked);
  });
}

/** Ticks what is compared; with four chosen no fifth can be. */
export function tick(table: ExplorerTable, compared: readonly string[]) {
  const full = compared.length >= most;
  for (const [at, line] of table.lines.entries()) {
    const box = line.cells[0]?.firstElementChild;
    if (!(box instanceof HTMLInputElement)) continue;
    const chosen = compared.includes(idOf(table, at));
    if (box.checked !== chosen) box.checked = chosen;
    if (box.disabled !== (full && !chosen)) box.disabled = full && !chosen;
  }
}

export function drawComparison(
  place: HTMLElement,
  tables: readonly ExplorerTable[],
  compared: readonly string[],
  drop: (id: string) => void,
) {
  const picked = compared.flatMap((id) => find(tables, id));
  place.hidden = picked.length === 0;
  const inner = place.querySelector('.wide');
  if (!inner || picked.length === 0) return;
  const [first] = tables;
  const rows = (first?.headings ?? []).slice(2).flatMap((heading) => comparedRow(heading, picked));
  const heads = picked.map(({ id, table, at }) => {
    const remove = createElement('button', {
      type: 'button',
      class: 'drop',
      'aria-label': `Remove ${id}`,
    });
    remove.addEventListener('click', () => drop(id));
    return createElement(
      'th',
      { scope: 'col' },
      table.rows[at]?.name ?? '',
      ' ',
      remove,
      createElement('small', {}, table.edition === 'current' ? 'today' : table.edition),
    );
  });
  const series = picked.map(({ table, at }) =>
    createElement('td', {}, table.rows[at]?.group ?? ''),
  );
  inner.replaceChildren(
    createElement(
      'table',
      {},
      createElement('thead', {}, createElement('tr', {}, createElement('td'), ...heads)),
      createElement(
        'tbody',
        {},
        createElement('tr', {}, createElement('th', { scope: 'row' }, 'Series'), ...series),
        ...rows,
      ),
    ),
  );
}

const find = (tables: readonly ExplorerTable[], id: string): readonly Picked[] =>
  tables.flatMap((table) => {
    const at = table.rows.findIndex((_, place) => idOf(table, place) === id);
    return at < 0 ? [] : [{ id, table, at }];
  });

/** One figure of all sizes; nothing where none of them has it. */
function comparedRow({ id, label }: NamedHeading, picked: readonly Picked[]) {
  const cells = picked.map(({ table, at }) => {
    const column = table.headings.findIndex((heading) => heading.id === id);
    const text = table.rows[at]?.texts[column] ?? 'not published';
    return { text, number: table.rows[at]?.numbers[column], unit: table.headings[column]?.unit };
  });
  if (cells.every(({ text }) => text === 'none')) return [];
  const differ = new Set(cells.map(({ text, number }) => number || text)).size > 1;
  const printed = cells.map(({ text, unit }) =>
    /\d/.test(text)
      ? createElement('td', {}, text, createElement('small', {}, unit ? ` ${unit}` : ''))
      : createElement('td', {}, createElement('i', {}, text)),
  );
  return [
    createElement(
      'tr',
      differ ? { class: 'differs' } : {},
      createElement('th', { scope: 'row' }, label),
      ...printed,
    ),
  ];
}
