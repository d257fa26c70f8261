/**
 * The rows as the browser gets them: without tables, readers and checks, small after gzip, and
 * exactly the same rows (a test holds it). Notes stay: a figure without its caveat is half the truth.
 *
 * Rows that share series, edition, source and so on form one group, column by column, because equal
 * values side by side compress best. Figures are numbers in the units of the tables; 0 means “not
 * there”, and columns at the end that are 0 in all rows are left out.
 *
 * The text begins with its own layout, so that the browser needs no description of the columns, and
 * a script that is older than its data cannot take one column for another.
 */
import { bytesIn, bytesPerSecond, gib, iops, type ThroughputUnit } from '../units/index.ts';
import { type Column, figuresOf, member, valueIn } from './columns/column.ts';
import { diskColumns } from './columns/disk.ts';
import { vmColumns } from './columns/vm.ts';
import type { Disk, LimitPair, NoFigure, Vm, VmLimit } from './rows.ts';

/**
 * How a column is unpacked, by the member of the row that it fills: a pair of limits, a pair that
 * lasts for some minutes, a number that counts something or GiB (GB below 0, and what 0 is, where
 * not “not there”), or one of a few values.
 */
type Layout =
  | string
  | readonly [key: string]
  | readonly [key: string, unit: 'count' | 'GiB', zero?: 0]
  | readonly [key: string, values: readonly (string | boolean)[]];
/**
 * A figure for each row, or the one that all of them have. A single figure in brackets is a share:
 * so much for each of what stands in the first column of figures, the vCPUs of a VM.
 */
type Figures = number | readonly number[];
/**
 * What a group's rows share, their names, then their notes and figures. Most names differ by the
 * figure in them, that of the first column: 0 is such a name, made from the pattern, and a number of
 * rows stands for as many of them.
 */
type Group = readonly [
  shared: readonly unknown[],
  pattern: string,
  names: number | readonly (string | 0)[],
  ...figures: Figures[],
];
type Packed = {
  /** The members that are shared; the last is missing where a group has none of it. */
  readonly shared: readonly string[];
  readonly columns: readonly Layout[];
  /** The sentences of all notes, since many notes have some of them; and those of each note, by their places. */
  readonly sentences: readonly string[];
  readonly notes: readonly (readonly number[])[];
  /** The rows with figures from elsewhere, by their place. */
  readonly origins: readonly (readonly [row: number, origin: Vm['origin']])[];
  readonly groups: readonly Group[];
};

/** The figures that others are a share of: the first after the notes. */
const leading = 1;

/** Between two sentences of a note. */
const between = '. ';

const reasons: readonly NoFigure[] = ['none', 'not published', 'local disk only'];

export const packVms = (vms: readonly Vm[]): string => pack(vms, vmColumns, ['series', 'edition']);

export const packDisks = (disks: readonly Disk[]): string =>
  pack(disks, diskColumns, ['family', 'edition']);

export const unpackVms = (text: string): Vm[] => unpack<Vm>(text);
export const unpackDisks = (text: string): Disk[] => unpack<Disk>(text);

/** Groups rows that share a head, in the order of their first row. Rows of one head must stand together, so that the order is kept. */
function pack<Row extends Vm | Disk>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  first: readonly (string & keyof Row)[],
): string {
  const shared = [
    ...first,
    ...columns.filter((column) => column.shared).map(({ key }) => key),
    ...['unit', 'source', 'also'],
  ];
  const own = columns.filter((column) => !column.shared);
  const notes: string[] = [];
  const groups: { head: readonly unknown[]; names: string[]; figures: (readonly number[])[] }[] =
    [];
  let last = '';
  for (const row of rows) {
    const head = shared.map((key) => row[key as keyof Row]).filter((value) => value !== undefined);
    if (groups.length === 0 || JSON.stringify(head) !== last)
      groups.push({ head, names: [], figures: [] });
    last = JSON.stringify(head);
    if (row.note !== undefined && !notes.includes(row.note)) notes.push(row.note);
    const note = row.note === undefined ? 0 : notes.indexOf(row.note) + 1;
    groups.at(-1)?.names.push(row.name);
    groups.at(-1)?.figures.push([note, ...own.flatMap((column) => numbersOf(row, column))]);
  }
  const sentences = [...new Set(notes.flatMap((note) => note.split(between)))];
  const packed: Packed = {
    shared,
    columns: own.map(layoutOf),
    sentences,
    notes: notes.map((note) => note.split(between).map((sentence) => sentences.indexOf(sentence))),
    origins: rows.flatMap((row, at) =>
      'origin' in row && row.origin ? [[at, row.origin] as const] : [],
    ),
    groups: groups.map(({ head, names, figures }) => [
      head,
      ...namesOf(names, figures),
      ...columnsOf(figures),
    ]),
  };
  return JSON.stringify(packed);
}

