/** From rows of the dataset to a table a reader sees: figures as printed, and words where there is none. */

import { type Column, type Figure, figuresOf, shownOf } from '../../limits/columns/column.ts';
import { diskColumns } from '../../limits/columns/disk.ts';
import { vmColumns } from '../../limits/columns/vm.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { bytesIn, formatNumber, gib } from '../../units/index.ts';

type Row = Vm | Disk;

/** One figure, or IOPS and throughput under one heading. */
export type Heading<R> = {
  readonly id: string;
  readonly label: string;
  readonly figures: readonly Figure<R>[];
  /** What is under it beside IOPS and throughput. */
  readonly third?: string;
};

export type Cell = {
  readonly text: string;
  /** How many columns it takes: one word can take the place of both halves of a pair. */
  readonly span: 1 | 2;
  /** Whether a phone has no room for it. */
  readonly broad?: boolean;
  /** A word instead of a figure. */
  readonly missing: boolean;
};

/** The number of a figure as its page lists it, without its unit: none of the dataset has more than three decimals. */
export function printedOf<R extends Row>({ kind, of }: Figure<R>, row: R): string | undefined {
  const value = of(row);
  if (typeof value !== 'number') return value;
  const factor = kind === 'rate' ? bytesIn[row.unit] : kind === 'GiB' ? gib(1) : 1;
  return formatNumber(value / factor, 3);
}

const cell = (text: string | undefined, span: Cell['span'] = 1): Cell => ({
  // The page has nothing here.
  text: text ?? '–',
  span,
  missing: text === undefined || !/^[\d,.]/.test(text),
});

export function cellsOf<R extends Row>({ figures }: Heading<R>, row: R): readonly Cell[] {
  const texts = figures.map((figure) => printedOf(figure, row));
  const [first, second, ...rest] = texts;
  const isOne = texts.length > 1 && first === second && typeof figures[0]?.of(row) !== 'number';
  const pair = isOne ? [cell(first, 2)] : texts.slice(0, 2).map((text) => cell(text));
  return [...pair, ...rest.map((text) => ({ ...cell(text), broad: true }))];
}

/**
 * The headings that at least one row has something under. Limits that most rows lack come after the others,
 * since a phone shows the first columns.
 */
export function usedBy<R extends Row>(headings: readonly Heading<R>[], rows: readonly R[]) {
  const isUsed = ({ figures }: Heading<R>) =>
    rows.some((row) => figures.some(({ of }) => of(row) !== undefined));
  const isLacking = ({ figures }: Heading<R>) =>
    rows.filter((row) => figures.every(({ of }) => of(row) === 'not published')).length >
    rows.length / 2;
  const rank = (heading: Heading<R>) => (place(heading) < 0 ? Number(isLacking(heading)) : 2);
  return headings.filter(isUsed).toSorted((one, other) => rank(one) - rank(other));
}

/** The figures under one heading in one phrase, for comparing editions: “12,800 / 192”. */
export const phraseOf = <R extends Row>(heading: Heading<R>, row: R): string =>
  cellsOf(heading, row)
    .map(({ text }) => text)
    .join(' / ');

/** The headings of a column: one for a pair of limits, and one for how long a burst lasts. */
function headingsOf<R>(column: Column<R>): readonly Heading<R>[] {
  const { id, label, short = label, kind } = column;
  const figures = figuresOf(column);
  const lasting = figures.filter((figure) => figure.kind === 'min');
  return [
    {
      id,
      label: kind === 'size' ? `${label} (GiB)` : label,
      figures: figures.filter((figure) => !lasting.includes(figure)),
    },
    ...lasting.map((figure) => ({
      id: figure.id,
      label: `${short} lasts (min)`,
      figures: [figure],
    })),
  ];
}

/** These columns come after the limits. */
const atTheEnd = ['local', 'local-write', 'temp', 'nvme-disks', 'nvme-size', 'nvme', 'cache-size'];
const place = ({ id }: { readonly id: string }) => atTheEnd.indexOf(id);

export const vmHeadings: readonly Heading<Vm>[] = shownOf(vmColumns)
  .toSorted((one, other) => place(one) - place(other))
  .flatMap(headingsOf);
export const diskHeadings: readonly Heading<Disk>[] = shownOf(diskColumns).flatMap(headingsOf);

const disk = (id: string) => diskHeadings.find((heading) => heading.id === id)?.figures ?? [];
const [onCredit, onDemand, minutes] = ['burst', 'on-demand', 'burst-minutes'].map(disk);
/** On credit so long, or bought for as long as one likes. */
const lasting = (row: Disk) =>
  row.burst ? `${row.burst.minutes}\u00a0min` : row.onDemand ? 'bought' : '';

/** A burst of either kind, and how long it lasts: no disk has both, so each would leave the columns of the other empty. */
const anyBurst: Heading<Disk> = {
  id: 'any-burst',
  label: 'Burst',
  third: 'for',
  figures: [
    ...(onCredit ?? []).map((figure, at) => ({
      ...figure,
      of: (row: Disk) => figure.of(row) ?? onDemand?.[at]?.of(row),
    })),
    ...(minutes ?? []).map((figure) => ({ ...figure, of: lasting })),
  ],
};

/** What most disks of a family cannot have is in the table of features. */
const elsewhere = ['on-demand', 'burst-minutes', 'plus'];

/** The headings of a table of disks, bursts on credit and on demand together where no disk has both. */
export const headingsOfDisks = (rows: readonly Disk[]): readonly Heading<Disk>[] => {
  const isOfOne = rows.some(({ burst, onDemand: bought }) => burst && bought);
  const bursts = rows.some(({ burst, onDemand: bought }) => burst ?? bought);
  if (isOfOne) return diskHeadings.filter(({ id }) => id !== 'plus');
  return diskHeadings.flatMap((heading) => {
    if (heading.id === 'burst') return bursts ? [anyBurst] : [];
    return elsewhere.includes(heading.id) ? [] : [heading];
  });
};
