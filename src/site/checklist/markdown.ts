/** The checklist as Markdown: for each workload a table of figures and a list of answers. */
import {
  answerText,
  type Checklist,
  type Entry,
  entryOf,
  growthOf,
  nameOf,
  textOf,
  type Workload,
} from './checklist.ts';
import { answerKey, checkGroups, noteKey } from './checks.ts';
import { cellsOf, growthFigures, percentiles, periods, rows, singles } from './figures.ts';

/** Escapes everything that Markdown could take for markup; line breaks stay inside their cell. */
export const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\`*_[\]<>|~&$#:@]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const asTyped = ({ text, problem }: Entry) =>
  `${escaped(text)}${problem === undefined ? '' : ' (not read)'}`;

function workloadLines(workload: Workload): readonly string[] {
  const growth = growthOf(workload);
  const heads = periods.flatMap(({ label }) => percentiles.map((one) => `${label} ${one} %`));
  const lines = ['', line(['What', ...heads]), line(['---', ...heads.map(() => '---')])];
  for (const row of rows) {
    const entries = cellsOf(row).map((cell) => entryOf(workload, cell, growth));
    lines.push(line([row.label, ...entries.map(asTyped)]));
    if (entries.some(({ grown }) => grown))
      lines.push(
        line([`${row.label}, with growth`, ...entries.map(({ grown }) => grown?.text ?? '')]),
      );
  }
  lines.push('');
  for (const figure of [...singles, ...growthFigures]) {
    const entry = entryOf(workload, { key: figure.id, figure }, growth);
    const grown = entry.grown ? `, with growth ${entry.grown.text}` : '';
    if (entry.text.trim() !== '') lines.push(`- ${figure.label}: ${asTyped(entry)}${grown}`);
  }
  if (growth) lines.push(`- Growth: ${growth.sentence}`);
  for (const { title, checks } of checkGroups) {
    const answered = checks.flatMap(({ id, question }) => {
      const answer = answerText(textOf(workload, answerKey(id)));
      const note = textOf(workload, noteKey(id)).trim();
      if (answer === '' && note === '') return [];
      return [`- ${question} **${escaped(answer) || 'no answer'}**${note && ` ${escaped(note)}`}`];
    });
    if (answered.length > 0) lines.push('', `### ${title}`, '', ...answered);
  }
  const notes = escaped(textOf(workload, 'notes'));
  return notes === '' ? lines : [...lines, '', `Notes: ${notes}`];
}

export const markdownText = ({ workloads }: Checklist): string =>
  workloads
    .map((workload, index) =>
      [`## ${escaped(nameOf(workload, index))}`, ...workloadLines(workload), ''].join('\n'),
    )
    .join('\n');