function layoutOf<Row>(column: Column<Row>): Layout {
  const { key, kind, needed } = column;
  switch (kind) {
    case 'limit':
    case 'pair':
      return key;
    case 'burst':
      return [key];
    case 'count':
      return needed ? [key, 'count', 0] : [key, 'count'];
    case 'size':
      return [key, 'GiB'];
    case 'word':
      return [key, column.words];
    case 'flag':
      return [key, flags];
  }
}

const nameFrom = (pattern: string, figure: number) => pattern.replace('*', String(figure));

function namesOf(names: readonly string[], figures: readonly (readonly number[])[]) {
  const figure = (at: number) => figures[at]?.[leading] ?? 0;
  const pattern = (names[0] ?? '').replace(String(figure(0)), '*');
  const packed = names.map((name, at) => (name === nameFrom(pattern, figure(at)) ? 0 : name));
  return [pattern, packed.every((name) => name === 0) ? packed.length : packed] as const;
}

function columnsOf(rows: readonly (readonly number[])[]): readonly Figures[] {
  const [first = []] = rows;
  const columns = first.map((figure, at): Figures => {
    const column = rows.map((row) => row[at] ?? 0);
    if (column.every((other) => other === figure)) return figure;
    const share = figure / (first[leading] ?? 0);
    const follows = rows.every((row, place) => column[place] === share * (row[leading] ?? 0));
    return at > leading && follows ? [share] : column;
  });
  return columns.slice(0, columns.findLastIndex((column) => column !== 0) + 1);
}

function unpack<Row>(text: string): Row[] {
  const { shared, columns, sentences, notes, origins, groups } = JSON.parse(text) as Packed;
  const origin = new Map(origins);
  let place = 0;
  return groups.flatMap(([values, pattern, names, ...figures]) => {
    const head = Object.fromEntries(values.map((value, at) => [shared[at], value]));
    const all = typeof names === 'number' ? Array<0>(names).fill(0) : names;
    return all.map((given, row) => {
      let at = 0;
      const figure = (column: Figures = 0): number => {
        if (typeof column === 'number') return column;
        const [share = 0] = column;
        return column.length === 1 ? share * figure(figures[leading]) : (column[row] ?? 0);
      };
      const next = () => figure(figures[at++]);
      const note = notes[next() - 1]?.map((place) => sentences[place]).join(between);
      const name = given === 0 ? nameFrom(pattern, figure(figures[leading])) : given;
      return Object.assign(
        { name },
        head,
        ...columns.map((layout) => valueFrom(layout, next, head['unit'] as ThroughputUnit)),
        member('note', note),
        member('origin', origin.get(place++)),
      ) as Row;
    });
  });
}

const flags = [true, false];

/** What a row has in a column as numbers, all of them 0 where it has nothing there. */
function numbersOf<Row extends Vm | Disk>(row: Row, column: Column<Row>): readonly number[] {
  const held = valueIn(row, column);
  if (!held) return figuresOf(column).map(() => 0);
  const { kind, value } = held;
  switch (kind) {
    case 'count':
      return [value];
    case 'size':
      // Sizes in GB are below zero, since they have no short form in GiB.
      return [value % 1e9 === 0 ? -value / 1e9 : value / gib(1)];
    case 'limit':
    case 'pair':
      return packPair(value, row.unit);
    case 'burst':
      return [...packPair(value, row.unit), value.minutes];
    case 'word':
      return [('words' in column ? column.words : []).indexOf(value) + 1];
    case 'flag':
      return [flags.indexOf(value) + 1];
  }
}

/** The part of a row that a column fills. */
function valueFrom(layout: Layout, next: () => number, unit: ThroughputUnit) {
  const [key = '', of, zero] = typeof layout === 'string' ? [layout] : layout;
  const figure = next();
  if (of === 'GiB' && figure < 0) return member(key, -figure * 1e9);
  if (typeof of === 'string') return member(key, (of === 'GiB' ? gib(figure) : figure) || zero);
  if (of) return member(key, of[figure - 1]);
  const pair = pairFrom(figure, next(), unit);
  const lasts = key === layout ? {} : { minutes: next() };
  return member(key, pair && { ...pair, ...lasts });
}

/** The reasons for a missing limit are packed below zero. */
const packHalf = (half: number | NoFigure, factor: number) =>
  typeof half === 'number' ? half / factor : -1 - reasons.indexOf(half);

const packPair = ({ iops: rate, throughput }: VmLimit | LimitPair, unit: ThroughputUnit) => [
  packHalf(rate, 1),
  packHalf(throughput, bytesIn[unit]),
];

const pairFrom = (rate: number, throughput: number, unit: ThroughputUnit): VmLimit | undefined =>
  rate === 0 && throughput === 0
    ? undefined
    : {
        iops: reasons[-1 - rate] ?? iops(rate),
        // Whole bytes before and after, so that dividing and multiplying come back to the same number.
        throughput:
          reasons[-1 - throughput] ?? bytesPerSecond(Math.round(throughput * bytesIn[unit])),
      };
