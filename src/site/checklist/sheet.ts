/** The checklist as its reader fills it in: texts, kept as typed, whether they can be read or not. */
import { isGood } from '../../units/index.ts';
import { answerOf, answers, checks, noteOf } from './checks.ts';
import {
  cellOf,
  type Figure,
  type Percentile,
  type Period,
  percentiles,
  periods,
  rows,
  singles,
} from './rows.ts';

/** The texts of one workload, by name; one that was never typed is missing. */
export type Workload = Readonly<Record<string, string>>;

/** Which of the figures go to the calculators. */
export type Choice = {
  readonly period: Period;
  readonly percentile: Percentile;
  /** With the growth up to the planned month. */
  readonly grown: boolean;
};
export type Sheet = { readonly workloads: readonly Workload[]; readonly choice: Choice };

/** The peak at 99 % is what has to be carried; growth is bought with it, since moving later costs more. */
export const usual: Choice = { period: 'peak', percentile: '99', grown: true };
export const empty: Sheet = { workloads: [{}], choice: usual };
/** More than anyone fills in by hand, and few enough to stay quick. */
export const mostWorkloads = 64;

/** Every cell of the grid, with what it means. */
export type Cell = {
  readonly key: string;
  readonly row: Figure;
  readonly period: (typeof periods)[number];
  readonly percentile: Percentile;
};
export const cells: readonly Cell[] = rows.flatMap((row) =>
  periods.flatMap((period) =>
    percentiles.map((percentile) => ({
      key: cellOf(row.id, period.id, percentile),
      row,
      period,
      percentile,
    })),
  ),
);

/** Every name a text can have. */
export const names: ReadonlySet<string> = new Set([
  'name',
  'notes',
  ...singles.map(({ id }) => id),
  ...cells.map(({ key }) => key),
  ...checks.flatMap(({ id }) => [answerOf(id), noteOf(id)]),
]);

/** The text of a name; nothing typed is an empty text. */
export const textOf = (workload: Workload, name: string): string =>
  Object.hasOwn(workload, name) ? (workload[name] ?? '') : '';

/** Whether two workloads say the same under these names. */
export const sameTexts = (one: Workload, other: Workload, keys: readonly string[]): boolean =>
  keys.every((key) => textOf(one, key) === textOf(other, key));

/** What a text is called in a sentence: “Orders”, or its place where it has no name. */
export const nameOf = (workload: Workload, at: number): string =>
  textOf(workload, 'name').trim() || `Workload ${at + 1}`;

/** What a figure's text comes to: nothing where nothing is typed. */
export function readFigure(
  { read }: Figure,
  text: string,
): { readonly value?: number; readonly problem?: string } {
  if (text.trim() === '') return {};
  const result = read(text);
  return isGood(result) ? { value: result.value } : { problem: result.problem };
}

/** The readable figure of a cell. */
export function valueAt(workload: Workload, row: Figure, period: Period, percentile: Percentile) {
  return readFigure(row, textOf(workload, cellOf(row.id, period, percentile))).value;
}

const isEmpty = ({ workloads }: Sheet): boolean =>
  workloads.every((workload) => Object.values(workload).every((text) => text === ''));

const answerLabel = new Map<string, string>(answers.map(({ value, label }) => [value, label]));
/** The words of an answer; a text that is none of the choices stays as it came. */
export const answerText = (text: string) => (text === '' ? '' : (answerLabel.get(text) ?? text));

/** The sheet after a text was typed. */
export const typed = (sheet: Sheet, at: number, name: string, text: string): Sheet => ({
  ...sheet,
  workloads: sheet.workloads.map((workload, index) =>
    index === at ? { ...workload, [name]: text } : workload,
  ),
});

/** The sheet with workloads put at its end; into an empty one they go in the place of the blank. */
export const joined = (sheet: Sheet, workloads: readonly Workload[]): Sheet => ({
  ...sheet,
  workloads: isEmpty(sheet) ? workloads : [...sheet.workloads, ...workloads],
});

export const without = (sheet: Sheet, at: number): Sheet => {
  const workloads = sheet.workloads.filter((_, index) => index !== at);
  return { ...sheet, workloads: workloads.length > 0 ? workloads : [{}] };
};
