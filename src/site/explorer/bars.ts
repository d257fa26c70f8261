/** Bars behind the figures of a table: how much each is of the largest of its unit that is shown. */
import { yieldToMain } from '../../ui/element/slices.ts';
import type { ExplorerTable } from './dom-table.ts';

/** The kinds of columns that have bars, and the class of their cells. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['IOPS', 'iops'],
  ['rate', 'rate'],
]);
/** Rows between two chances for whatever else waits. */
const rowsAtOnce = 50;

/** Marks the cells that have no bar yet, and makes the largest figure that is shown fill its cell. */
export async function drawBars(table: ExplorerTable) {
  const largest = new Map<string, number>();
  for (const [count, at] of table.visible.entries()) {
    if (count % rowsAtOnce === rowsAtOnce - 1) await yieldToMain();
    for (const { heading, cell, figure } of table.figuresOf(at)) {
      const kind = kinds.get(heading.kind);
      if (!kind || !(figure > 0)) continue;
      largest.set(kind, Math.max(largest.get(kind) ?? 0, figure));
      if (cell.classList.contains(kind)) continue;
      cell.style.setProperty('--value', String(figure));
      cell.classList.add(kind);
    }
  }
  for (const [kind, figure] of largest)
    table.table.style.setProperty(`--largest-${kind}`, String(figure));
}
