/** Bars behind the figures of a table: how much each is of the largest of its column that is shown. */
import { yieldToMain } from '../../ui/browser.ts';
import type { ExplorerTable } from './dom-table.ts';

/** The kinds of columns that have bars, and the class of their cells. */
export const kinds: ReadonlyMap<string, string> = new Map([
  ['IOPS', 'iops'],
  ['rate', 'rate'],
]);
/** Rows between two chances for whatever else waits. */
const rowsAtOnce = 50;
/** The style sheet has a class for each length, since a style of its own for each cell costs several times as much. */
const lengths = 32;

/** The class of a bar for a figure beside the largest: one that is not 0 has a bar. */
export const barOf = (figure: number, largest: number): string =>
  `bar-${Math.ceil((lengths * figure) / largest)}`;

/** Gives each figure its bar. The largest that is shown has the longest, and a figure that is not 0 has one. */
export async function drawBars(table: ExplorerTable) {
  const { visible } = table;
  const largest = new Map<string, number>();
  const figures = visible.flatMap((at) =>
    table.figuresOf(at).flatMap(({ heading, cell, figure }) => {
      const kind = kinds.get(heading.kind);
      if (!kind || !(figure > 0)) return [];
      const { id } = heading;
      largest.set(id, Math.max(largest.get(id) ?? 0, figure));
      return { cell, kind, figure, id };
    }),
  );
  for (const [count, { cell, kind, figure, id }] of figures.entries()) {
    if (count % rowsAtOnce === rowsAtOnce - 1) await yieldToMain();
    const bar = barOf(figure, largest.get(id) ?? figure);
    const others = cell.className
      .split(' ')
      .filter((name) => name && !/^(?:iops|rate|bar-\d+)$/.test(name));
    const name = [...others, kind, bar].join(' ');
    if (cell.className !== name) cell.className = name;
  }
}
