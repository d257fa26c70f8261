/** The checklist for a spreadsheet: one figure a line, as typed and as a number. */
import { csvOf } from '../../units/index.ts';
import { answerOf, checks, noteOf } from './checks.ts';
import { growthOf } from './growth.ts';
import { singles } from './rows.ts';
import {
  answerText,
  cells,
  nameOf,
  readFigure,
  type Sheet,
  textOf,
  type Workload,
} from './sheet.ts';

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

/** Spreadsheets compute a cell that begins like this, so a text of the reader's could run there. */
const computes = /^[\s\u00a0\ufeff]*[=+\-@|＝＋－＠]/u;

/**
 * The text for one cell. An apostrophe in front keeps a spreadsheet from computing it; it is the
 * usual remedy, and it is said beside the copy.
 */
const harmless = (text: string): string =>
  computes.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;

/** How many cells of this sheet get an apostrophe. */
export const shielded = (sheet: Sheet): number =>
  lines(sheet)
    .flat()
    .filter((text) => harmless(text) !== text).length;

export const csvText = (sheet: Sheet): string =>
  csvOf([head, ...lines(sheet)].map((line) => line.map(harmless)));

const lines = ({ workloads }: Sheet): readonly (readonly string[])[] =>
  workloads.flatMap((workload, at) => linesOf(workload, nameOf(workload, at)));

function linesOf(workload: Workload, name: string): readonly (readonly string[])[] {
  const growth = growthOf(workload);
  const factor = growth && 'factor' in growth ? growth.factor : undefined;
  const figures = [
    ...cells.map(({ key, row, period, percentile }) => ({
      key,
      row,
      place: [period.label, percentile],
    })),
    ...singles.map((row) => ({ key: row.id, row, place: ['', ''] })),
  ].flatMap(({ key, row, place }) => {
    const text = textOf(workload, key);
    if (text === '') return [];
    const { value, problem } = readFigure(row, text);
    const later =
      row.grows && value !== undefined && factor !== undefined ? String(value * factor) : '';
    return [
      [
        name,
        row.label,
        ...place,
        text,
        value === undefined ? '' : String(value),
        value === undefined ? '' : row.unit,
        later,
        problem ? `Not read: ${problem}` : '',
      ],
    ];
  });
  const told = checks.flatMap(({ id, question }) => {
    const [answer, note] = [textOf(workload, answerOf(id)), textOf(workload, noteOf(id))];
    return answer === '' && note === ''
      ? []
      : [[name, question, '', '', answerText(answer), '', '', '', note]];
  });
  const notes = textOf(workload, 'notes');
  const rest = notes === '' ? [] : [[name, 'Notes', '', '', notes, '', '', '', '']];
  return [...figures, ...told, ...rest];
}
