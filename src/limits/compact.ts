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

import type { ThroughputUnit } from '../units/index.ts';
import { defined } from '../units/omit-undefined.ts';
import { type Column, member } from './columns/column.ts';
import { diskColumns } from './columns/disk.ts';
import { vmColumns } from './columns/vm.ts';
import { type Layout, layoutOf, numbersOf, valueFrom } from './compact-figures.ts';
import type { Disk, Vm } from './rows.ts';

/**
 * A figure for each row, or the one that all of them have; the last is that of all rows after it. A single figure in brackets is a share:
 * so much for each of what stands in the first column of figures, the vCPUs of a VM. `grown` is a figure that is as
 * many times the one before it as those are.
 */
type Figures = number | readonly (number | typeof grown)[];
/**
 * The series or family of a group, what else its rows share, their names, then their notes and figures.
 * 0 is a source that is called after the series, no further source, and the pattern of a name that the
 * series gives. Most names differ by the figure in them, that of the first column: 0 is such a name,
 * made from the pattern, and a number of rows stands for as many of them.
 */
type Group = readonly [
  of: string,
  kind: number,
  source: string | 0,
  also: readonly string[] | 0,
  pattern: string | 0,
  names: number | readonly (string | 0)[],
  ...figures: Figures[],
];
type Packed = {
  /** The member that a series or family is, and then those that the kinds have. */
  readonly shared: readonly string[];
  /** What groups share, since many are alike in it; `null` where they have none of it. */
  readonly kinds: readonly (readonly unknown[])[];
  readonly columns: readonly Layout[];
  /** The sentences of all notes, since many notes have some of them; and those of each note, by their places. */
  readonly sentences: readonly string[];
  readonly notes: readonly (readonly number[])[];
  /** The rows with figures from elsewhere, by their place. */
  readonly origins: readonly (readonly [row: number, origin: Vm['origin']])[];
  readonly groups: readonly Group[];
};

type Head = readonly [of: string, kind: number, source: string | 0, also: readonly string[] | 0];

/** D*as_v5 for Dasv5: how most series name their sizes. */
const patternOf = (series: string) =>
  series.replace(/^([A-Z]+)([a-z]*?)(v\d+)?$/, '$1*$2_$3').replace(/_$/, '');

/** The figures that others are a share of: the first after the notes. */
const leading = 1;

/** In place of a figure that follows from the one before it. */
const grown = '';
const isGrown = (figure: number, before: number, leads: number, ledBefore: number) =>
  figure !== 0 && (before * leads) / ledBefore === figure;

/** Between two sentences of a note. */
const between = '. ';

export const packVms = (vms: readonly Vm[]): string => pack(vms, vmColumns, 'series');

export const packDisks = (disks: readonly Disk[]): string => pack(disks, diskColumns, 'family');

export const unpackVms = (text: string): Vm[] => unpack<Vm>(text);
export const unpackDisks = (text: string): Disk[] => unpack<Disk>(text);

/** Groups rows that share a head, in the order of their first row. Rows of one head must stand together, so that the order is kept. */
function pack<Row extends Vm | Disk>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  of: string & keyof Row,
): string {
  const shared = [
    ...['edition', 'unit'],
    ...columns.filter((column) => column.shared).map(({ key }) => key),
  ];
  const kinds: string[] = [];
  const ownColumns = columns.filter((column) => !column.shared);
  const notes: string[] = [];
  const groups: { head: Head; names: string[]; figures: (readonly number[])[] }[] = [];
  let last = '';
  for (const row of rows) {
    const own = String(row[of]);
    const kind = JSON.stringify(shared.map((key) => row[key as keyof Row]));
    if (!kinds.includes(kind)) kinds.push(kind);
    const source = row.source === own.toLowerCase() ? 0 : row.source;
    const head: Head = [own, kinds.indexOf(kind), source, row.also ?? 0];
    if (groups.length === 0 || JSON.stringify(head) !== last)
      groups.push({ head, names: [], figures: [] });
    last = JSON.stringify(head);
    if (row.note !== undefined && !notes.includes(row.note)) notes.push(row.note);
    const note = row.note === undefined ? 0 : notes.indexOf(row.note) + 1;
    groups.at(-1)?.names.push(row.name);
    groups.at(-1)?.figures.push([note, ...ownColumns.flatMap((column) => numbersOf(row, column))]);
  }
  const sentences = [...new Set(notes.flatMap((note) => note.split(between)))];
  const packed: Packed = {
    shared: [of, ...shared],
    kinds: kinds.map((kind) => JSON.parse(kind)),
    columns: ownColumns.map(layoutOf),
    sentences,
    notes: notes.map((note) => note.split(between).map((sentence) => sentences.indexOf(sentence))),
    origins: rows.flatMap((row, at) =>
      'origin' in row && row.origin ? [[at, row.origin] as const] : [],
    ),
    groups: groups.map(({ head, names, figures }) => [
      ...head,
      ...namesOf(head[0], names, figures),
      ...columnsOf(figures),
    ]),
  };
  return JSON.stringify(packed);
}

