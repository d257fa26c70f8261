/** How far off the computed figures are, by what a figure tests. */
import type { Group, Row } from './types.ts';

const groups: readonly Group[] = ['VM limit', 'disk limit', 'latency', 'share of a limit'];

export type Summary = {
  readonly group: Group;
  readonly figures: number;
  /** Shares of the measured figure. */
  readonly median: number;
  readonly worst: number;
};

/** Of the figures that nothing was calibrated on. The simulation counts, since it computes every one of them. */
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
