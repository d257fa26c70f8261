/** Where figures are: a closed series has its ranges below the headings of their columns. On a phone each row is two lines and more: its name with vCPUs and memory, and its figures below their headings. */
import { type NamedHeading, rangedColumns } from './rows.ts';

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
  const ids = columns.map(({ id }) => id);
  const figures = ids.filter((id) => !inFirstLine.has(id));
  /** Of what is looked up in these: below its heading, or nowhere. */
  const placed = (id: string, place: number) =>
    `[data-script] .rows ${table} .closed .${id}{${ids.includes(id) ? `grid-column:${place}` : 'display:none'}}`;
  const wide = rangedColumns.map((id) => placed(id, ids.indexOf(id) + 2));
  const first = ids.findIndex((id) => rangedColumns.includes(id));
  const narrow = rangedColumns.map((id) => placed(id, (figures.indexOf(id) % onALine) + 1));
  sheet.replaceSync(
    `@media screen and (min-width:40.01rem){${wide.join('')}[data-script] .rows ${table} .closed .of{grid-column:1/${first < 0 ? -1 : first + 2}}}` +
      `@media screen and (max-width:40rem){${rules.join('')}${narrow.join('')}}`,
  );
  style.setProperty('--columns', String(columns.length));
  style.setProperty('--lines', String(Math.ceil(figures.length / onALine)));
  if (figures.length === columns.length) style.setProperty('--beside', '0rem');
  else style.removeProperty('--beside');
}
