/** The sizes and disks of pages and of the resource API beside the rows of today’s tables. */
import type { Column } from '../../../src/limits/columns/column.ts';
import { diskColumns } from '../../../src/limits/columns/disk.ts';
import { vmColumns } from '../../../src/limits/columns/vm.ts';
import type { DiskTable, VmTable } from '../../../src/limits/row-tables.ts';
import type { Disk, Source, Vm } from '../../../src/limits/types.ts';
import { defined } from '../../../src/units/omit-undefined.ts';
import {
  type Change,
  cellName,
  cellsOf,
  changeInWords,
  changesIn,
  inWords,
  isNoted,
  type Row,
} from './figures.ts';
import { meaningOf } from './meaning.ts';
import type { Difference, DiskObserved, Document, Figures, SizeObserved } from './observed.ts';
import { apiSourceOf, doubtAbout } from './read-from.ts';
import { rowOf } from './row-of-size.ts';
import { type Place, rowIn, Table } from './table.ts';

/** What sizes are compared with. */
export type SizeDataset = {
  readonly vms: readonly Vm[];
  readonly tables: readonly VmTable[];
  readonly constrained: { readonly file: string; readonly text: string };
  readonly sources: readonly Source[];
  /** Sizes of which only the name is known. */
  readonly known: readonly string[];
};
export type DiskDataset = {
  readonly disks: readonly Disk[];
  readonly tables: readonly DiskTable[];
};

export type Compared = {
  readonly differences: readonly Difference[];
  /** The figures that differ as the notes of their rows seem to say already. */
  readonly noted: readonly string[];
};

/** A row, and the line of it that a difference would change. */
type Subject<Of extends Row> = {
  readonly kind: 'vm' | 'disk';
  readonly row: Of;
  readonly columns: readonly Column<Of>[];
  readonly table: Table;
  readonly place: Place;
  /** The full size of one with constrained vCPUs, whose limits it has. */
  readonly parent?: string | undefined;
};

/** The tables of today. */
export const currentTables = <Of extends VmTable | DiskTable>(tables: readonly Of[]) =>
  tables.filter(({ edition }) => edition === 'current').map((table) => new Table(table));

const isOfLimit = <Of>({ figure }: Change<Of>) => figure.column.kind === 'limit';
const listOf = (words: readonly string[], between: string) => [...new Set(words)].join(between);

/** The differences of one document to one row. */
class Comparison<Of extends Row> {
  readonly #subject: Subject<Of>;
  readonly #from: Document;
  readonly #sources: readonly Source[];

  constructor(subject: Subject<Of>, from: Document, sources: readonly Source[]) {
    this.#subject = subject;
    this.#from = from;
    this.#sources = sources;
  }

  compare(figures: Figures): Compared {
    const { row, columns, parent } = this.#subject;
    const all = changesIn(row, columns, figures, this.#from);
    const changes = all.filter((one) => !isNoted(one.seen, one, row));
    const noted = all
      .filter((one) => !changes.includes(one))
      .map((one) => `${row.name}: ${changeInWords(one, row)}`);
    if (this.#from.kind === 'page') return { differences: this.#onPage(changes), noted };
    // A figure that came from the resource API follows the newer dump.
    const isFilled = ({ held, figure }: Change<Of>) =>
      typeof held !== 'number' || row.origin?.[figure.column.key] !== undefined;
    const filled = parent === undefined ? changes.filter(isFilled) : [];
    const others = changes.filter((one) => !isFilled(one));
    return { differences: [...this.#filled(filled), ...this.#disagreeing(others)], noted };
  }

  /** A page prints other figures, and the page is followed. */
  #onPage(changes: readonly Change<Of>[]) {
    if (changes.length === 0) return [];
    const { row, table, place, parent } = this.#subject;
    const cells = this.#cells(changes);
    const lacking = changes.map(({ figure }) => cellName(figure.column));
    const missing = lacking.filter((name) => !table.columns.includes(name));
    // A note about the figure that changes is no longer true.
    const isFalse =
      changes.some((one) => typeof one.held === 'number' && isNoted(one.held, one, row)) ||
      Object.keys(cells).some((name) => table.cell(place, name).includes('*'));
    const bare = isFalse ? { ...place, text: place.text.replace(/\s+#.*$/, '') } : place;
    const line = parent === undefined ? table.edited(bare, cells) : undefined;
    return this.#difference('changed figure', changes, line, [
      this.#ofParent,
      missing.length > 0
        ? `The table has no column ${listOf(
            missing.map((name) => `“${name}”`),
            ' and ',
          )}.`
        : '',
      doubtAbout(row, this.#from, this.#sources),
      row.note === undefined ? '' : `The row notes: ${row.note}.`,
      row.note !== undefined && isFalse
        ? 'Its note is about the figure that changes, so that the line leaves it out.'
        : '',
    ]);
  }

  /** The pages lack figures that the resource API has. Only limits have an origin of their own; others have a note. */
  #filled(changes: readonly Change<Of>[]) {
    const { row, table, place } = this.#subject;
    const others = changes.filter((one) => !isOfLimit(one));
    const cells = this.#cells(changes, apiSourceOf(this.#from, this.#sources));
    const labels = others.map(({ figure }) => figure.column.label);
    const note =
      others.length > 0
        ? `${listOf(labels, ', ')}: from the resource API, ${this.#month}`
        : undefined;
    const kind = changes.some(isOfLimit) ? 'cached limit filled' : 'figure filled';
    const origins = changes.filter(isOfLimit).map(({ figure }) => row.origin?.[figure.column.key]);
    const doubts = origins.map((origin) =>
      origin === undefined ? '' : doubtAbout({ ...row, source: origin }, this.#from, this.#sources),
    );
    const keys = changes.filter(isOfLimit).map(({ figure }) => figure.column.key);
    const isHalf = keys.some((key) => keys.indexOf(key) === keys.lastIndexOf(key));
    return this.#difference(kind, changes, table.edited(place, cells, note), [
      [...new Set(doubts)].join(' '),
      isHalf
        ? 'The line says of a whole limit that it is from the resource API; one half is not.'
        : '',
    ]);
  }

  /** The resource API has other figures than the page: the row keeps the page’s, and a note has the other. */
  #disagreeing(changes: readonly Change<Of>[]) {
    const { row, table, place, parent } = this.#subject;
    const words = changes.map(
      (one) => `${inWords(one.seen, one, row)} (${one.figure.column.label})`,
    );
    const note = `The resource API of ${this.#month} has ${words.join(', ')}`;
    const line = parent === undefined ? table.edited(place, {}, note) : undefined;
    return this.#difference('resource API disagrees', changes, line, [
      parent === undefined
        ? 'The row keeps what the page prints, and notes the other figure; or add a conflict.'
        : this.#ofParent,
      doubtAbout(row, this.#from, this.#sources),
    ]);
  }

