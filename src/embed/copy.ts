/** A screen to be pasted elsewhere: as plain text, as Markdown, as CSV. */
import { copiedText } from '../kit/form-model.ts';
import { type Shown, utilisationText, type ViewModel } from '../kit/index.ts';
import { plainText } from '../kit/view-model.ts';
import { asText, csvOf } from '../units/index.ts';
import { markdownText } from './snippets/escape.ts';

/** What of a screen goes into a copy: the same words that are shown. */
export type Copy = ReturnType<typeof copyOf>;

/**
 * @param address where the case can be opened, if that is an address for others
 */
export function copyOf(
  question: string,
  { controls }: ViewModel,
  { headline, why, readouts, limits, citations }: Shown,
  address: string | undefined,
) {
  return {
    question,
    headline: `${plainText(headline)} ${why}`.trim(),
    inputs: controls
      .map((control) => ({ label: control.label, text: copiedText(control) }))
      .filter(({ text }) => text !== ''),
    figures: readouts.map(({ label, text, aside = '' }) => ({ label, text, aside })),
    limits: limits.map((limit) => ({
      label: limit.label,
      demand: `${limit.demandText} ${limit.unitText}`.trim(),
      limit: `${limit.limitText} ${limit.unitText}`.trim(),
      used: utilisationText(limit),
    })),
    sources: [...new Set(citations.map(({ title, date }) => `${title}, ${date}`))],
    address,
  };
}

/** What was typed may contain line breaks; a line of the copy is one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Lines of text, for mail and tickets. */
export function plainOf(copy: Copy): string {
  const parts = [
    [copy.question, copy.headline],
    copy.inputs.map(({ label, text }) => `${label}: ${text}`),
    copy.figures.map(({ label, text, aside }) => `${label}: ${text}${aside && ` (${aside})`}`),
    copy.limits.map((one) => `${one.label}: ${one.demand} of ${one.limit}, used ${one.used}`),
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
  const [first = [], ...others] = [heads, ...rows].map((cells) => cells.map(escaped));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [first, first.map(() => '---'), ...others].map(line).join('\n');
}

/** The sentence, then tables of inputs, figures and limits. */
export function markdownOf(copy: Copy): string {
  const cells = (rows: readonly Readonly<Record<string, string>>[]) => rows.map(Object.values);
  const parts = [
    `**${markdownText(copy.question)}** ${markdownText(copy.headline)}`,
    markdownTable(['Input', 'Value'], cells(copy.inputs)),
    markdownTable(['Result', 'Value', ''], cells(copy.figures)),
    markdownTable(['Limit', 'Demand', 'Published', 'Used'], cells(copy.limits)),
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