const nameFrom = (pattern: string, figure: number) => pattern.replace('*', String(figure));

function namesOf(of: string, names: readonly string[], figures: readonly (readonly number[])[]) {
  const figure = (at: number) => figures[at]?.[leading] ?? 0;
  const pattern = (names[0] ?? '').replace(String(figure(0)), '*');
  const packed = names.map((name, at) => (name === nameFrom(pattern, figure(at)) ? 0 : name));
  const all = packed.every((name) => name === 0) ? packed.length : packed;
  return [pattern === patternOf(of) ? 0 : pattern, all] as const;
}

function columnsOf(rows: readonly (readonly number[])[]): readonly Figures[] {
  const [first = []] = rows;
  const columns = first.map((figure, at): Figures => {
    const column = rows.map((row) => row[at] ?? 0);
    if (column.every((other) => other === figure)) return figure;
    const share = figure / (first[leading] ?? 0);
    const follows = rows.every((row, place) => column[place] === share * (row[leading] ?? 0));
    if (at > leading && follows) return [share];
    const short = column.map((own, place) => {
      const [leads = 0, ledBefore = 0] = [rows[place]?.[leading], rows[place - 1]?.[leading]];
      const follows = at > leading && place > 0;
      return follows && isGrown(own, column[place - 1] ?? 0, leads, ledBefore) ? grown : own;
    });
    // At least two, since a single one is a share.
    const last = short.findLastIndex((other) => other !== short.at(-1)) + 1;
    return short.slice(0, Math.max(last + 1, 2));
  });
  return columns.slice(0, columns.findLastIndex((column) => column !== 0) + 1);
}

function unpack<Row>(text: string): Row[] {
  const { shared, kinds, columns, sentences, notes, origins, groups } = JSON.parse(text) as Packed;
  const origin = new Map(origins);
  let place = 0;
  return groups.flatMap(([of, kind, source, also, given, names, ...figures]) => {
    const values = [of, ...(kinds[kind] ?? [])];
    const head = {
      ...Object.fromEntries(
        shared.flatMap((key, at) => ((values[at] ?? null) === null ? [] : [[key, values[at]]])),
      ),
      source: source === 0 ? of.toLowerCase() : source,
      ...defined({ also: also || undefined }),
    } as Readonly<Record<string, unknown>>;
    const pattern = given === 0 ? patternOf(of) : given;
    const all = typeof names === 'number' ? Array<0>(names).fill(0) : names;
    return all.map((own, row) => {
      let at = 0;
      const leads = (place: number): number => figureAt(figures[leading], place);
      const figureAt = (column: Figures = 0, place = row): number => {
        if (typeof column === 'number') return column;
        const [first] = column;
        if (column.length === 1) return Number(first) * leads(place);
        const figure = column[place] ?? column.at(-1) ?? 0;
        if (figure !== grown) return figure;
        return (figureAt(column, place - 1) * leads(place)) / leads(place - 1);
      };
      const next = () => figureAt(figures[at++]);
      const note = notes[next() - 1]?.map((place) => sentences[place]).join(between);
      const name = own === 0 ? nameFrom(pattern, leads(row)) : own;
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
