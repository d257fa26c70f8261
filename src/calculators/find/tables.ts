/** The front as a table, what each requirement costs, and what growth does to the first set-up. */

import type { DeepLink, Readout, Table } from '../../kit/index.ts';
import { shownName } from '../../limits/name-keys.ts';
import type { Vm } from '../../limits/types.ts';
import { exclusionsOf } from '../../storage/find/exclusions.ts';
import type { Growth } from '../../storage/find/growth.ts';
import { notChecked } from '../../storage/find/limit-use.ts';
import type { Row } from '../../storage/find/rows.ts';
import type { Found } from '../../storage/find/search.ts';
import type { Burst } from '../../storage/path/burst.ts';
import { isNvme } from '../../storage/set-up/disk-group.ts';
import { formatDuration, formatIops, type Iops } from '../../units/index.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import { capital, list, plainName } from '../shared/answer/text.ts';
import { formatDollars, inCents } from '../shared/set-up/money.ts';
import type { Compared, Given, Listed } from './model.ts';
import type { SetUpFigures } from './parts.ts';
import { cheapestWithout } from './requirement-costs.ts';
import { partOf } from './requirement-text.ts';
import {
  formatDifference,
  formatPair,
  formatPercent,
  formatPurposes,
  formatSet,
  formatSize,
  moneyOf,
} from './text.ts';

/** What a set-up that was found costs a month, in a column of USD. */
const dollarsOf = ({ cents }: Pick<Found, 'cents'>): string => formatDollars(cents / 100);

const notCheckedCell = 'not checked';
/** Where more is left than counts as enough, no more was looked for. */
const leftCell = (left: number, most: number): string => {
  if (left === notChecked) return notCheckedCell;
  return left >= most ? `${formatPercent(most)} or more` : formatPercent(left);
};

/** “disk IOPS”, “VM uncached throughput”: whose they are is in the same row. */
const bottlenecksOf = ({ assessment }: Row): string =>
  list([...new Set(assessment.bottlenecks.map(plainName))]);

/** A table whose columns of text are named with a mark, in their order. */
const tableOf = <T>(
  caption: string,
  columns: readonly (string | { readonly text: string; readonly wide?: boolean })[],
  values: readonly T[],
  cells: (value: T) => readonly string[],
  link?: (value: T) => DeepLink,
): Table => ({
  caption,
  columns: columns.map((column) =>
    typeof column === 'string'
      ? { label: column, numeric: true }
      : { label: column.text, numeric: false, ...defined({ wide: column.wide || undefined }) },
  ),
  rows: values.map((value) => ({ cells: cells(value), ...(link ? { link: link(value) } : {}) })),
});
const words = (text: string) => ({ text });
const sentence = (text: string) => ({ text, wide: true });

/** What a set-up gives while burst credits last. */
function burstCell(burst: Burst | undefined): string {
  if (burst?.lasts === undefined || burst.iops === undefined) return 'none used';
  return `${formatIops(burst.iops as Iops)} for ${formatDuration(burst.lasts, burst.isDerived)}`;
}

/** “913 (427.05 + 486.31)”: of the VM, and of all disks with that of the OS. */
const costCell = ({ cost: { total } }: Row): string =>
  total
    ? `${formatDollars(total.all)} (${inCents(total.vm)} + ${inCents(total.disks)})`
    : 'not priced';

type AllListed = Pick<Compared, 'bursts' | 'listed'>;

const whyOf = ({ why, purposes, row }: Omit<Listed, 'found'>) =>
  why ?? formatPurposes(purposes, row);

/** With what asks for another image and is not in its name, and that its CPU is by credits. */
const sizeOf = (vm: Vm) =>
  compact([
    formatSize(vm),
    isNvme(vm) && vm.controller && !vm.name.endsWith('/nvme') && 'NVMe',
    exclusionsOf(vm).includes('arm') && 'Arm64',
    exclusionsOf(vm).includes('burstable') && 'burstable',
  ]).join(', ');

