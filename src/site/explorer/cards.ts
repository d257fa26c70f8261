/** Where figures are. On a phone each row is two lines and more: its name with vCPUs and memory, and its figures below their headings. */
import type { Figures, NamedHeading } from './rows.ts';

/** What is beside the name, and what follows the figure there. */
const inFirstLine: ReadonlyMap<string, string> = new Map([
  ['vcpus', ' vCPU'],
  ['memory', ' GiB'],
]);
/** As many figures are on a line. */
const onALine = 3;
/** How many columns fit into a wide window. */
const maxFitting = 10;
/** So many columns leave room for what a series is. */
const maxBesideKind = 9;
/** What more of them have of a wide window, in rem. */
const room = 61.5;
/** How wide columns are, those of the page as its style sheet says. */
const widths: Readonly<Record<string, number>> = {
  rate: 5.35,
  count: 5.2,
  'USD/month': 6.7,
  IOPS: 0,
};
const [otherWidth, minIops] = [5.6, 6.9];

/** The width of each column: those of IOPS have the longest figures, and of many columns the room that others leave. */
function widthsOf(columns: readonly NamedHeading[]): readonly number[] {
  const others = columns.map(({ kind }) => widths[kind] ?? otherWidth);
  const left = room - others.reduce((sum, width) => sum + width, 0);
  const share = left / others.filter((width) => width === 0).length;
  const iops = columns.length > maxBesideKind ? Math.max(minIops, share) : minIops;
  return others.map((width) => width || iops);
}

/**
 * As many figures as are on a line are below their headings; more of them are a list, each limit behind its label.
 * @param shown the columns, without the name
 */
export function layCards(
  sheet: CSSStyleSheet,
  { dataset, style, classList }: HTMLElement,
  shown: Figures,
) {
  const columns = shown.map(([heading]) => heading);
  const table = `.sizes[data-edition="${dataset['edition']}"]`;
  const figures = columns.filter(({ id }) => !inFirstLine.has(id));
  const isList = figures.length > onALine;
  const rules = columns.flatMap(({ id, kind, label }, at) => {
    const nth = `:nth-child(${at + 2})`;
    const all = `${table} :is(td,thead th,.closed .range)${nth}`;
    const unit = inFirstLine.get(id);
    if (unit !== undefined)
      return `${all}{order:0;width:auto}${table} td${nth}::after{content:${JSON.stringify(unit)}}`;
    if (!isList) return [];
    const words = JSON.stringify(label.replace(/ IOPS$/, ''));
    return kind === 'rate'
      ? `${all}{width:33%}`
      : `${all}{width:${kind === 'IOPS' ? 67 : 100}%}${table} :is(td,.range)${nth}::before{content:${words}}`;
  });
  const each = widthsOf(columns);
  const cells = each.map(
    (width, at) => `.rows ${table} :is(td,thead th):nth-child(${at + 2}){width:${width}rem}`,
  );
  const closed = `[data-script] .rows ${table} .closed`;
  sheet.replaceSync(
    `@media (min-width:40.01rem){${cells.join('')}}@media screen and (max-width:40rem){${rules.join('')}}` +
      (columns.length > maxBesideKind
        ? `@media screen{${closed} small:not(.fewer),${closed} :is(.fewer,.opens:has(+.fewer)) span{display:none}}`
        : ''),
  );
  const lines = isList
    ? figures.filter(({ kind }) => kind !== 'rate').length
    : Math.ceil(figures.length / onALine);
  classList.add('chosen');
  classList.toggle('many', columns.length > maxFitting);
  classList.toggle('listed', isList);
  style.setProperty('--columns', String(columns.length));
  style.setProperty('--figures', `${each.reduce((sum, width) => sum + width, 0)}rem`);
  style.setProperty('--tracks', each.map((width) => `minmax(${width}rem,10rem)`).join(' '));
  style.setProperty('--lines', String(lines));
  if (figures.length === columns.length) style.setProperty('--beside', '0rem');
  else style.removeProperty('--beside');
}
