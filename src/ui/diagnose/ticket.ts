/** A diagnosis as Markdown, for a ticket: figures and limits, without the text and without names of hosts. */
import { findPart, firstOf, plainText, type Shown, utilisationText } from '../../kit/index.ts';

/** A cell must not end its row. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0 ? [] : [row(head), row(head.map(() => '---')), ...rows.map(row), ''];

/** What does the diagnosis say, for somebody who has only the ticket? */
export function ticketOf(answer: Shown, page: string): string {
  const { headline, why, boundBy, readouts, limits, tables, checks } = answer;
  const nextSteps = findPart(answer, 'next-steps') ?? [];
  const concerns = checks.filter(({ severity }) => severity === 'failed' || severity === 'warning');
  return [
    `**${plainText(headline)}**`,
    '',
    why,
    '',
    ...(boundBy.length > 0 ? [`Bottleneck: ${firstOf(boundBy)}`, ''] : []),
    ...table(
      ['Measured', 'Value'],
      readouts.map(({ label, text, aside }) => [label, aside ? `${text} (${aside})` : text]),
    ),
    ...table(
      ['Limit', 'Measured', 'Limit is', 'Used'],
      limits.map((limit) => [
        limit.label,
        `${limit.demandText} ${limit.unitText}`,
        `${limit.limitText} ${limit.unitText}`,
        utilisationText(limit),
      ]),
    ),
    // The first table says which device is which disk.
    ...tables.slice(0, 1).flatMap(({ columns, rows }) =>
      table(
        columns.map(({ label }) => label),
        rows.map(({ cells }) => cells),
      ),
    ),
    ...concerns.map(({ text }) => `* ${text}`),
    ...(concerns.length > 0 ? [''] : []),
    ...nextSteps.flatMap(({ title, command }, index) => [
      `${index + 1}. ${title}`,
      ...(command ? ['', '   ```', `   ${command}`, '   ```'] : []),
    ]),
    '',
    `Computed by Headroom: ${page}`,
    '',
  ].join('\n');
}