/** The set-ups that are listed, as figures of which some are compared. */
export const setUpsOf = (
  { bursts, listed }: AllListed,
  figures: (row: Row) => readonly Readout[],
  link: (row: Row) => DeepLink,
): readonly SetUpFigures[] =>
  listed.map(({ letter, row, ...one }) => ({
    letter,
    ...defined({ payment: one.payment }),
    vm: shownName(row.vm),
    size: sizeOf(row.vm),
    disks: formatSet(row.set),
    cache: row.set.cache,
    verdict: row.verdict,
    why: whyOf({ letter, row, ...one }),
    limit: bottlenecksOf(row),
    burst: burstCell(bursts.get(row)),
    readouts: figures(row),
    link: link(row),
  }));

/** The same as a table. */
export function listedTable(
  { bursts, listed }: AllListed,
  most: number,
  link: (row: Row) => DeepLink,
): Table {
  return tableOf(
    'Other choices',
    [
      ...['For', 'VM'].map(words),
      { text: 'Disks and host cache', wide: true },
      ...['USD a month (VM + disks)', 'Headroom'],
      ...['Limit that decides', 'Verdict', 'Burst'].map(words),
    ],
    listed,
    ({ letter, row, found: { left }, ...one }) => [
      `${letter}: ${whyOf({ letter, row, ...one })}`,
      `${shownName(row.vm)} (${sizeOf(row.vm)})`,
      `${formatSet(row.set)}; ${row.set.cache}`,
      costCell(row),
      leftCell(left, most),
      bottlenecksOf(row),
      capital(left === notChecked ? notCheckedCell : row.verdict.replace('-', ' ')),
      burstCell(bursts.get(row)),
    ],
    ({ row }) => link(row),
  );
}

/** What the cheapest set-up would cost without each single part of the requirement. */
export function withoutTable(
  inputs: Given,
  first: Found | undefined,
  { withouts }: Compared,
): readonly Table[] {
  const rows = cheapestWithout(withouts, first);
  if (rows.length === 0) return [];
  return [
    tableOf(
      'The cheapest set-up without one requirement',
      [words('Without'), 'USD a month', 'Difference', sentence('Set-up')],
      rows,
      ({ without, cheapest }) => [
        partOf(without, inputs),
        dollarsOf(cheapest),
        first ? formatDifference(cheapest, first) : '–',
        `${shownName(cheapest.vm.vm)} with ${formatSet(cheapest.set)}${cheapest.left === notChecked ? `, ${notCheckedCell}` : ''}`,
      ],
    ),
  ];
}

/** What a load needs that the set-up does not carry with the headroom that is required. */
const nextOf = (next: Growth['next']) =>
  next
    ? `one per cent more needs ${formatPair(next.row)} for ${moneyOf(next.found)} a month`
    : 'nothing meets one per cent more';

const nameOfFactor = (factor: number) =>
  factor === 1
    ? 'now'
    : factor === 2
      ? 'twice'
      : // A narrow column beside sentences would break it.
        `+${formatPercent(Math.round((factor - 1) * 100)).replace(' ', '\u00a0')}`;

/** What becomes of the first set-up under a larger load. */
export function growthTable({ growth }: Compared): readonly Table[] {
  if (growth.length === 0) return [];
  return [
    tableOf(
      'The first set-up under a larger load, the capacity unchanged',
      [
        words('Load'),
        ...['Headroom', 'USD a month', 'Cheapest for it'],
        sentence('What becomes of it'),
      ],
      growth,
      ({ factor, left, row, cheapest, isRaised, ...one }) => {
        const disks = isRaised
          ? `its disks provisioned as ${formatSet(row.set)}`
          : 'its disks as they are';
        const limits = left === undefined ? `: too much for ${bottlenecksOf(row)}` : '';
        return [
          nameOfFactor(factor),
          left === undefined ? 'none' : left === notChecked ? notCheckedCell : formatPercent(left),
          formatDollars(row.cost.total?.all ?? 0),
          cheapest ? dollarsOf(cheapest.found) : 'none',
          `${disks}${limits}${'next' in one ? `. That is as far as it goes: ${nextOf(one.next)}` : ''}`,
        ];
      },
    ),
  ];
}
