/** The sizes of pages and of the resource API beside the tables of today’s VM sizes. */
import type { Column } from '../limits/columns/column.ts';
import { vmColumns } from '../limits/columns/vm.ts';
import type { VmTable } from '../limits/row-tables.ts';
import type { Source, Vm } from '../limits/types.ts';
import { type Change, cellsOf, changeInWords, changesIn, isNoted, seenInWords } from './changes.ts';
import type { Difference } from './difference.ts';
import type { Document, SizeObserved } from './inputs.ts';
import { meaningOf } from './meaning.ts';
import { cellText, editedLine, hasColumn, placeOf, withoutNote } from './tables.ts';

/** What sizes are compared with. */
export type SizeDataset = {
  readonly vms: readonly Vm[];
  readonly tables: readonly VmTable[];
  readonly constrained: { readonly file: string; readonly text: string };
  readonly sources: readonly Source[];
  /** Sizes of which only the name is known. */
  readonly known: readonly string[];
};

/** The table and the line of a size; of one with constrained vCPUs those of the full size. */
function rowPlace(vm: Vm, tables: readonly VmTable[]) {
  const name = vm.constrainedOf ?? vm.name;
  for (const table of tables) {
    const place = table.edition === 'current' ? placeOf(table, name) : undefined;
    if (place) return { table, place };
  }
  throw new Error(`${name} is in no table.`);
}

/** The row of a size: that of its interface where a page has a table for each, and else the plain name first. */
export function rowOf({ name, over }: SizeObserved, vms: readonly Vm[]): Vm | undefined {
  const find = (wanted: string) =>
    vms.find((vm) => vm.edition === 'current' && vm.name.toLowerCase() === wanted.toLowerCase());
  const [first, second] = over === 'NVMe' ? [`${name}/nvme`, name] : [name, `${name}/nvme`];
  return find(first) ?? find(second);
}

/** The id that a source of the resource API of a day has, or would have. */
export const apiSourceOf = ({ date = 'undated' }: Document, sources: readonly Source[]) =>
  sources.find((one) => one.id.startsWith('api-') && one.date === date)?.id ?? `api-${date}`;

type Changes = readonly Change<Vm>[];

const cellName = ({ id, cell = id }: Column<Vm>) => cell;

/** Figures that the page of the row prints otherwise: the page is followed. */
function changedOnPage(vm: Vm, changes: Changes, from: Document, data: SizeDataset): Difference {
  const { table, place } = rowPlace(vm, data.tables);
  const lacking = changes.filter(({ figure }) => !hasColumn(table, cellName(figure.column)));
  const older = newerSourceOf(vm, from, data.sources);
  const cells = cellsOf(changes, table, place, vm.unit);
  const isFalse =
    changes.some(
      (one) => typeof one.held === 'number' && isNoted({ ...one, seen: one.held }, vm),
    ) || Object.keys(cells).some((name) => cellText(table, place, name).includes('*'));
  return {
    kind: 'changed figure',
    about: { kind: 'vm', names: [vm.name] },
    says: `${vm.name}: ${changes.map((one) => changeInWords(one, vm)).join('; ')}`,
    now: [place],
    paste: {
      into: table.file,
      lines: [editedLine(table, isFalse ? withoutNote(place) : place, cells)],
    },
    from,
    ...remarkOf([
      lacking.length > 0
        ? `The table has no column ${[...new Set(lacking.map(({ figure }) => `“${cellName(figure.column)}”`))].join(' and ')}.`
        : '',
      older,
      vm.note === undefined
        ? ''
        : `The row notes: ${vm.note}.${isFalse ? ' The line leaves out its note, which is about the figure that changes.' : ''}`,
    ]),
  };
}

const remarkOf = (parts: readonly string[]) => {
  const remark = parts.filter((part) => part !== '').join(' ');
  return remark === '' ? {} : { remark };
};

/** A page may be older than the copy that the dataset was read from; only a commit after all that was read is surely newer. */
function newerSourceOf(
  vm: Vm,
  { date, kind, committed }: Document,
  sources: readonly Source[],
): string {
  const source = sources.find(({ id }) => id === vm.source);
  const held = source?.date.slice(0, 10) ?? '';
  if (date === undefined || held < date) return '';
  if (held > date) return `The row was read from a copy of ${source?.date}, which is newer.`;
  const day = committed?.() ?? '';
  return kind !== 'page' || sources.every((one) => one.date.slice(0, 10) < day)
    ? ''
    : `The row was read from a copy with the same ms.date, and nothing says which is newer${day === '' ? '' : ` (this one is of ${day})`}.`;
}

