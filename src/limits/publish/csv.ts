/** Disks and VM sizes as one flat table for spreadsheets: RFC 4180, a row a disk or size. */

import { type Bytes, type BytesPerSecond, csvOf } from '../../units/index.ts';
import { type Figure, type FigureKind, figuresOf, type Kind } from '../columns/column.ts';
import { diskColumns } from '../columns/disk.ts';
import { vmColumns } from '../columns/vm.ts';
import { editionIds } from '../editions.ts';
import { disks, vms } from '../index.ts';
import { type Lifecycle, lifecycleOf } from '../lifecycle.ts';
import { regionPrices } from '../prices/index.ts';
import { hourlyPrice, isComputed } from '../prices/region-prices.ts';
import { regions, systems } from '../prices/regions.ts';
import type { Disk, Vm } from '../rows.ts';
import { allSources } from './json.ts';
import { sizeInGib, speed } from './units.ts';

type Row = Disk | Vm;
type Cell = string | number | undefined;

/** One unit a column: here throughput is decimal, whatever its page lists; “printed in” says what that was. */
const units: Readonly<Record<FigureKind, string>> = {
  text: '',
  count: ' (count)',
  GiB: ' (GiB)',
  IOPS: ' (IOPS)',
  rate: ' (MB/s)',
  min: ' (min)',
};

function cellOf(kind: FigureKind, value: Cell): Cell {
  if (typeof value !== 'number') return value;
  if (kind === 'GiB') return sizeInGib(value as Bytes);
  return kind === 'rate' ? speed(value as BytesPerSecond, 'MB/s').value : value;
}

const headerOf = <R>({ column, kind }: Figure<R>) => `${column.csv}${units[kind]}`;

/** Sizes and counts come first, then limits, then words. */
const parts: readonly (readonly Kind[])[] = [
  ['count', 'size'],
  ['limit', 'pair', 'burst'],
  ['word', 'flag'],
];

const urls = new Map(allSources.map(({ id, url }) => [id, url]));

/** What every row has before its columns, and after them. */
const before: Readonly<Record<string, (row: Row) => Cell>> = {
  kind: (row) => ('series' in row ? 'vm' : 'disk'),
  name: ({ name }) => name,
  'series or family': (row) => ('series' in row ? row.series : row.family),
  edition: ({ edition }) => edition,
};
/** The states of a size, in the order of the columns, and what their dates are. */
const ofLifecycle = {
  retires: 'retires on',
  retired: 'retired on',
  restrictedSince: 'closed to new subscriptions since',
  preview: 'preview as of',
  notInApi: 'not in the resource API of',
  noNewCapacity: 'no new capacity as of',
  previousGeneration: 'previous generation as of',
  stage: 'lifecycle stage',
} as const satisfies Readonly<Record<keyof Lifecycle, string>>;
const stateColumns = Object.entries(ofLifecycle).map(
  ([state, header]): readonly [string, (row: Row) => Cell] => [
    header,
    (row) => ('series' in row ? lifecycleOf(row)[state as keyof Lifecycle] : undefined),
  ],
);

const after: Readonly<Record<string, (row: Row) => Cell>> = {
  'price for Linux computed in': ({ name }) =>
    regionPrices
      .filter((list) => isComputed(list, name, 'linux'))
      .map(({ region }) => region)
      .join(' '),
  'throughput printed in': ({ unit }) => unit,
  source: ({ source }) => source,
  'source address': ({ source }) => urls.get(source),
  origin: (row) =>
    'origin' in row
      ? Object.entries(row.origin ?? {})
          .map(([key, source]) => `${key}: ${source}`)
          .join(' ')
      : undefined,
  'constrained of': (row) => ('constrainedOf' in row ? row.constrainedOf : undefined),
  ...Object.fromEntries(stateColumns),
  'lifecycle sources': (row) =>
    'series' in row
      ? [...new Set(row.lifecycle?.map(({ source }) => source))].join(' ')
      : undefined,
  also: ({ also }) => also?.join(' '),
  note: ({ note }) => note,
};

/** What a size or disk of today costs, region by region. */
const prices: Readonly<Record<string, (row: Row) => Cell>> = Object.fromEntries(
  regionPrices.flatMap((list) => {
    const label = regions.find(({ id }) => id === list.region)?.label;
    const isToday = ({ edition }: Row) => edition === editionIds[0];
    return [
      ...systems.map(({ id, label: os }): [string, (row: Row) => Cell] => [
        `price ${label} ${list.sources.vms.date} ${os} (USD/hour)`,
        (row) => (isToday(row) && 'series' in row ? hourlyPrice(list, row.name, id) : undefined),
      ]),
      [
        `price ${label} ${list.sources.disks.date} LRS (USD/month)`,
        (row: Row) => (isToday(row) && 'family' in row ? list.disks.get(row.name)?.lrs : undefined),
      ],
    ];
  }),
);

function cellsOf<R extends Row>(
  row: R,
  figures: readonly Figure<R>[],
): Readonly<Record<string, Cell>> {
  const cells: Record<string, Cell> = {};
  for (const figure of figures) cells[headerOf(figure)] = cellOf(figure.kind, figure.of(row));
  for (const [header, of] of Object.entries({ ...before, ...prices, ...after }))
    cells[header] = of(row);
  return cells;
}

/** The file, ready to be written. */
export function limitsCsv(): string {
  const [ofDisk, ofVm] = [diskColumns.flatMap(figuresOf), vmColumns.flatMap(figuresOf)];
  const rows = [
    ...disks.map((row) => cellsOf(row, ofDisk)),
    ...vms.map((row) => cellsOf(row, ofVm)),
  ];
  const inPart = <R>(figures: readonly Figure<R>[], part: readonly Kind[]) =>
    figures.filter(({ column }) => part.includes(column.kind)).map(headerOf);
  const own = parts.flatMap((part) => [...inPart(ofDisk, part), ...inPart(ofVm, part)]);
  const headers = [
    ...Object.keys(before),
    // What disks and sizes both have stands where the sizes have it.
    ...own.filter((header, at) => own.lastIndexOf(header) === at),
    ...Object.keys(prices),
    ...Object.keys(after),
  ];
  return csvOf([
    headers,
    ...rows.map((cells) => headers.map((header) => String(cells[header] ?? ''))),
  ]);
}
