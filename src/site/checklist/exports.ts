/** The checklist as text: Markdown for a ticket, CSV for a spreadsheet; and as the document that is printed. */
import { markdownTable } from '../../embed/copy/formats.ts';
import { asText, csvOf } from '../../units/index.ts';
import { type Checklist, type Entry, type Report, reportOf, textOf } from './checklist.ts';
import { answerKey, answers, type Check, checkGroups, checks, noteKey } from './checks.ts';
import { columns, figures, rows } from './figures.ts';

/** Escapes everything that Markdown could take for markup; line breaks stay inside their cell. */
export const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\`*_[\]<>|~&$#:@]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');

/** A workload as a table of figures and lists of what is recorded once. */
type Document = {
  readonly heads: readonly string[];
  readonly table: readonly (readonly string[])[];
  readonly lists: readonly { readonly title?: string; readonly items: readonly Item[] }[];
};
type Item = { readonly label: string; readonly answer?: string; readonly text: string };

/** The label and note of an answer; a text from a file that is none of the choices stays as it is. */
function answerTo({ id, question }: Check, { workload }: Report) {
  const text = textOf(workload, answerKey(id));
  const answer = text && (answers.find(({ value }) => value === text)?.label ?? text);
  return { label: question, answer, text: textOf(workload, noteKey(id)) };
}

const asTyped = ({ text, problem }: Entry) => (problem ? `${text.trim()} (not read)` : text);

/** @param open whether what is not filled in is part of it, as on paper, where it can be written */
export function documentOf(report: Report, open: boolean): Document {
  const { workload, growth, entriesOf } = report;
  const table = rows.flatMap((figure) => {
    const entries = entriesOf(figure);
    const grown = entries.map((entry) => entry.grown?.text ?? '');
    const figures = [figure.label, ...entries.map(asTyped)];
    return grown.some((text) => text)
      ? [figures, [`${figure.label}, with growth`, ...grown]]
      : [figures];
  });
  const once = figures
    .filter((figure) => !rows.includes(figure))
    .flatMap(entriesOf)
    .filter(({ text }) => open || text.trim() !== '')
    .map((entry) => ({
      label: `${entry.figure.label}:`,
      text: `${asTyped(entry)}${entry.grown ? `, with growth ${entry.grown.text}` : ''}`,
    }));
  const projected = growth ? [{ label: 'Growth:', text: growth.sentence }] : [];
  const answered = checkGroups.map(({ title, checks }) => ({
    title,
    items: checks
      .map((check) => answerTo(check, report))
      .filter(({ answer, text }) => open || answer !== '' || text.trim() !== '')
      .map((item) => ({ ...item, answer: item.answer || (open ? '' : 'no answer') })),
  }));
  const notes = textOf(workload, 'notes');
  const last = notes ? [{ label: 'Notes:', text: notes }] : [];
  return {
    heads: ['What', ...columns.map(({ period, percentile }) => `${period.label} ${percentile} %`)],
    table,
    lists: [{ items: [...once, ...projected] }, ...answered, { items: last }].filter(
      ({ items }) => items.length > 0,
    ),
  };
}

function markdownOf(report: Report): string {
  const { heads, table, lists } = documentOf(report, false);
  const blocks = lists.flatMap(({ title, items }) => [
    ...(title ? [`### ${title}`] : []),
    items
      .map(({ label, answer, text }) =>
        `- ${label}${answer ? ` **${escaped(answer)}**` : ''} ${escaped(text)}`.trim(),
      )
      .join('\n'),
  ]);
  return [`## ${escaped(report.name)}`, markdownTable(heads, table, escaped), ...blocks, ''].join(
    '\n\n',
  );
}

export const markdownText = ({ workloads }: Checklist): string =>
  workloads.map((workload, index) => markdownOf(reportOf(workload, index))).join('\n');

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

/** One line for each figure and check that is filled in. */
function csvLines(report: Report): readonly (readonly string[])[] {
  const typed = figures
    .flatMap(report.entriesOf)
    .filter(({ text }) => text !== '')
    .map(({ figure, period, percentile = '', text, value, problem, grown }) => [
      ...[figure.label, period?.label ?? '', percentile, text],
      ...(value === undefined ? ['', '', ''] : [`${value}`, figure.unit, `${grown?.value ?? ''}`]),
      problem === undefined ? '' : `Not read: ${problem}`,
    ]);
  const answered = checks
    .map((check) => answerTo(check, report))
    .filter(({ answer, text }) => answer !== '' || text !== '')
    .map(({ label, answer, text }) => [label, '', '', answer, '', '', '', text]);
  const notes = textOf(report.workload, 'notes');
  const last = notes === '' ? [] : [['Notes', '', '', notes, '', '', '', '']];
  return [...typed, ...answered, ...last].map((cells) => [report.name, ...cells]);
}

export const csvText = ({ workloads }: Checklist): string =>
  csvOf([csvHeads, ...workloads.map(reportOf).flatMap(csvLines)].map((row) => row.map(asText)));
