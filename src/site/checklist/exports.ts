/** The checklist as text: Markdown for a ticket, CSV for a spreadsheet. */
import { csvOf } from '../../units/index.ts';
import {
  type Checklist,
  type Entry,
  type Report,
  reportOf,
  textOf,
  type Workload,
} from './checklist.ts';
import { answerKey, answers, type Check, checkGroups, checks, noteKey } from './checks.ts';
import { columns } from './figures.ts';

/** Escapes everything that Markdown could take for markup; line breaks stay inside their cell. */
export const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\`*_[\]<>|~&$#:@]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');

/** A part of the document that is printed, and copied as Markdown. */
export type Block =
  | { readonly table: readonly (readonly string[])[] }
  | { readonly title?: string; readonly list: readonly Item[] };
export type Item = { readonly label: string; readonly answer?: string; readonly text: string };

/** The label and note of an answer; a text from a file that is none of the choices stays as it is. */
function answered(workload: Workload, { id }: Check) {
  const text = textOf(workload, answerKey(id));
  const answer = text && (answers.find(({ value }) => value === text)?.label ?? text);
  return { answer, note: textOf(workload, noteKey(id)) };
}

/**
 * A workload as a document: a table of figures, then lists.
 * @param typed what is done to the reader's own texts
 * @param open whether what is not filled in is part of it, as on paper, where it can be written
 */
export function documentOf(
  { workload, rows, growth, ...report }: Report,
  typed: (text: string) => string,
  open: boolean,
): readonly Block[] {
  const asTyped = ({ text, problem }: Entry) =>
    `${typed(text)}${problem === undefined ? '' : ' (not read)'}`;
  const table = rows.flatMap(({ figure: { label }, entries }) => {
    const grown = [`${label}, with growth`, ...entries.map((entry) => entry.grown?.text ?? '')];
    const figures = [label, ...entries.map(asTyped)];
    return entries.some((entry) => entry.grown) ? [figures, grown] : [figures];
  });
  const heads = columns.map(({ period, percentile }) => `${period.label} ${percentile} %`);
  const once = [...report.singles, ...report.growthFigures]
    .flatMap(({ entries }) => entries)
    .filter(({ text }) => open || text.trim() !== '')
    .map((entry) => ({
      label: `${entry.figure.label}:`,
      text: `${asTyped(entry)}${entry.grown ? `, with growth ${entry.grown.text}` : ''}`,
    }));
  const projected = growth ? [{ label: 'Growth:', text: growth.sentence }] : [];
  const lists = checkGroups.map(({ title, checks }) => ({
    title,
    list: checks
      .map((check) => ({ label: check.question, ...answered(workload, check) }))
      .filter(({ answer, note }) => open || answer !== '' || note.trim() !== '')
      .map(({ label, answer, note }) => ({
        label,
        answer: typed(answer) || (open ? '' : 'no answer'),
        text: typed(note),
      })),
  }));
  const notes = typed(textOf(workload, 'notes'));
  return [
    { table: [['What', ...heads], ...table] },
    { list: [...once, ...projected] },
    ...lists.filter(({ list }) => list.length > 0),
    ...(notes === '' ? [] : [{ list: [{ label: 'Notes:', text: notes }] }]),
  ];
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function markdownOf(block: Block): readonly string[] {
  if ('table' in block) {
    const [heads = [], ...rows] = block.table;
    return ['', ...[heads, heads.map(() => '---'), ...rows].map(row)];
  }
  const items = block.list.map(({ label, answer, text }) =>
    ['-', label, answer && `**${answer}**`, text].filter((part) => part).join(' '),
  );
  return ['', ...(block.title ? [`### ${block.title}`, ''] : []), ...items];
}

export const markdownText = ({ workloads }: Checklist): string =>
  workloads
    .map(reportOf)
    .map((report) => [
      `## ${escaped(report.name)}`,
      ...documentOf(report, escaped, false).flatMap(markdownOf),
      '',
    ])
    .map((lines) => lines.join('\n'))
    .join('\n');

const csvHeads = [
  'Workload',
  'What',
  'Period',
  'Percentile',
  'As typed',
  'Value',
  'Unit',
  'With growth',
  'Note',
];

/** A spreadsheet computes a cell that begins like this, so a text of the reader's could run there. */
const computes = /^(?:[\s\u00a0\ufeff]*[=+\-@|＝＋－＠]|[\t\r\n])/u;
/** An apostrophe in front keeps a spreadsheet from computing a cell. */
const harmless = (text: string): string => (computes.test(text) ? `'${text}` : text);

/** One line for each figure and check that is filled in. */
function csvLines({ name, workload, ...report }: Report): readonly (readonly string[])[] {
  const figures = [...report.rows, ...report.singles, ...report.growthFigures]
    .flatMap(({ entries }) => entries)
    .filter(({ text }) => text !== '')
    .map(({ figure, period, percentile = '', text, value, problem, grown }) => [
      ...[figure.label, period?.label ?? '', percentile, text],
      ...(value === undefined ? ['', '', ''] : [`${value}`, figure.unit, `${grown?.value ?? ''}`]),
      problem === undefined ? '' : `Not read: ${problem}`,
    ]);
  const filled = checks
    .map((check) => ({ question: check.question, ...answered(workload, check) }))
    .filter(({ answer, note }) => answer !== '' || note !== '')
    .map(({ question, answer, note }) => [question, '', '', answer, '', '', '', note]);
  const notes = textOf(workload, 'notes');
  const last = notes === '' ? [] : [['Notes', '', '', notes, '', '', '', '']];
  return [...figures, ...filled, ...last].map((cells) => [name, ...cells]);
}

export const csvText = ({ workloads }: Checklist): string =>
  csvOf([csvHeads, ...workloads.map(reportOf).flatMap(csvLines)].map((row) => row.map(harmless)));
