/** Up to four sizes side by side, from either edition; each figure with its own unit. */

import { serializeQuery } from '../../kit/link.ts';
import { formatNumber } from '../../units/index.ts';
import { makeElement } from '../dom.ts';
import { barOf, kinds } from './bars.ts';
import type { ExplorerTable, TableRow } from './dom-table.ts';
import type { NamedHeading } from './rows.ts';
import { maxCompared } from './state.ts';

/** Puts a box before each name. They come when the browser has time: the table is read first. */
export function addBoxes(table: ExplorerTable, change: (id: string, isCompared: boolean) => void) {
  for (const { name, cells } of table.rows)
    cells[0]?.prepend(makeElement('input', { type: 'checkbox', 'aria-label': `Compare ${name}` }));
  table.element.addEventListener('change', ({ target }) => {
    const row = table.rowAt(target);
    if (row && target instanceof HTMLInputElement) change(row.id, target.checked);
  });
}

/** Ticks what is compared; with four chosen no fifth can be. */
export function tick(table: ExplorerTable, compared: readonly string[]) {
  for (const { id, cells } of table.rows) {
    const box = cells[0]?.firstElementChild;
    if (!(box instanceof HTMLInputElement)) continue;
    box.checked = compared.includes(id);
    box.disabled = compared.length >= maxCompared && !box.checked;
  }
}

/** Says what is compared and leads to it: the comparison comes below the table, so that nothing above moves. */
export function drawTray(place: HTMLElement, compared: readonly string[]) {
  place.hidden = compared.length === 0;
  const [words, link] = place.children;
  const isOne = compared.length === 1;
  words?.replaceChildren(
    isOne ? `${compared}: check a second size` : `Side by side: ${compared.join(', ')}`,
  );
  if (link instanceof HTMLElement) link.hidden = isOne;
}

export function drawComparison(
  place: HTMLElement,
  tables: readonly ExplorerTable[],
  compared: readonly string[],
  drop: (id: string) => void,
) {
  const rows = tables.flatMap((table) => table.rows);
  const picked = compared.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  place.hidden = picked.length < 2;
  const [, group, ...figures] = tables[0]?.headings ?? [];
  const heads = picked.map(({ id, name, table: { edition } }) => {
    const remove = makeElement('button', {
      type: 'button',
      class: 'drop',
      'aria-label': `Remove ${id}`,
    });
    remove.addEventListener('click', () => drop(id));
    const when = makeElement('small', {}, edition === 'current' ? 'today' : edition);
    return makeElement('th', { scope: 'col' }, name, ' ', remove, when);
  });
  const checks = picked.map(({ name, table: { edition } }) => {
    const limits: [string, string][] = edition === 'current' ? [] : [['limits', edition]];
    const href = `../calculators/cap-check/index.html?${serializeQuery([['vm', name], ...limits])}`;
    return makeElement('td', {}, makeElement('a', { href }, 'Open in cap check'));
  });
  const series = picked.map((row) => makeElement('td', {}, row.group));
  const body = makeElement(
    'tbody',
    {},
    makeElement('tr', {}, makeElement('th', { scope: 'row' }, group?.label ?? ''), ...series),
    ...figures.flatMap((heading) => comparedRow(heading, picked)),
    makeElement('tr', {}, makeElement('td'), ...checks),
  );
  const head = makeElement('thead', {}, makeElement('tr', {}, makeElement('td'), ...heads));
  place.querySelector('.wide')?.replaceChildren(makeElement('table', {}, head, body));
}

/** How much more or less a figure is than that of the first size. */
function differenceOf(number: number, first: number): string {
  const part = ((number - first) / first) * 100;
  if (!Number.isFinite(part) || Math.abs(part) < 0.5) return '';
  return `${part > 0 ? '+' : '−'}${formatNumber(Math.abs(part))} %`;
}

/** One figure of all sizes, with its bar and what it is more than the first; nothing where none of them has it. */
function comparedRow({ id, label, kind }: NamedHeading, picked: readonly TableRow[]) {
  const cells = picked.map(({ table, texts, numbers }) => {
    const at = table.headings.findIndex((heading) => heading.id === id);
    const { [at]: text = 'not published' } = texts;
    return { text, number: numbers[at] ?? Number.NaN, unit: table.headings[at]?.unit };
  });
  if (cells.every(({ text }) => text === 'none')) return [];
  const differ = new Set(cells.map(({ text, number }) => number || text)).size > 1;
  const largest = Math.max(...cells.map(({ number }) => number || 0));
  const first = cells[0]?.number ?? Number.NaN;
  const printed = cells.map(({ text, number, unit }, at) => {
    if (!/\d/.test(text)) return makeElement('td', {}, makeElement('i', {}, text));
    const bar = number > 0 && kinds.get(kind);
    return makeElement(
      'td',
      bar ? { class: `${bar} ${barOf(number, largest)}` } : {},
      text,
      makeElement('small', {}, unit ? ` ${unit}` : ''),
      makeElement('small', { class: 'difference' }, at > 0 ? differenceOf(number, first) : ''),
    );
  });
  const name = makeElement('th', { scope: 'row' }, label);
  return [makeElement('tr', differ ? { class: 'differs' } : {}, name, ...printed)];
}