/** Figures that the pages lack and the resource API has. Only limits have an origin of their own; others have a note. */
function filledByApi(vm: Vm, changes: Changes, from: Document, data: SizeDataset): Difference {
  const { table, place } = rowPlace(vm, data.tables);
  const isLimit = ({ figure }: Change<Vm>) => figure.column.kind === 'limit';
  const others = changes.filter((one) => !isLimit(one));
  const origin = apiSourceOf(from, data.sources);
  const month = (from.date ?? '').slice(0, 7);
  return {
    kind: changes.some(isLimit) ? 'cached limit filled' : 'figure filled',
    about: { kind: 'vm', names: [vm.name] },
    says: `${vm.name}: ${changes.map((one) => changeInWords(one, vm)).join('; ')}`,
    now: [place],
    paste: {
      into: table.file,
      lines: [
        editedLine(
          table,
          place,
          cellsOf(changes, table, place, vm.unit, origin),
          others.length > 0
            ? `${[...new Set(others.map(({ figure }) => figure.column.label))].join(', ')}: from the resource API, ${month}`
            : undefined,
        ),
      ],
    },
    from,
  };
}

/** Figures that a page prints and the resource API has otherwise: the row keeps the page’s, and a note has the other. */
function disagreement(vm: Vm, changes: Changes, from: Document, data: SizeDataset): Difference {
  const { table, place } = rowPlace(vm, data.tables);
  const words = changes.map((one) => `${seenInWords(one, vm)} (${one.figure.column.label})`);
  const note = `The resource API of ${(from.date ?? '').slice(0, 7)} has ${words.join(', ')}`;
  return {
    kind: 'resource API disagrees',
    about: { kind: 'vm', names: [vm.name] },
    says: `${vm.name}: ${changes.map((one) => changeInWords(one, vm)).join('; ')}`,
    now: [place],
    ...(vm.constrainedOf === undefined
      ? { paste: { into: table.file, lines: [editedLine(table, place, {}, note)] } }
      : {}),
    from,
    ...remarkOf([
      vm.constrainedOf === undefined
        ? 'The row keeps what the page prints, and notes the other figure; or add a conflict.'
        : `Its limits are those of ${vm.constrainedOf}: a note is added in src/limits/vms/current/constrained.ts.`,
      newerSourceOf(vm, from, data.sources),
    ]),
  };
}

const isFigure = (held: unknown) => typeof held === 'number';
/** A figure that came from the resource API follows the newer dump. */
const isOfApi = ({ figure }: Change<Vm>, vm: Vm) => vm.origin?.[figure.column.key] !== undefined;

export type Compared = {
  readonly differences: readonly Difference[];
  /** Differences that the note of a row has already. */
  readonly noted: number;
};

/** One observation of a size beside its row. */
function compareSize(size: SizeObserved, vm: Vm, data: SizeDataset): Compared {
  const { from } = size;
  const all = changesIn(vm, vmColumns, meaningOf(vm, size.figures, from.kind), from);
  const changes = all.filter((change) => !isNoted(change, vm));
  const noted = all.length - changes.length;
  if (changes.length === 0) return { differences: [], noted };
  if (from.kind === 'page') return { differences: [changedOnPage(vm, changes, from, data)], noted };
  const fill = changes.filter((one) => !isFigure(one.held) || isOfApi(one, vm));
  const other = changes.filter((one) => !fill.includes(one));
  const own = vm.constrainedOf === undefined;
  return {
    differences: [
      ...(fill.length > 0 && own ? [filledByApi(vm, fill, from, data)] : []),
      ...(other.length > 0 ? [disagreement(vm, other, from, data)] : []),
    ],
    noted,
  };
}

/** A size with constrained vCPUs has what its full size has: the same difference is reported once. */
function saidOfParent(one: Difference, all: readonly Difference[], vms: readonly Vm[]) {
  const [name = ''] = one.about.names;
  const parent = vms.find((vm) => vm.edition === 'current' && vm.name === name)?.constrainedOf;
  const what = ({ says }: Difference) => says.replace(/^[^:]*: /, '');
  return (
    parent !== undefined &&
    all.some((other) => other.about.names[0] === parent && what(other) === what(one))
  );
}

/** Every observed size that has a row, beside that row. */
export function compareSizes(sizes: readonly SizeObserved[], data: SizeDataset): Compared {
  const compared = sizes.flatMap((size) => {
    const vm = rowOf(size, data.vms);
    return vm ? [compareSize(size, vm, data)] : [];
  });
  const all = compared.flatMap(({ differences }) => differences);
  // Regions, and pages that repeat a table, say the same.
  const once = [...new Map(all.map((one) => [`${one.kind} ${one.says}`, one])).values()];
  return {
    differences: once.filter((one) => !saidOfParent(one, once, data.vms)),
    noted: compared.reduce((sum, { noted }) => sum + noted, 0),
  };
}
