/** The checklist as its reader fills it in: texts, kept as typed, and what they say. */
import { formatNumber, isOk } from '../../units/index.ts';
import { answerKey, checks, noteKey } from './checks.ts';
import {
  type Cell,
  cellsOf,
  type Figure,
  growthFigures,
  type Percentile,
  type Period,
  rows,
  singles,
} from './figures.ts';

/** The texts of one workload, by key; one that was never typed is missing. */
export type Workload = Readonly<Record<string, string>>;

/** Which figures the links to the calculators carry. */
export type Choice = {
  readonly period: Period;
  readonly percentile: Percentile;
  /** With the growth up to the planned month. */
  readonly grown: boolean;
};
export type Checklist = { readonly workloads: readonly Workload[]; readonly choice: Choice };

/** A VM is sized for the peak at 99 %, with growth included because a later change costs a restart. */
export const defaultChoice: Choice = { period: 'peak', percentile: '99', grown: true };
export const empty: Checklist = { workloads: [{}], choice: defaultChoice };
/** More than anyone fills in by hand, and few enough to stay quick. */
export const maxWorkloads = 64;

/** Every key that a text can have. */
export const keys: ReadonlySet<string> = new Set([
  'name',
  'notes',
  ...[...rows, ...singles, ...growthFigures].flatMap(cellsOf).map(({ key }) => key),
  ...checks.flatMap(({ id }) => [answerKey(id), noteKey(id)]),
]);

/** The text of a key. Own properties only: a key such as `constructor` has no text. */
export const textOf = (workload: Workload, key: string): string =>
  Object.hasOwn(workload, key) ? (workload[key] ?? '') : '';

/** The name of a workload, or its number if it has none. */
export const nameOf = (workload: Workload, index: number): string =>
  textOf(workload, 'name').trim() || `Workload ${index + 1}`;

export const isEmpty = (workload: Workload): boolean =>
  Object.values(workload).every((text) => text === '');

/** What a cell says: its text, and its value or why the text can't be read. */
export type Entry = Cell & {
  readonly text: string;
  readonly value?: number;
  readonly problem?: string;
  /** The value with growth, in base units and formatted. */
  readonly grown?: { readonly value: number; readonly text: string } | undefined;
};

function entryOf(workload: Workload, cell: Cell, growth?: Growth): Entry {
  const entry = { ...cell, text: textOf(workload, cell.key) };
  if (entry.text.trim() === '') return entry;
  const { parse, format, grows } = cell.figure;
  const parsed = parse(entry.text);
  if (!isOk(parsed)) return { ...entry, problem: parsed.problem };
  const { value } = parsed;
  if (!grows || growth?.factor === undefined) return { ...entry, value };
  const grown = value * growth.factor;
  return { ...entry, value, grown: { value: grown, text: format(grown) } };
}

/** The factor by which a workload grows, if it can be computed, and the calculation or the problem as a sentence. */
export type Growth = { readonly factor?: number; readonly sentence: string };

/** The usual planning period, used where no months are given. */
const defaultMonths = 12;
/** A larger factor is taken for a typing error. */
const maxFactor = 10_000;

/**
 * Growth compounds: (1 + growth) to the power of months ahead over the months it takes.
 * @returns nothing if no growth is given
 */
export function growthOf(workload: Workload): Growth | undefined {
  const [growth, over, until] = growthFigures
    .flatMap(cellsOf)
    .map((cell) => entryOf(workload, cell));
  if (!growth?.text.trim()) return undefined;
  if (growth.value === undefined || over?.problem || until?.problem)
    return { sentence: 'The growth can’t be read, so nothing is projected.' };
  const every = over?.value ?? defaultMonths;
  const months = until?.value ?? defaultMonths;
  const factor = (1 + growth.value) ** (months / every);
  if (factor > maxFactor)
    return { sentence: 'That is more than ten thousand times as much, so nothing is projected.' };
  const base = formatNumber(1 + growth.value, 4);
  const sentence = `${base}^(${formatNumber(months, 1)} ÷ ${formatNumber(every, 1)}) = ${formatNumber(factor, 3)} times as much in ${formatNumber(months, 1)} months.`;
  return { factor, sentence };
}

/** A figure with its entries: nine for a row, period by period, and one for any other figure. */
export type Line = { readonly figure: Figure; readonly entries: readonly Entry[] };

/** A workload with its figures computed: what the form, the exports and the links to calculators read. */
export type Report = {
  readonly name: string;
  readonly workload: Workload;
  readonly rows: readonly Line[];
  readonly singles: readonly Line[];
  readonly growthFigures: readonly Line[];
  readonly growth: Growth | undefined;
};

export function reportOf(workload: Workload, index: number): Report {
  const growth = growthOf(workload);
  const lines = (figures: readonly Figure[]): readonly Line[] =>
    figures.map((figure) => ({
      figure,
      entries: cellsOf(figure).map((cell) => entryOf(workload, cell, growth)),
    }));
  return {
    name: nameOf(workload, index),
    workload,
    rows: lines(rows),
    singles: lines(singles),
    growthFigures: lines(growthFigures),
    growth,
  };
}
