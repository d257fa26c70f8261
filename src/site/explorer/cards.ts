/** Where figures are. On a phone each row is two lines and more: its name with vCPUs and memory, and its figures below their headings. */
import type { Lengths } from './ranges.ts';
import type { Figures, NamedHeading } from './rows.ts';

/** What is beside the name, and how wide it is there, in rem. */
const inFirstLine: ReadonlyMap<string, number> = new Map([
  ['vcpus', 3.6],
  ['memory', 5.75],
]);
/** As many figures are on a line. */
const onALine = 3;
/** How many columns fit into a wide window. */
const maxFitting = 10;
/** So many columns leave room for what a series is. */
const maxBesideKind = 9;
/** What more of them have of a wide window, how wide a letter is and what is beside them, in rem. */
const [room, letter, gap] = [62.25, 0.41, 0.75];
/** The figures of an opened series are larger than its range, and no column is narrower than so many letters. */
const [larger, leastLetters] = [1.15, 5];
/** How wide columns are, those of the page as its style sheet says. */
const widths: Readonly<Record<string, number>> = {
  rate: 5.35,
  count: 5.2,
  'USD/month': 6.7,
  IOPS: 6.9,
};
const otherWidth = 5.6;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The width of each column. Where there are many, each has what it holds, and all share what is left or missing. */
function widthsOf(
  columns: readonly NamedHeading[],
  lengths: readonly Lengths[],
): readonly number[] {
  if (columns.length <= maxBesideKind) return columns.map(({ kind }) => widths[kind] ?? otherWidth);
  const own = columns.map(({ kind, label }, at) => {
    const { range = 0, figure = 0 } = lengths[at] ?? {};
    const isOfPair = kind === 'IOPS' || kind === 'rate';
    const heading = isOfPair ? label.replace(/ (?:IOPS|throughput)$/, '').length / 2 : label.length;
    return gap + letter * Math.max(range, larger * figure, heading, leastLetters);
  });
  const left = (room - sumOf(own)) / own.length;
  return own.map((width) => width + left);
}

/**
 * As many figures as are on a line are below their headings; more of them are a list, each limit behind its label.
 * @param shown the columns, without the name
 * @param lengths of what each of them holds
 */
export function layCards(
  sheet: CSSStyleSheet,
  { dataset, style, classList }: HTMLElement,
  shown: Figures,
  lengths: readonly Lengths[],
) {
  const columns = shown.map(([heading]) => heading);
  const table = `.sizes[data-edition="${dataset['edition']}"]`;
  const figures = columns.filter(({ id }) => !inFirstLine.has(id));
  const isList = figures.length > onALine;
  const rules = columns.flatMap(({ id, kind, label }, at) => {
    const nth = `:nth-child(${at + 2})`;
    const all = `${table} :is(td,thead th,.closed .range)${nth}`;
    const width = inFirstLine.get(id);
    if (width) return `${all}{order:0;width:${width}rem}`;
    if (!isList) return [];
    const words = JSON.stringify(label.replace(/ IOPS$/, ''));
    return kind === 'rate'
      ? `${all}{width:33%}`
      : `${all}{width:${kind === 'IOPS' ? 67 : 100}%}${table} :is(td,.range)${nth}::before{content:${words}}`;
  });
  const each = widthsOf(columns, lengths);
  const cells = each.map((width, at) => {
    const nth = `:nth-child(${at + 2})`;
    // Both figures of a limit have one word, in the middle below their heading.
    const word =
      columns[at]?.kind === 'IOPS'
        ? `${table} :is(td,.closed .range).word${nth}{justify-content:center;text-align:center;translate:calc(50% - ${gap / 2}rem)}`
        : '';
    return `.rows ${table} :is(td,thead th)${nth}{width:${width}rem}${word}`;
  });
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
  style.setProperty('--figures', `${sumOf(each)}rem`);
  style.setProperty('--tracks', each.map((width) => `minmax(${width}rem,10rem)`).join(' '));
  style.setProperty('--lines', String(lines));
  if (figures.length === columns.length) style.setProperty('--beside', '0rem');
  else style.removeProperty('--beside');
}
