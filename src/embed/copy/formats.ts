/** A screen to be pasted elsewhere: as plain text, as Markdown, as CSV. */
import { asText, csvOf } from '../../units/index.ts';
import { markdownText } from '../snippets/escape.ts';
import type { Copy } from './rows.ts';

/** What was typed may contain line breaks; a line of the copy is one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Lines of text, for mail and tickets. */
export function plainOf(copy: Copy): string {
  const parts = [
    [copy.question, copy.headline],
    copy.inputs.map(({ label, text }) => `${label}: ${text}`),
    copy.figures.map(({ label, text, aside }) => `${label}: ${text}${aside && ` (${aside})`}`),
    copy.limits.map(
      ({ label, demand, limit, used }) => `${label}: ${demand} of ${limit}, used ${used}`,
    ),
    copy.sources.length > 0 ? [`Limits: ${copy.sources.join('; ')}.`] : [],
    copy.address ? [copy.address] : [],
  ];
  const lines = parts.filter((part) => part.length > 0).map((part) => part.map(oneLine).join('\n'));
  return `${lines.join('\n\n')}\n`;
}

/** @param escaped what keeps the text of a cell from being markup */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  escaped: (text: string) => string = markdownText,
): string {
  if (rows.length === 0) return '';
  const lines = [heads, ...rows].map((cells) => cells.map(escaped));
  const [first = [], ...others] = lines;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [first, first.map(() => '---'), ...others].map(line).join('\n');
}

/** The sentence, then tables of inputs, figures and limits. */
export function markdownOf(copy: Copy): string {
  const parts = [
    `**${markdownText(copy.question)}** ${markdownText(copy.headline)}`,
    markdownTable(
      ['Input', 'Value'],
      copy.inputs.map(({ label, text }) => [label, text]),
    ),
    markdownTable(
      ['Result', 'Value', ''],
      copy.figures.map(({ label, text, aside }) => [label, text, aside]),
    ),
    markdownTable(
      ['Limit', 'Demand', 'Published', 'Used'],
      copy.limits.map(({ label, demand, limit, used }) => [label, demand, limit, used]),
    ),
    copy.sources.length > 0 ? `Limits: ${copy.sources.map(markdownText).join('; ')}.` : '',
    copy.address ? `[Headroom](${copy.address})` : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A cell that no spreadsheet computes; a number may be below zero. */
export const harmless = (cell: string): string =>
  /^-?\d[\d.,]*( ?%)?$/.test(cell) ? cell : asText(cell);

/** Rows: the kind of each, its name, its value, its limit, and a further detail. */
export function screenCsv(copy: Copy): string {
  const rows = [
    ['Kind', 'Name', 'Value', 'Limit', 'Detail'],
    ['Question', copy.question, copy.headline, '', ''],
    ...copy.inputs.map(({ label, text }) => ['Input', label, text, '', '']),
    ...copy.figures.map(({ label, text, aside }) => ['Result', label, text, '', aside]),
    ...copy.limits.map((limit) => ['Limit', limit.label, limit.demand, limit.limit, limit.used]),
    ...copy.sources.map((source) => ['Source', source, '', '', '']),
    ...(copy.address ? [['Address', copy.address, '', '', '']] : []),
  ];
  return csvOf(rows.map((cells) => cells.map(harmless)));
}
