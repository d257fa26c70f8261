/** The front as a table, what each requirement costs, and what growth does to the first set-up. */
import type { Table } from '../../kit/index.ts';
import type { Found } from '../../storage/find/front.ts';
import type { Row } from '../../storage/find/rows.ts';
import { notChecked } from '../../storage/find/use.ts';
import { vmLimitNames } from '../../storage/path.ts';
import { formatBytes, formatNumber } from '../../units/index.ts';
import { formatDollars } from '../cost.ts';
import { kindNames, list } from '../text.ts';
import type { Answered, Compared, Given } from './model.ts';
import {
  dollarsOf,
  formatDifference,
  formatPair,
  formatPercent,
  formatSet,
  partOf,
} from './text.ts';

const notCheckedCell = 'not checked';
/** Where more is left than counts as enough, no more was looked for. */
const leftCell = (left: number, most: number): string => {
  if (left === notChecked) return notCheckedCell;
  return left >= most ? `${formatPercent(most)} or more` : formatPercent(left);
};

const verdictNames: Readonly<Record<string, string>> = {
  fits: 'Fits',
  tight: 'Tight',
  'not-checked': 'Not checked',
};

/** “disk IOPS”, “VM uncached throughput”: whose they are is in the same row. */
const bottlenecksOf = ({ assessment }: Row): string =>
  list([
    ...new Set(
      assessment.bottlenecks.map(
        ({ id, kind }) => `${id === 'disk' ? 'disk' : vmLimitNames[id]} ${kindNames[kind]}`,
      ),
    ),
  ]);

/** A table whose columns of figures are named first, then those of text. */
const tableOf = <T>(
  caption: string,
  figures: readonly string[],
  texts: readonly string[],
  values: readonly T[],
  cells: (value: T) => readonly string[],
): Table => ({
  caption,
  columns: [
    ...figures.map((label) => ({ label, numeric: true })),
    ...texts.map((label) => ({ label, numeric: false })),
  ],
  rows: values.map((value) => ({ cells: cells(value) })),
});

/** Every set-up of the front, in its order. */
export function frontTable({ front, rows }: Answered, most: number): Table {
  return tableOf(
    'Set-ups that fit, the cheapest first',
    ['USD a month', 'VM', 'Disks', 'Headroom', 'vCPUs', 'Memory'],
    ['Verdict', 'Set-up', 'Bottleneck'],
    rows.map((row, index) => ({ row, left: front[index]?.left ?? notChecked })),
    ({ row, left }) => [
      formatDollars(row.cost.total?.all ?? 0),
      formatDollars(row.cost.total?.vm ?? 0),
      formatDollars(row.cost.total?.disks ?? 0),
      leftCell(left, most),
      row.vm.vcpus === undefined ? '–' : formatNumber(row.vm.vcpus),
      row.vm.memory === undefined ? '–' : formatBytes(row.vm.memory),
      verdictNames[row.verdict] ?? row.verdict,
      formatPair(row),
      bottlenecksOf(row),
    ],
  );
}

/** What the cheapest set-up would cost without each single part of the requirement. */
export function withoutTable(
  inputs: Given,
  first: Found | undefined,
  { withouts }: Compared,
): readonly Table[] {
  const rows = withouts.flatMap((without) => {
    const [cheapest] = without.front;
    return cheapest ? [{ without, cheapest }] : [];
  });
  if (rows.length === 0) return [];
  return [
    tableOf(
      'The cheapest set-up without one requirement',
      ['USD a month', 'Difference'],
      ['Without', 'Set-up'],
      rows,
      ({ without, cheapest }) => [
        dollarsOf(cheapest),
        first ? formatDifference(cheapest.cents - first.cents) : '–',
        partOf(without, inputs),
        `${cheapest.vm.vm.name} with ${formatSet(cheapest.set)}${cheapest.left === notChecked ? `, ${notCheckedCell}` : ''}`,
      ],
    ),
  ];
}

/** What becomes of the first set-up under a larger load. */
export function growthTable({ growth }: Compared): readonly Table[] {
  if (growth.length === 0) return [];
  return [
    tableOf(
      'The first set-up under a larger load, the capacity unchanged',
      ['Load', 'Headroom', 'USD a month', 'Cheapest for it'],
      ['What becomes of it'],
      growth,
      ({ factor, left, row, cheapest, isRaised }) => {
        const disks = isRaised
          ? `its disks provisioned as ${formatSet(row.set)}`
          : 'its disks as they are';
        const limits = left === undefined ? `: too much for ${bottlenecksOf(row)}` : '';
        return [
          factor === 2 ? 'twice' : `+${formatPercent(Math.round((factor - 1) * 100))}`,
          left === undefined ? 'none' : left === notChecked ? notCheckedCell : formatPercent(left),
          formatDollars(row.cost.total?.all ?? 0),
          cheapest ? dollarsOf(cheapest) : 'none',
          `${disks}${limits}`,
        ];
      },
    ),
  ];
}
