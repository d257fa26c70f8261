/** Bars behind the figures of a table: how much each is of the largest of its unit that is shown. */
import { yieldToMain } from '../../ui/browser/yield-to-main.ts';
import type { ExplorerTable } from './dom-table.ts';

/** The kinds of columns that have bars, and the class of their cells. */
export const kinds: ReadonlyMap<string, string> = new Map([
  ['IOPS', 'iops'],
  ['rate', 'rate'],
]);
/** Figures between two chances for whatever else waits. */
const atOnce = 50;
/** A class for each length, since a style of its own for each cell costs several times as much. */
const lengths = 32;

/** Lets the page know the class of each length. */
export function addBarLengths() {
  const sheet = new CSSStyleSheet();
  const rules = Array.from({ length: lengths }, (_, at) => `.bar-${at + 1}{--length:${at + 1}}`);
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}

/** The class of a bar for a share of the longest: one that is not 0 has a bar. */
const classOf = (share: number): string => `bar-${Math.max(1, Math.ceil(lengths * share))}`;

/** The class of a bar for a figure beside the largest. */
export const barOf = (figure: number, largest: number): string => classOf(figure / largest);

/**
 * Gives each figure its bar. The largest of its unit that is shown has the longest, so that the columns of a table can be
 * compared. Sizes differ by a factor of a thousand and more, so lengths are logarithmic, from the power of ten below the
 * smallest figure.
 */
export async function drawBars({ visible, figures }: ExplorerTable) {
  const columns = [...kinds].flatMap(([unit, name]) => {
    const places = figures.flatMap(([{ kind }, at]) => (kind === unit ? at : []));
    const shown = visible.flatMap(({ numbers }) => places.flatMap((at) => numbers[at] || []));
    const start = Math.floor(Math.log10(Math.min(...shown)));
    const whole = Math.log10(Math.max(...shown)) - start;
    return places.map((at) => ({ at, name, start, whole }));
  });
  let count = 0;
  for (const { cells, numbers } of visible)
    for (const { at, name, start, whole } of columns) {
      const [cell, figure = 0] = [cells[at], numbers[at]];
      if (!cell || !(figure > 0)) continue;
      if (++count % atOnce === 0) await yieldToMain();
      const bar = classOf((Math.log10(figure) - start) / (whole || 1));
      if (!cell.classList.contains(bar))
        cell.className = cell.className.replace(/ ?(?:iops|rate) bar-\d+|$/, ` ${name} ${bar}`);
    }
}
