/** The rows in figures and words, and how far off they are. */
import {
  type BytesPerSecond,
  formatIops,
  formatSeconds,
  formatThroughput,
  type Iops,
  type Seconds,
} from '../units/index.ts';
import type { Group, Row } from './experiment.ts';

function print({ what, unit = 'MiB/s' }: Row, value: number | undefined): string {
  if (value === undefined) return '';
  if (what === 'iops') return formatIops(value as Iops);
  return what === 'latency'
    ? formatSeconds(value as Seconds)
    : formatThroughput(value as BytesPerSecond, unit);
}

const percent = (error: number | undefined) =>
  error === undefined ? '' : `${error < 0 ? '−' : '+'}${Math.abs(error * 100).toFixed(1)} %`;

/** What is computed for a row, as text in the unit of its source; empty where nothing is. */
export const figuresOf = (row: Row) => ({
  formula: print(row, row.formula),
  formulaError: percent(row.formulaError),
  simulated: print(row, row.simulated),
  simulatedError: percent(row.simulatedError),
});

const groups: readonly Group[] = ['VM limit', 'disk limit', 'latency', 'share of a limit'];

export type Summary = {
  readonly group: Group;
  readonly figures: number;
  /** Fractions of the measured figure. */
  readonly median: number;
  readonly worst: number;
};

/**
 * How far off is the simulation, by what a figure tests? Figures that it was calibrated on are left
 * out; the simulation counts and not the formulas, since it computes every figure.
 */
export function summaryOf(rows: readonly Row[]): readonly Summary[] {
  return groups.map((group) => {
    const errors = rows
      .filter((row) => row.group === group && row.role === 'accuracy')
      .map(({ simulatedError = Number.NaN }) => Math.abs(simulatedError))
      .sort((one, other) => one - other);
    const middle = (errors.length - 1) / 2;
    const at = (place: number) => errors[place] ?? Number.NaN;
    return {
      group,
      figures: errors.length,
      median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
      worst: at(errors.length - 1),
    };
  });
}
