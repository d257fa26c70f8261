/** What is shown, as a file. */
import { csvOf } from '../../units/index.ts';
import { saveFile } from '../dom.ts';
import type { ExplorerTable } from './dom-table.ts';

/** A number without its grouping, so that a spreadsheet counts it; words stay. */
export const csvCell = (text: string) => (/^[\d,.]+$/.test(text) ? text.replaceAll(',', '') : text);

export function download(name: string, tables: readonly ExplorerTable[]) {
  // Editions have their own units, so throughput has one column for each; a row fills its own.
  const titled = (table: ExplorerTable) =>
    new Map(
      [0, 1, ...table.figures.map(([, at]) => at)].flatMap((at) => {
        const { label = '', unit = '' } = table.headings[at] ?? {};
        return [[unit && !label.endsWith(unit) ? `${label} (${unit})` : label, at] as const];
      }),
    );
  const columns = new Map(tables.map((table) => [table, titled(table)]));
  const titles = [...new Set([...columns.values()].flatMap((one) => [...one.keys()]))];
  const lines = tables.flatMap((table) =>
    table.visible.map(({ texts, home }) => {
      const source = home.querySelector('.source');
      return [
        table.edition,
        ...titles.map((title) => csvCell(texts[columns.get(table)?.get(title) ?? -1] ?? '')),
        source?.querySelector('a, span')?.textContent ?? '',
        source?.querySelector<HTMLAnchorElement>('a[href^="http"]')?.href ?? '',
      ];
    }),
  );
  saveFile(name, 'text/csv', csvOf([['Edition', ...titles, 'Source', 'Address'], ...lines]));
}
