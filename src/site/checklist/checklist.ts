/** The checklist as its reader fills it in: texts, kept as typed, and the figures that they give. */
import { formatNumber, isOk } from '../../units/index.ts';
import { answerKey, checks, noteKey } from './checks.ts';
import {
  type Cell,
  cellsOf,
  type Figure,
  figures,
  growthFigures,
  type Percentile,
  type Period,
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
  ...figures.flatMap(cellsOf).map(({ key }) => key),
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

/** A cell with its text, and the value of the text or why it can’t be read. */
export type Entry = Cell & {
  readonly text: string;
  readonly value?: number;
  readonly problem?: string;
  /** The value with growth, in base units and formatted. */
  readonly grown?: { readonly value: number; readonly text: string };
};

function entryOf(workload: Workload, cell: Cell, factor?: number): Entry {
  const entry = { ...cell, text: textOf(workload, cell.key) };
  if (entry.text.trim() === '') return entry;
  const parsed = cell.figure.parse(entry.text);
  if (!isOk(parsed)) return { ...entry, problem: parsed.problem };
  const { value } = parsed;
  if (!cell.figure.grows || factor === undefined) return { ...entry, value };
  const grown = value * factor;
  return { ...entry, value, grown: { value: grown, text: cell.figure.format(grown) } };
}

/** The usual planning period, used where no months are given. */
const defaultMonths = 12;

/**
 * Growth compounds: (1 + growth) to the power of months ahead over the months it takes.
 * @returns the factor, if it can be computed, and the calculation or the problem as a sentence; nothing if no growth is given
 */
export function growthOf(workload: Workload): { factor?: number; sentence: string } | undefined {
  const entries = growthFigures.flatMap(cellsOf).map((cell) => entryOf(workload, cell));
  const [growth, over, until] = entries;
  if (!growth?.text.trim()) return undefined;
  if (growth.value === undefined || entries.some(({ problem }) => problem))
    return { sentence: 'The growth can’t be read, so nothing is projected.' };
  const every = over?.value ?? defaultMonths;
  const months = until?.value ?? defaultMonths;
  const factor = (1 + growth.value) ** (months / every);
  // Taken for a typing error.
  if (factor > 10_000)
    return { sentence: 'That is more than ten thousand times as much, so nothing is projected.' };
  const power = `${formatNumber(1 + growth.value, 4)}^(${formatNumber(months, 1)} ÷ ${formatNumber(every, 1)})`;
  const sentence = `${power} = ${formatNumber(factor, 3)} times as much in ${formatNumber(months, 1)} months.`;
  return { factor, sentence };
}

/** A workload with its figures computed: what the form, the exports and the links to calculators read. */
export type Report = {
  readonly name: string;
  readonly workload: Workload;
  readonly growth: ReturnType<typeof growthOf>;
  /** Nine entries for a row, period by period, and one for any other figure. */
  readonly entriesOf: (figure: Figure) => readonly Entry[];
};

export function reportOf(workload: Workload, index: number): Report {
  const growth = growthOf(workload);
  const entriesOf = (figure: Figure) =>
    cellsOf(figure).map((cell) => entryOf(workload, cell, growth?.factor));
  return { name: nameOf(workload, index), workload, growth, entriesOf };
}
