/** Up to four sizes side by side, from either edition; each figure with its own unit. */

import { serializeQuery } from '../../kit/link.ts';
import { formatNumber } from '../../units/index.ts';
import { h } from '../dom.ts';
import { barOf, kinds } from './bars.ts';
import type { ExplorerTable } from './dom-table.ts';
import type { NamedHeading } from './rows.ts';
import { maxCompared } from './state.ts';

type Picked = { readonly id: string; readonly table: ExplorerTable; readonly at: number };

/** How a row is named in a link: today's by its name, an older one with its edition. */
export const idOf = (table: ExplorerTable, at: number) => {
  const name = table.rows[at]?.name ?? '';
  return table.edition === 'current' ? name : `${name}@${table.edition}`;
};

/** Puts a box before each name. They come when the browser has time: the table is read first. */
export function addBoxes(table: ExplorerTable, change: (id: string, isCompared: boolean) => void) {
  for (const [at, line] of table.lines.entries()) {
    const label = `Compare ${table.rows[at]?.name}`;
    line.cells[0]?.prepend(h('input', { type: 'checkbox', 'aria-label': label }));
  }
  table.table.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const line = target.closest('tr');
    if (line) change(idOf(table, table.lines.indexOf(line)), target.checked);
  });
}

/** Ticks what is compared; with four chosen no fifth can be. */
export function tick(table: ExplorerTable, compared: readonly string[]) {
  const full = compared.length >= maxCompared;
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
    const remove = h('button', { type: 'button', class: 'drop', 'aria-label': `Remove ${id}` });
    remove.addEventListener('click', () => drop(id));
    const edition = h('small', {}, table.edition === 'current' ? 'today' : table.edition);
    return h('th', { scope: 'col' }, table.rows[at]?.name ?? '', ' ', remove, edition);
  });
  const checks = picked.map(({ table, at }) => {
    const { edition } = table;
    const pairs: [string, string][] = [['vm', table.rows[at]?.name ?? '']];
    if (edition !== 'current') pairs.push(['limits', edition]);
    const href = `../calculators/cap-check/index.html?${serializeQuery(pairs)}`;
    return h('td', {}, h('a', { href }, 'Open in cap check'));
  });
  const series = picked.map(({ table, at }) => h('td', {}, table.rows[at]?.group ?? ''));
  inner.replaceChildren(
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, h('td'), ...heads)),
      h(
        'tbody',
        {},
        h('tr', {}, h('th', { scope: 'row' }, first?.headings[1]?.label ?? ''), ...series),
        ...rows,
        h('tr', {}, h('td'), ...checks),
      ),
    ),
  );
}

const find = (tables: readonly ExplorerTable[], id: string): readonly Picked[] =>
  tables.flatMap((table) => {
    const at = table.rows.findIndex((_, place) => idOf(table, place) === id);
    return at < 0 ? [] : [{ id, table, at }];
  });

/** Says what is compared and leads to it: the comparison comes below the table, so that nothing above moves. */
export function drawTray(place: HTMLElement, compared: readonly string[]) {
  place.hidden = compared.length === 0;
  place.firstElementChild?.replaceChildren(`Side by side: ${compared.join(', ')}`);
}

/** How much more or less a figure is than that of the first size. */
function differenceOf(number: number, first: number): string {
  const part = ((number - first) / first) * 100;
  if (!Number.isFinite(part) || Math.abs(part) < 0.5) return '';
  return `${part > 0 ? '+' : '−'}${formatNumber(Math.abs(part))} %`;
}

/** One figure of all sizes, with its bar and what it is more than the first; nothing where none of them has it. */
function comparedRow({ id, label, kind }: NamedHeading, picked: readonly Picked[]) {
  const cells = picked.map(({ table, at }) => {
    const column = table.headings.findIndex((heading) => heading.id === id);
    const text = table.rows[at]?.texts[column] ?? 'not published';
    const number = table.rows[at]?.numbers[column] ?? Number.NaN;
    return { text, number, unit: table.headings[column]?.unit };
  });
  if (cells.every(({ text }) => text === 'none')) return [];
  const differ = new Set(cells.map(({ text, number }) => number || text)).size > 1;
  const largest = Math.max(...cells.map(({ number }) => number || 0));
  const first = cells[0]?.number ?? Number.NaN;
  const printed = cells.map(({ text, number, unit }, at) => {
    if (!/\d/.test(text)) return h('td', {}, h('i', {}, text));
    const bar = number > 0 && kinds.get(kind);
    return h(
      'td',
      bar ? { class: `${bar} ${barOf(number, largest)}` } : {},
      text,
      h('small', {}, unit ? ` ${unit}` : ''),
      h('small', { class: 'difference' }, at > 0 ? differenceOf(number, first) : ''),
    );
  });
  const name = h('th', { scope: 'row' }, label);
  return [h('tr', differ ? { class: 'differs' } : {}, name, ...printed)];
}
