/** The checklist as text: Markdown for a ticket, CSV for a spreadsheet; and as the document that is printed. */
import { markdownTable } from '../../embed/copy.ts';
import { asText, csvOf } from '../../units/index.ts';
import { type Checklist, type Entry, type Report, reportOf, textOf } from './checklist.ts';
import { answerKey, answers, type Check, checkGroups, checks, noteKey } from './checks.ts';
import { columns, figures, growthFigures, rows, singles } from './figures.ts';

/** Escapes everything that Markdown could take for markup; line breaks stay inside their cell. */
export const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\`*_[\]<>|~&$#:@]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');

type Item = { readonly label: string; readonly answer?: string; readonly text: string };
type List = { readonly title?: string; readonly items: readonly Item[] };

/** What is recorded once, if it is. */
const itemOf = (label: string, text = ''): readonly Item[] => (text ? [{ label, text }] : []);

/** The answered questions, or all; a text from a file that is none of the choices stays as it is. */
function answersTo(list: readonly Check[], { workload }: Report, all = false): readonly Item[] {
  const items = list.map(({ id, question }) => {
    const text = textOf(workload, answerKey(id));
    const answer = text && (answers.find(({ value }) => value === text)?.label ?? text);
    return { label: question, answer, text: textOf(workload, noteKey(id)) };
  });
  return items.filter(({ answer, text }) => all || answer !== '' || text !== '');
}

const asTyped = ({ text, problem }: Entry) => (problem ? `${text.trim()} (not read)` : text);

/**
 * A workload as a table of figures, and lists of what is recorded once.
 * @param all whether what is not filled in is part of it, as on paper, where it can be written
 */
export function documentOf(report: Report, all: boolean) {
  const { workload, growth, entriesOf } = report;
  const heads = columns.map(({ period, percentile }) => `${period.label} ${percentile} %`);
  const table = rows.flatMap((figure) => {
    const entries = entriesOf(figure);
    const typed = [figure.label, ...entries.map(asTyped)];
    const grown = entries.map((entry) => entry.grown?.text ?? '');
    return grown.some((text) => text)
      ? [typed, [`${figure.label}, with growth`, ...grown]]
      : [typed];
  });
  const once = [...singles, ...growthFigures]
    .flatMap(entriesOf)
    .filter(({ text }) => all || text !== '')
    .map((entry) => ({
      label: `${entry.figure.label}:`,
      text: `${asTyped(entry)}${entry.grown ? `, with growth ${entry.grown.text}` : ''}`,
    }));
  const lists: readonly List[] = [
    { items: [...once, ...itemOf('Growth:', growth?.sentence)] },
    ...checkGroups.map(({ title, checks }) => ({ title, items: answersTo(checks, report, all) })),
    { items: itemOf('Notes:', textOf(workload, 'notes')) },
  ];
  return {
    table: [['What', ...heads], ...table],
    lists: lists.filter(({ items }) => items.length > 0),
  };
}

function markdownItem({ label, answer, text }: Item): string {
  const bold = answer === undefined ? '' : ` **${escaped(answer || 'no answer')}**`;
  return `- ${label}${bold} ${escaped(text)}`.trim();
}

function markdownOf(report: Report): string {
  const {
    table: [heads = [], ...rows],
    lists,
  } = documentOf(report, false);
  const blocks = lists.flatMap(({ title, items }) => [
    ...(title ? [`### ${title}`] : []),
    items.map(markdownItem).join('\n'),
  ]);
  const all = [`## ${escaped(report.name)}`, markdownTable(heads, rows, escaped), ...blocks, ''];
  return all.join('\n\n');
}

export const markdownText = ({ workloads }: Checklist): string =>
  workloads.map(reportOf).map(markdownOf).join('\n');

const csvHeads = 'Workload,What,Period,Percentile,As typed,Value,Unit,With growth,Note'.split(',');

const lineOf = ({ label, answer = '', text }: Item) => [label, '', '', answer, '', '', '', text];

/** One line for each figure and check that is filled in. */
function csvLines(report: Report): readonly (readonly string[])[] {
  const typed = figures
    .flatMap(report.entriesOf)
    .filter(({ text }) => text !== '')
    .map(({ figure, period, percentile = '', text, value, problem, grown }) => [
      ...[figure.label, period?.label ?? '', percentile, text],
      ...(value === undefined ? ['', '', ''] : [`${value}`, figure.unit, `${grown?.value ?? ''}`]),
      problem ? `Not read: ${problem}` : '',
    ]);
  const notes = { label: 'Notes', answer: textOf(report.workload, 'notes'), text: '' };
  const answered = [...answersTo(checks, report), ...(notes.answer ? [notes] : [])];
  return [...typed, ...answered.map(lineOf)].map((cells) => [report.name, ...cells]);
}

export const csvText = ({ workloads }: Checklist): string =>
  csvOf([csvHeads, ...workloads.map(reportOf).flatMap(csvLines)].map((row) => row.map(asText)));