  /** The line is that of another size. */
  get #ofParent() {
    const { parent } = this.#subject;
    return parent === undefined
      ? ''
      : `Its limits are those of ${parent}: a note is added in src/limits/vms/current/constrained.ts.`;
  }

  get #month() {
    return (this.#from.date ?? '').slice(0, 7);
  }

  #cells(changes: readonly Change<Of>[], origin?: string) {
    const { row, columns, table, place } = this.#subject;
    const figures = Object.fromEntries(changes.map(({ figure, seen }) => [figure.id, seen]));
    return cellsOf(columns, figures, table, row.unit, (name) => table.cell(place, name), origin);
  }

  #difference(
    kind: Difference['kind'],
    changes: readonly Change<Of>[],
    line: string | undefined,
    remarks: readonly string[],
  ): readonly Difference[] {
    const { row, table, place, kind: what } = this.#subject;
    if (changes.length === 0) return [];
    const remark = remarks.filter((one) => one !== '').join(' ') || undefined;
    const paste = line === undefined ? undefined : { into: table.file, lines: [line] };
    return [
      {
        kind,
        about: { kind: what, names: [row.name] },
        says: `${row.name}: ${changes.map((one) => changeInWords(one, row)).join('; ')}`,
        now: [place],
        ...defined({ paste, remark }),
        from: this.#from,
      },
    ];
  }
}

/** Regions, and pages that repeat a table, say the same. */
function together(compared: readonly Compared[]): Compared {
  const all = compared.flatMap(({ differences }) => differences);
  return {
    differences: [...new Map(all.map((one) => [`${one.kind} ${one.says}`, one])).values()],
    noted: [...new Set(compared.flatMap(({ noted }) => noted))],
  };
}

/** Every observed size that has a row, beside that row. */
export function compareSizes(observed: readonly SizeObserved[], data: SizeDataset): Compared {
  const tables = currentTables(data.tables);
  const { differences, noted } = together(
    observed.flatMap((size) => {
      const row = rowOf(size, data.vms);
      if (!row) return [];
      const { name, constrainedOf: parent } = row;
      const found = rowIn(tables, parent ?? name);
      if (!found) throw new Error(`${name} is in no table.`);
      const subject = { kind: 'vm' as const, row, columns: vmColumns, parent, ...found };
      const figures = meaningOf(row, size.figures, size.from.kind);
      return [new Comparison(subject, size.from, data.sources).compare(figures)];
    }),
  );
  // A size with constrained vCPUs has what its full size has: the same difference is reported once.
  const parents = new Map(
    data.vms.flatMap(({ edition, name, constrainedOf }) =>
      edition === 'current' && constrainedOf ? [[name, constrainedOf]] : [],
    ),
  );
  const key = (name = '', { says }: Difference) => `${name}${says.replace(/^[^:]*/, '')}`;
  const said = new Set(differences.map((one) => key(one.about.names[0], one)));
  const isOfParent = (one: Difference) => {
    const parent = parents.get(one.about.names[0] ?? '');
    return parent !== undefined && said.has(key(parent, one));
  };
  return { differences: differences.filter((one) => !isOfParent(one)), noted };
}

export function compareDisks(
  observed: readonly DiskObserved[],
  { disks, tables: all }: DiskDataset,
  sources: readonly Source[],
): Compared {
  const tables = currentTables(all);
  return together(
    observed.map(({ name, figures, from }): Compared => {
      const row = disks.find((one) => one.edition === 'current' && one.name === name);
      const found = row && rowIn(tables, name);
      if (row && found) {
        const subject = { kind: 'disk' as const, row, columns: diskColumns, ...found };
        return new Comparison(subject, from, sources).compare(figures);
      }
      const about = { kind: 'disk', names: [name] } as const;
      const says = `${name} is a disk that no table has`;
      return { differences: [{ kind: 'new size', about, says, now: [], from }], noted: [] };
    }),
  );
}
