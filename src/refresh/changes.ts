/** Where a document and a row of the dataset have different figures, and the line that the row would become. */
import { type Column, type Figure, figuresOf } from '../limits/columns/column.ts';
import type { TextTable } from '../limits/table.ts';
import { bytesIn, formatNumber, gib, type ThroughputUnit } from '../units/index.ts';
import type { Document, Figures } from './inputs.ts';
import { cellText, countText, iopsText, type Place, rateText, sizeText } from './tables.ts';

/** What a figure is, whatever it is of. */
type Kind = Pick<Figure<never>, 'id' | 'kind'>;

type Row = {
  readonly name: string;
  readonly unit: ThroughputUnit;
  readonly note?: string;
  readonly origin?: Readonly<Record<string, string>>;
};

export type Change<Of> = {
  readonly figure: Figure<Of>;
  /** In base units, or the word in its place; nothing where the row has neither. */
  readonly held: number | string | undefined;
  readonly seen: number;
};

const near = (one: number, other: number, tolerance: number) =>
  Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));

/**
 * Whether two figures say the same. The resource API has counted the MB of a printed N MB/s as 10^6,
 * 1,024,000 and 2^20 bytes, by series and year, and rounds the sizes of local disks to whole MiB.
 */
function same(held: number, seen: number, { kind, id }: Kind, row: Row, api: boolean) {
  if (kind === 'rate') {
    const printed = held / bytesIn[row.unit];
    const readings = api ? [1e6, 1_024_000, 2 ** 20] : [bytesIn[row.unit]];
    return readings.some((reading) => near(printed * reading, seen, 1e-6));
  }
  const rounded = api && /^(temp|nvme-size|cache-size)$/.test(id);
  return near(held, seen, rounded ? 0.005 : 1e-9);
}

/** Pages print MB/s and leave it to the source what these are. */
const asRead = (seen: number, { kind }: Kind, row: Row, from: Document) =>
  kind === 'rate' && from.kind === 'page' ? (seen / 1e6) * bytesIn[row.unit] : seen;

/** What the resource API says of sizes and counts is compared with pages, and fills no gaps: no limit depends on it. */
const isGap = (held: unknown, { kind }: Kind, api: boolean) =>
  typeof held !== 'number' && api && kind !== 'IOPS' && kind !== 'rate';

export function changesIn<Of extends Row>(
  row: Of,
  columns: readonly Column<Of>[],
  figures: Figures,
  from: Document,
): readonly Change<Of>[] {
  const api = from.kind === 'resource API';
  return columns.flatMap(figuresOf).flatMap((figure): readonly Change<Of>[] => {
    const read = figures[figure.id];
    if (read === undefined) return [];
    const [held, seen] = [figure.of(row), asRead(read, figure, row, from)];
    const equal = typeof held === 'number' && same(held, seen, figure, row, api);
    return equal || isGap(held, figure, api) ? [] : [{ figure, held, seen }];
  });
}

/** A figure as a reader of the dataset knows it: with the unit that its row is printed in. */
function inWords(value: number | string | undefined, { kind }: Kind, unit: ThroughputUnit) {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value;
  if (kind === 'GiB') return `${formatNumber(value / gib(1), 3)} GiB`;
  if (kind === 'rate') return `${formatNumber(value / bytesIn[unit], 3)} ${unit}`;
  return `${formatNumber(value, 3)}${kind === 'IOPS' ? ' IOPS' : kind === 'min' ? ' min' : ''}`;
}

export const seenInWords = <Of extends Row>({ figure, seen }: Change<Of>, row: Of) =>
  inWords(seen, figure, row.unit);

/** “Uncached 12,800 IOPS → 13,000 IOPS”. */
export const changeInWords = <Of extends Row>(change: Change<Of>, row: Of) =>
  `${change.figure.column.label} ${inWords(change.held, change.figure, row.unit)} → ${seenInWords(change, row)}`;

/** Whether the note of a row has the other figure already: then it is known, and was decided. */
export function isNoted<Of extends Row>({ figure, seen }: Change<Of>, row: Of): boolean {
  const plain =
    figure.kind === 'GiB'
      ? seen / gib(1)
      : figure.kind === 'rate'
        ? seen / bytesIn[row.unit]
        : seen;
  const forms = [String(Number(plain.toPrecision(10))), formatNumber(plain, 5)];
  const figuresOfNote =
    row.note?.match(/\d[\d,]*(\.\d+)?/g)?.map((one) => one.replace(/,$/, '')) ?? [];
  return figuresOfNote.some((one) => forms.includes(one));
}

const cellOf = <Of>({ id, cell = id }: Column<Of>) => cell;

/**
 * The cells that a change of figures changes, by the name of their column.
 * @param origin of the figures, where they are not of the page of the row
 */
export function cellsOf<Of extends Row>(
  changes: readonly Change<Of>[],
  table: TextTable,
  place: Place,
  unit: ThroughputUnit,
  origin?: string,
): Readonly<Record<string, string>> {
  const columns = [...new Set(changes.map(({ figure }) => figure.column))];
  return Object.assign(
    {},
    ...columns.map((column) => {
      const own = changes.filter(({ figure }) => figure.column === column);
      const name = cellOf(column);
      const [first] = own;
      if (!first) return {};
      if (column.kind === 'count') return { [name]: countText(table, first.seen) };
      if (column.kind === 'size') return { [name]: sizeText(table, name, first.seen) };
      const [nowIops = '', nowRate = nowIops] = cellText(table, place, name).split('/');
      const half = (kind: string) => own.find(({ figure }) => figure.kind === kind)?.seen;
      const minutes = half('min');
      const pair = `${iopsText(table, half('IOPS') ?? nowIops)}/${rateText(table, half('rate') ?? nowRate, unit)}`;
      return {
        ...(half('IOPS') === undefined && half('rate') === undefined
          ? {}
          : { [name]: origin && column.kind === 'limit' ? `${pair}@${origin}` : pair }),
        ...(minutes === undefined ? {} : { [`${name}-time`]: countText(table, minutes) }),
      };
    }),
  );
}
