import { markdownText } from '../snippets/escape.ts';
import type { Copy } from './rows.ts';

const line = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [line(heads), `| ${heads.map(() => '---').join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** A screen as Markdown: the sentence, then tables of what was put in and what comes out. */
export function markdownOf({
  question,
  headline,
  inputs,
  figures,
  gates,
  sources,
  address,
}: Copy): string {
  const parts = [
    `**${markdownText(question)}** ${markdownText(headline)}`,
    table(
      ['Input', 'Value'],
      inputs.map(({ label, text }) => [label, text]),
    ),
    table(
      ['Result', 'Value', ''],
      figures.map(({ label, text, aside }) => [label, text, aside]),
    ),
    table(
      ['Limit', 'Demand', 'Published', 'Headroom'],
      gates.map(({ label, demand, limit, headroom }) => [label, demand, limit, headroom]),
    ),
    sources.length > 0 ? `Limits: ${sources.map(markdownText).join('; ')}.` : '',
    address ? `[Headroom](${address})` : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
