/** The checklist for a spreadsheet: one figure a line, as typed and as a number. */
import { csvOf } from '../../units/index.ts';
import {
  answerText,
  type Checklist,
  entryOf,
  growthOf,
  nameOf,
  textOf,
  type Workload,
} from './checklist.ts';
import { answerKey, checks, noteKey } from './checks.ts';
import { cells } from './figures.ts';

const head = [
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

export const csvText = (checklist: Checklist): string =>
  csvOf([head, ...linesOf(checklist)].map((line) => line.map(harmless)));

const linesOf = ({ workloads }: Checklist): readonly (readonly string[])[] =>
  workloads.flatMap((workload, index) =>
    workloadLines(workload).map((line) => [nameOf(workload, index), ...line]),
  );

function workloadLines(workload: Workload): readonly (readonly string[])[] {
  const growth = growthOf(workload);
  const lines: (readonly string[])[] = [];
  for (const cell of cells) {
    const { text, value, problem, grown } = entryOf(workload, cell, growth);
    if (text === '') continue;
    const { figure, period, percentile = '' } = cell;
    const computed =
      value === undefined ? ['', '', ''] : [`${value}`, figure.unit, `${grown?.value ?? ''}`];
    const note = problem === undefined ? '' : `Not read: ${problem}`;
    lines.push([figure.label, period?.label ?? '', percentile, text, ...computed, note]);
  }
  for (const { id, question } of checks) {
    const answer = answerText(textOf(workload, answerKey(id)));
    const note = textOf(workload, noteKey(id));
    if (answer !== '' || note !== '') lines.push([question, '', '', answer, '', '', '', note]);
  }
  const notes = textOf(workload, 'notes');
  if (notes !== '') lines.push(['Notes', '', '', notes, '', '', '', '']);
  return lines;
}
