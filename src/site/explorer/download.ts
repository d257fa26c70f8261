/** What is shown, as a file. */
import { csvOf } from '../../units/index.ts';
import { saveFile } from '../dom.ts';
import type { ExplorerTable } from './dom-table.ts';

/** A number without its grouping, so that a spreadsheet counts it; words stay. */
export const csvCell = (text: string) => (/^[\d,.]+$/.test(text) ? text.replaceAll(',', '') : text);

/** @param columns the ids of the columns that are shown besides the first two */
export function download(
  name: string,
  tables: readonly ExplorerTable[],
  columns: (table: ExplorerTable) => readonly string[],
) {
  const [first] = tables;
  if (!first) return;
  // Editions have their own units, so throughput has one column for each; a row fills its own.
  const chosen = new Set(
    tables.flatMap((table) => ['name', table.headings[1]?.id ?? '', ...columns(table)]),
  );
  const heads = tables
    .flatMap(({ headings }) => headings)
    .filter(({ id }) => chosen.has(id))
    .map(({ id, label, unit }) => ({
      id,
      unit,
      title: unit && !label.endsWith(unit) ? `${label} (${unit})` : label,
    }));
  const all = [...new Map(heads.map((head) => [head.title, head])).values()];
  const lines = tables.flatMap((table) =>
    table.visible.map((at) => {
      const { source } = table.originOf(at);
      return [
        table.edition,
        ...all.map((head) => {
          const column = table.headings.findIndex(
            ({ id, unit }) => id === head.id && unit === head.unit,
          );
          return csvCell(table.rows[at]?.texts[column] ?? '');
        }),
        source?.querySelector('a, span')?.textContent ?? '',
        source?.querySelector<HTMLAnchorElement>('a[href^="http"]')?.href ?? '',
      ];
    }),
  );
  const text = csvOf([
    ['Edition', ...all.map(({ title }) => title), 'Source', 'Address'],
    ...lines,
  ]);
  saveFile(name, 'text/csv', text);
}
