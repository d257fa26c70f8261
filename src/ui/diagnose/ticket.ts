/** A diagnosis as Markdown, for a ticket: figures and limits, without the text and without names of hosts. */
import { findPart, firstOf, plainText, type Shown, utilisationText } from '../../kit/index.ts';

/** A cell must not end its row. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0 ? [] : [row(head), row(head.map(() => '---')), ...rows.map(row), ''];

const secondsADay = 86_400;
/** “03:00:00” */
const clockText = (second: number) =>
  [second / 3600, second / 60, second]
    .map((part, at) => String(Math.floor(part % (at === 0 ? 24 : 60))).padStart(2, '0'))
    .join(':');

/** “Recorded”: “03:00:00 to 03:05:00”, as the text has the times of its samples. */
const recordedIn = (answer: Shown) =>
  [findPart(answer, 'recorded') ?? []]
    .filter((times) => times.length > 0)
    .map((times) => ['Recorded', times.map((time) => clockText(time % secondsADay)).join(' to ')]);

/** “VM”: “E16s_v3”; “Disks”: “os P10x1, host cache ReadWrite; data P30x4, host cache None”, as the address of the page has them. */
function caseIn(page: string) {
  const query = new URL(page).searchParams;
  const disks = query
    .get('disks')
    ?.split(',')
    .map((group) => {
      const [role, disk, cache = 'None'] = group.split(':');
      return `${role} ${disk}, host cache ${cache}`;
    });
  return [
    ['VM', query.get('vm')],
    ['Disks', disks?.join('; ')],
  ].filter(([, text]) => text);
}

/** What does the diagnosis say, for somebody who has only the ticket? */
export function ticketOf(answer: Shown, page: string): string {
  const { headline, why, boundBy, readouts, limits, tables, checks, recommendations = [] } = answer;
  const nextSteps = findPart(answer, 'next-steps') ?? [];
  const concerns = checks.filter(({ severity }) => severity === 'failed' || severity === 'warning');
  const measuredOn = [...caseIn(page), ...recordedIn(answer)];
  const options = recommendations.flatMap(({ option }) => option ?? []);
  const others = recommendations.filter(({ option }) => !option);
  return [
    `**${plainText(headline)}**`,
    '',
    why,
    '',
    ...measuredOn.map(([name, text]) => `* ${name}: ${text}`),
    ...(measuredOn.length > 0 ? [''] : []),
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
    ...(recommendations.length > 0 ? ['**What to change first**', ''] : []),
    ...others.flatMap(({ text }) => [plainText(text), '']),
    ...table(
      ['Change', 'How', 'Limit then', 'Used', 'USD a month', 'Difference'],
      options.map((one) => [
        one.name,
        one.detail,
        `${one.limitName}, ${one.limitText}`,
        one.utilisationText,
        one.costText,
        one.differenceText,
      ]),
    ),
    ...nextSteps.flatMap(({ title, text, command }, index) => [
      `${index + 1}. ${title}${text ? `: ${text}` : ''}`,
      ...(command ? ['', '   ```', `   ${command}`, '   ```'] : []),
    ]),
    '',
    `Computed by Headroom: ${page}`,
    '',
  ].join('\n');
}
