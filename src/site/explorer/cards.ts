/** On a phone each row of a table is two lines and more: its name with vCPUs and memory, and its figures below their headings. */
import type { NamedHeading } from './rows.ts';

/** What is beside the name, and what follows the figure there. */
const inFirstLine: ReadonlyMap<string, string> = new Map([
  ['vcpus', ' vCPU'],
  ['memory', ' GiB'],
]);
/** As many figures are on a line. */
const onALine = 3;

/** @param columns those that are shown, without the name */
export function layCards(
  sheet: CSSStyleSheet,
  { dataset, style }: HTMLElement,
  columns: readonly NamedHeading[],
) {
  const table = `.sizes[data-edition="${dataset['edition']}"]`;
  const rules = columns.flatMap(({ id }, at) => {
    const unit = inFirstLine.get(id);
    if (unit === undefined) return [];
    const column = `:is(td,thead th):nth-child(${at + 2})`;
    const text = JSON.stringify(unit);
    return [
      `${table} ${column}{width:auto}${table} td:nth-child(${at + 2})::after{content:${text}}`,
    ];
  });
  sheet.replaceSync(`@media screen and (max-width:40rem){${rules.join('')}}`);
  const figures = columns.filter(({ id }) => !inFirstLine.has(id)).length;
  style.setProperty('--lines', String(Math.ceil(figures / onALine)));
  if (figures === columns.length) style.setProperty('--beside', '0rem');
  else style.removeProperty('--beside');
}
