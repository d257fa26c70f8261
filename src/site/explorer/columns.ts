/** What a column of the explorer shows of a disk or size: the figure as its source lists it, or a word that says why there is none. */

import {
  type Column as Described,
  type Figure,
  type FigureKind,
  figuresOf,
  shownOf,
} from '../../limits/columns/column.ts';
import { diskColumns as disks } from '../../limits/columns/disk.ts';
import { vmColumns as sizes } from '../../limits/columns/vm.ts';
import { regionPrices } from '../../limits/prices/index.ts';
import { systems } from '../../limits/prices/regions.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { defined } from '../../units/omit-undefined.ts';
import { printedOf } from '../limits-pages/figures.ts';
import { costText, costUnit } from './cost.ts';
import { type Cell, titleOf } from './rows.ts';

export type Column<Row> = {
  readonly id: string;
  readonly label: string;
  /** The label with what tells the figures of a pair apart. */
  readonly title: string;
  readonly kind: FigureKind | typeof costUnit;
  readonly cell: (row: Row) => Cell;
  /** Folded away until somebody chooses it. */
  readonly extra?: true;
  /** A row that has none of it has 0; a limit that is not there is no number. */
  readonly zero?: true;
};

function columnOf<Row extends Vm | Disk>(figure: Figure<Row>): Column<Row> {
  const { id, kind, column } = figure;
  const { label, short = label, base, absent = () => 'none' } = column;
  const own = kind === 'min' ? `${short} lasts` : short;
  const zero = base !== undefined || column.kind === 'size' || column.kind === 'count';
  return {
    id,
    label: own,
    title: titleOf(own, kind),
    kind,
    cell: (row) => {
      const text = printedOf(figure, row);
      if (text !== undefined && (kind === 'text' || typeof figure.of(row) === 'number'))
        return { text };
      return { text: text ?? absent(row), word: true };
    },
    ...defined({ zero: zero || undefined }),
  };
}

const named = <Row>(id: string, label: string, of: (row: Row) => string): Column<Row> => ({
  id,
  label,
  title: label,
  kind: 'text',
  cell: (row) => ({ text: of(row) }),
});

const ofAll = <Row extends Vm | Disk>(columns: readonly Described<Row>[]) =>
  shownOf(columns).flatMap(figuresOf).map(columnOf);

/** The prices that the page has in itself; those of other regions are loaded when they are chosen. */
export const [pagePrices] = regionPrices;
const [system] = systems;

const cost: Column<Vm> = {
  id: 'cost',
  label: 'Price',
  title: 'Price',
  kind: costUnit,
  // Prices are of today’s sizes.
  cell: ({ name, edition }) =>
    pagePrices && edition === 'current'
      ? costText(pagePrices, name, system.id)
      : { text: 'none', word: true },
};

/** The order of the columns of sizes, by what they are of: a preset shows a part of them. Further ones come last. */
const ordered = [
  ...['vcpus', 'memory', 'uncached', 'uncached-burst', 'cached'],
  // Few series have a cached burst.
  ...['elastic', 'elastic-burst', 'cached-burst', 'data-disks', 'temp', 'nvme-disks', 'nvme-size'],
  ...['local', 'local-write', 'nvme', 'cache-size'],
];
function placeOf({ id }: Described<Vm>) {
  const place = ordered.indexOf(id);
  return place < 0 ? ordered.length : place;
}

/** Both figures of each limit. */
const pairsOf = (...limits: readonly string[]) =>
  limits.flatMap((id) => [`${id}-iops`, `${id}-throughput`]);

/** Columns that are looked at together; the first preset is what is shown until somebody chooses. */
const usual: readonly string[] = [
  ...['vcpus', 'memory', ...pairsOf('uncached', 'cached'), 'data-disks', 'temp', 'cost'],
];
/** What a card on a phone shows until somebody chooses: the style sheet counts on these columns. */
export const narrowColumns: readonly string[] = ['vcpus', 'memory', ...pairsOf('uncached'), 'cost'];
const burstColumns = pairsOf(
  'uncached',
  'uncached-burst',
  'elastic',
  'elastic-burst',
  'cached-burst',
);
const localColumns = [
  ...['temp', 'nvme-disks', 'nvme-size', ...pairsOf('local', 'local-write', 'nvme'), 'cache-size'],
];
export const presets: readonly {
  readonly id: string;
  readonly label: string;
  readonly columns: readonly string[];
}[] = [
  { id: 'limits', label: 'Limits', columns: usual },
  { id: 'burst', label: 'Burst', columns: burstColumns },
  { id: 'local-disk', label: 'Local disk', columns: localColumns },
  { id: 'price', label: 'Price', columns: narrowColumns },
];

export const vmColumns: readonly Column<Vm>[] = [
  named('name', 'Size', ({ name }) => name),
  named('series', 'Series', ({ series }) => series),
  ...[...ofAll(sizes.toSorted((one, other) => placeOf(one) - placeOf(other))), cost].map(
    (column): Column<Vm> => (usual.includes(column.id) ? column : { ...column, extra: true }),
  ),
];

/** What a reader chooses at a time: the two figures of a limit, and others that are of one thing. */
export type ColumnGroup = { readonly label: string; readonly columns: readonly Column<Vm>[] };
const together: Readonly<Record<string, string>> = { memory: 'vcpus', 'nvme-size': 'nvme-disks' };
export const columnGroups: readonly ColumnGroup[] = [
  ...Map.groupBy(vmColumns.slice(2), ({ id }) =>
    (together[id] ?? id).replace(/-(?:iops|throughput)$/, ''),
  ).values(),
].map((columns) => {
  const labels = [...new Set(columns.map(({ label }) => label))];
  const isPair = columns.length > 1 && labels.length === 1;
  return { label: isPair ? `${labels} IOPS, MB/s` : labels.join(', '), columns };
});

export const diskColumns: readonly Column<Disk>[] = [
  named('name', 'Disk', ({ name }) => name),
  named('family', 'Family', ({ family }) => family),
  ...ofAll(disks),
];

/** The columns in which these rows have anything to show: the pages of 2018 know no bursts of VMs. */
export const columnsOf = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] =>
  columns.filter(({ cell }) => rows.some((row) => cell(row).text !== 'none'));
