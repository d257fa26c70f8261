/** What a column of the explorer shows of a disk or size: the figure as its source prints it, or a word that says why there is none. */
import type { Cap, Caps, Disk, Edition, Vm, VmGate } from '../../limits/types.ts';
import {
  type Bytes,
  bytesIn,
  gib,
  printFigure,
  printNumber,
  type ThroughputUnit,
} from '../../units/index.ts';

/** How the cells of a column read: words, or numbers of one unit. A rate stands in the unit of its edition. */
export type Kind = 'text' | 'count' | 'GiB' | 'IOPS' | 'rate' | 'min';
export type Cell = { readonly text: string; readonly word?: true };
export type Column<Row> = {
  readonly id: string;
  readonly label: string;
  readonly kind: Kind;
  readonly cell: (row: Row) => Cell;
  /** Folded away until somebody chooses it. */
  readonly extra?: true;
};

/** What throughput is read as in each edition; the headings say it. */
export const unitOf: Readonly<Record<Edition, ThroughputUnit>> = {
  current: 'MB/s',
  '2018-09': 'MiB/s',
};

/** What the figures of a column are in, where throughput is in `rate`; words and counts are in nothing. */
export const unitIn = (kind: Kind, rate: ThroughputUnit): string =>
  kind === 'rate' ? rate : kind === 'text' || kind === 'count' ? '' : kind;

const word = (text: string): Cell => ({ text, word: true });
const text = (said: string): Cell => ({ text: said });
const count = (value: number | undefined) =>
  value === undefined ? word('not published') : text(printNumber(value));
const size = (value: Bytes | undefined, missing: string): Cell =>
  value === undefined ? word(missing) : text(printNumber(value / gib(1), 2));
const figure = (value: Cap<number> | undefined, factor = 1): Cell => {
  if (typeof value !== 'number') return word(value ?? 'none');
  return text(factor === 1 ? printNumber(value, 2) : printFigure(value / factor));
};

type Limited = { readonly unit: ThroughputUnit };
/** The two columns of a pair of limits. */
function pair<Row extends Limited>(
  id: string,
  label: string,
  of: (row: Row) => Caps | VmGate | undefined,
  more: { readonly extra?: true; readonly missing?: (row: Row) => string } = {},
): readonly Column<Row>[] {
  const { missing, ...others } = more;
  const cell = (row: Row, value: Cap<number> | undefined, factor?: number) =>
    value === undefined && missing ? word(missing(row)) : figure(value, factor);
  return [
    { id: `${id}-iops`, label, kind: 'IOPS', cell: (row) => cell(row, of(row)?.iops), ...others },
    {
      id: `${id}-throughput`,
      label,
      kind: 'rate',
      cell: (row) => cell(row, of(row)?.throughput, bytesIn[row.unit]),
      ...others,
    },
  ];
}

export const vmColumns: readonly Column<Vm>[] = [
  { id: 'name', label: 'Size', kind: 'text', cell: ({ name }) => text(name) },
  { id: 'series', label: 'Series', kind: 'text', cell: ({ series }) => text(series) },
  { id: 'vcpus', label: 'vCPUs', kind: 'count', cell: ({ vcpus }) => count(vcpus) },
  {
    id: 'memory',
    label: 'Memory',
    kind: 'GiB',
    cell: ({ memory }) => size(memory, 'not published'),
  },
  ...pair<Vm>('uncached', 'Uncached', ({ uncached }) => uncached),
  ...pair<Vm>('cached', 'Cached', ({ cached }) => cached),
  { id: 'data-disks', label: 'Data disks', kind: 'count', cell: (vm) => count(vm.maxDataDisks) },
  {
    id: 'temp',
    label: 'Temp disk',
    kind: 'GiB',
    // The page of such a series names local disks and leaves their size open.
    cell: ({ temp, tempDisk }) => size(temp, tempDisk === 'none' ? 'none' : 'not published'),
  },
  {
    id: 'cache',
    label: 'Cache',
    kind: 'GiB',
    cell: ({ cacheSize, hostCache }) => size(cacheSize, hostCache ? 'not published' : 'none'),
    extra: true,
  },
  ...pair<Vm>('uncached-burst', 'Uncached burst', (vm) => vm.uncachedBurst, { extra: true }),
  ...pair<Vm>('cached-burst', 'Cached burst', (vm) => vm.cachedBurst, { extra: true }),
  ...pair<Vm>('elastic', 'v2 and Ultra', (vm) => vm.elastic, { extra: true }),
  ...pair<Vm>('elastic-burst', 'v2 and Ultra burst', (vm) => vm.elasticBurst, { extra: true }),
  ...pair<Vm>('local-disk', 'Local disk', (vm) => vm.localDisk, {
    extra: true,
    missing: ({ tempDisk }) => (tempDisk === 'none' ? 'none' : 'not apart'),
  }),
];

export const diskColumns: readonly Column<Disk>[] = [
  { id: 'name', label: 'Disk', kind: 'text', cell: ({ name }) => text(name) },
  { id: 'family', label: 'Family', kind: 'text', cell: ({ family }) => text(family) },
  { id: 'size', label: 'Size', kind: 'GiB', cell: (disk) => size(disk.size, '') },
  ...pair<Disk>('base', 'Base', (disk) => disk),
  ...pair<Disk>('burst', 'Burst', ({ burst }) => burst),
  {
    id: 'burst-minutes',
    label: 'Burst lasts',
    kind: 'min',
    cell: ({ burst }) => figure(burst?.minutes),
  },
  ...pair<Disk>('on-demand', 'On-demand burst', ({ onDemand }) => onDemand),
  ...pair<Disk>('plus', 'Performance plus', ({ plus }) => plus),
  { id: 'host-cache', label: 'Host cache', kind: 'text', cell: ({ hostCache }) => text(hostCache) },
];

/** The columns in which these rows have anything to show: the pages of 2018 know no bursts of VMs. */
export const columnsOf = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] =>
  columns.filter(({ cell }) => rows.some((row) => cell(row).text !== 'none'));
