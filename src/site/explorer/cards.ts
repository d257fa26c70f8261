/** On a phone each row of a table is a card, in which a figure needs its name; in the first line vCPUs and memory need their units. */
import type { NamedHeading } from './rows.ts';

/** What a card has beside the name, and what follows the figure there. */
const inFirstLine: ReadonlyMap<string, string> = new Map([
  ['vcpus', ' vCPU'],
  ['memory', ' GiB'],
]);
/** As many figures are on a line. */
const onALine = 3;

const labelOf = ({ id, label, unit }: NamedHeading) =>
  id === 'cost' ? unit : label.replace(/throughput$/, unit);

/** @param columns those that are shown, without the name */
export function labelCards(
  sheet: CSSStyleSheet,
  { dataset, style }: HTMLElement,
  columns: readonly NamedHeading[],
) {
  const rules = columns.map((column, at) => {
    const cell = `.sizes[data-edition="${dataset['edition']}"] td:nth-child(${at + 2})`;
    const unit = inFirstLine.get(column.id);
    return unit === undefined
      ? `${cell}::before{content:${JSON.stringify(labelOf(column))}}`
      : `${cell}{width:auto}${cell}::after{content:${JSON.stringify(unit)}}`;
  });
  sheet.replaceSync(`@media screen and (max-width:40rem){${rules.join('')}}`);
  const figures = columns.filter(({ id }) => !inFirstLine.has(id)).length;
  style.setProperty('--lines', String(Math.ceil(figures / onALine)));
}
