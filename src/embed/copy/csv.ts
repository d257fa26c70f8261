import { csvOf } from '../../units/index.ts';
import type { Copy } from './rows.ts';

/** A spreadsheet computes a cell that begins like a formula; an apostrophe makes it a text. A number may be below zero. */
export const harmless = (cell: string): string =>
  /^[\s]*[=+\-@|]/.test(cell) && !/^-?\d[\d.,]*( ?%)?$/.test(cell) ? `'${cell}` : cell;

/** A screen as rows: what each is, its name, its value, and what stands beside it. */
export function screenCsv({
  question,
  headline,
  inputs,
  figures,
  gates,
  sources,
  address,
}: Copy): string {
  const rows = [
    ['Kind', 'Name', 'Value', 'Limit', 'Beside'],
    ['Question', question, headline, '', ''],
    ...inputs.map(({ label, text }) => ['Input', label, text, '', '']),
    ...figures.map(({ label, text, aside }) => ['Result', label, text, '', aside]),
    ...gates.map(({ label, demand, limit, headroom }) => ['Limit', label, demand, limit, headroom]),
    ...sources.map((source) => ['Source', source, '', '', '']),
    ...(address ? [['Address', address, '', '', '']] : []),
  ];
  return csvOf(rows.map((cells) => cells.map(harmless)));
}
