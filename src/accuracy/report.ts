/** The rows in figures and words, and how far off they are. */
import { formatAmount } from '../calculators/shared/answer/checks-and-columns.ts';
import type { Group, Row } from './row.ts';

const print = ({ what, unit = 'MiB/s' }: Row, value: number | undefined): string =>
  value === undefined ? '' : formatAmount(what, value, unit);

const percent = (error: number | undefined) =>
  error === undefined ? '' : `${error < 0 ? '−' : '+'}${Math.abs(error * 100).toFixed(1)} %`;

/** What is computed for a row, as text in the unit of its source; empty where nothing is. */
export const figuresOf = (row: Row) => ({
  formula: print(row, row.formula),
  formulaError: percent(row.formulaError),
  simulated: print(row, row.simulated),
  simulatedError: percent(row.simulatedError),
});

const groups: readonly Group[] = [
  'VM limit',
  'disk limit',
  'burst',
  'latency',
  'cache',
  'local disk',
  'share of a limit',
];

/** How far what is computed is off, as a fraction: by the simulation where there is one, else by formula. */
export const errorOf = ({ simulatedError, formulaError }: Row): number | undefined =>
  simulatedError ?? formulaError;

/** What is computed for a row: by the simulation where there is one, else by formula. */
export const computedOf = ({ simulated, formula }: Row): number | undefined => simulated ?? formula;

/** A limit within this fraction of what was measured is one that the run ran into. */
const near = 0.125;

export type Summary = {
  readonly group: Group | 'all but local disks';
  readonly figures: number;
  /** How many documents they are from. */
  readonly sources: number;
  /** The median of what each document has as its median, so that one with many figures counts once. */
  readonly bySource: number;
  /** Fractions of the measured figure. */
  readonly median: number;
  readonly worst: number;
  /** The fraction of the figures that are off by no more than 12.5 %. */
  readonly within12: number;
};

/** How many runs ran into the limit that is computed for them, and how far it is off where they did. */
export type Reached = {
  readonly group: Group;
  readonly figures: number;
  readonly reached: number;
  /** Of those that ran into it. */
  readonly median: number;
  /** How many got less, and the least of them, as a fraction of the limit. */
  readonly below: number;
  readonly least: number | undefined;
  /** How many got more, and the most. */
  readonly above: number;
  readonly most: number | undefined;
};

/**
 * Did a run run into the limit that is computed for it, and which limit is that? Two questions: a limit can
 * be right although a run did not reach it. Of runs that a limit decides, and nothing was taken from.
 */
export const reachedOf = (rows: readonly Row[]): readonly Reached[] =>
  (['VM limit', 'disk limit', 'burst', 'local disk'] as const).map((group) => {
    const shares = rows.flatMap((row) => {
      const computed = computedOf(row);
      const counts = row.role === 'accuracy' && row.group === group && computed !== undefined;
      return counts ? [row.measured / computed] : [];
    });
    const at = shares.filter((share) => Math.abs(1 / share - 1) <= near);
    const [below, above] = [
      shares.filter((share) => 1 / share - 1 > near),
      shares.filter((share) => 1 - 1 / share > near),
    ];
    return {
      group,
      figures: shares.length,
      reached: at.length,
      median: medianOf(at.map((share) => Math.abs(1 / share - 1))),
      below: below.length,
      above: above.length,
      least: below.length > 0 ? Math.min(...below) : undefined,
      most: above.length > 0 ? Math.max(...above) : undefined,
    };
  });

/** The middle figure, or the mean of the two in the middle. */
function medianOf(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = (inOrder.length - 1) / 2;
  const at = (place: number) => inOrder[place] ?? Number.NaN;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
}

const offBy = (rows: readonly Row[]) => rows.map((row) => Math.abs(errorOf(row) ?? Number.NaN));

function summary(group: Summary['group'], rows: readonly Row[]): Summary {
  const errors = offBy(rows);
  const documents = [...Map.groupBy(rows, ({ source }) => source).values()];
  return {
    group,
    figures: errors.length,
    sources: documents.length,
    bySource: medianOf(documents.map((own) => medianOf(offBy(own)))),
    median: medianOf(errors),
    worst: Math.max(...errors),
    within12: errors.filter((error) => error <= near).length / errors.length,
  };
}

/**
 * How far off is what is computed, by what decides a figure, and in all but local disks, most of whose
 * figures are one document’s? Only figures of one role: by default those that nothing was calibrated on.
 * A group without figures is left out.
 */
export function summaryOf(
  rows: readonly Row[],
  role: Row['role'] = 'accuracy',
): readonly Summary[] {
  const counted = rows.filter((row) => row.role === role);
  const found = groups
    .map((group) =>
      summary(
        group,
        counted.filter((row) => row.group === group),
      ),
    )
    .filter(({ figures }) => figures > 0);
  const remote = counted.filter(({ group }) => group !== 'local disk');
  return [...found, ...(found.length > 1 ? [summary('all but local disks', remote)] : [])];
}
